import './environment-file.ts'
import { ConfigError } from './config-error.ts'
import { checkBuildSettings, type Config, parseConfig } from './config.ts'
import { withSecretFiles } from './secret-files.ts'

/** Reads the environment and `.env` of the current folder; prints what is wrong and ends the process. */
export function loadConfigOrExit(overrides: Record<string, string> = {}): Config {
  return orExit(() => parseConfig(withSecretFiles({ ...process.env, ...overrides })))
}

/** For the build, which needs no other setting. */
export function checkBuildSettingsOrExit(): void {
  orExit(() => checkBuildSettings(process.env))
}

function orExit<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
