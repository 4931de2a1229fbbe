import { readFileSync } from 'node:fs'
import { ConfigError, secretNames } from './config.ts'

type EnvVars = Record<string, string | undefined>

/** A secret may stand in a file that `NAME_FILE` names, as containers are given it. `NAME` itself comes first. */
export function withSecretFiles(env: EnvVars): EnvVars {
  const found = secretNames
    .filter(name => !env[name]?.trim() && env[`${name}_FILE`]?.trim())
    .map(name => [name, readSecret(name, env[`${name}_FILE`] ?? '')])
  return { ...env, ...Object.fromEntries(found) }
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new ConfigError([`${name}_FILE: no se puede leer el archivo ${file}`])
  }
}
