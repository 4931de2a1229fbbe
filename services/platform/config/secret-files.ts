import { readFileSync } from 'node:fs'
import { BadConfig, secrets } from './config.ts'

type Variables = Record<string, string | undefined>

/** A secret may stand in a file that `NAME_FILE` names, as containers are given it. `NAME` itself comes first. */
export function withSecretFiles(env: Variables): Variables {
  const found = secrets
    .filter(name => !env[name]?.trim() && env[`${name}_FILE`]?.trim())
    .map(name => [name, contentOf(name, env[`${name}_FILE`] ?? '')])
  return { ...env, ...Object.fromEntries(found) }
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new BadConfig([`${name}_FILE: no se puede leer el archivo ${file}`])
  }
}
