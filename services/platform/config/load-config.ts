import { existsSync } from 'node:fs'
import { ConfigError, type Config, parseConfig } from './config.ts'
import { withSecretFiles } from './secret-files.ts'

/** The process's own environment, with `.env` of the current folder; says what is wrong and ends the process. */
export function loadConfigOrExit(changes: Record<string, string> = {}): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  try {
    return parseConfig(withSecretFiles({ ...process.env, ...changes }))
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
