import { existsSync } from 'node:fs'
import { BadConfig, type Config, readConfig } from './config.ts'
import { withSecretFiles } from './secret-files.ts'

/** The process's own environment, with `.env` of the current folder; says what is wrong and ends the process. */
export function configOrExit(changes: Record<string, string> = {}): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  try {
    return readConfig(withSecretFiles({ ...process.env, ...changes }))
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
