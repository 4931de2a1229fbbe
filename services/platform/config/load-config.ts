import { existsSync } from 'node:fs'
import { ConfigError } from './config-error.ts'
import { type Config, parseConfig } from './config.ts'
import { withSecretFiles } from './secret-files.ts'

/** Reads the environment and `.env` of the current folder; prints what is wrong and ends the process. */
export function loadConfigOrExit(overrides: Record<string, string> = {}): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  try {
    return parseConfig(withSecretFiles({ ...process.env, ...overrides }))
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
