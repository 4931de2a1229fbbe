import { readFileSync } from 'node:fs'
import { ConfigError } from './config-error.ts'
import { secretNames } from './environment.ts'

type EnvVars = Record<string, string | undefined>

/** Replaces `NAME_FILE` by the content of that file, as containers receive secrets; `NAME` takes precedence. */
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
