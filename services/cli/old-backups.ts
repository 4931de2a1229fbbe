import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { storageRules, termStart } from '#services/users/storage-terms.ts'

/** The folders beside a backup whose backups have passed their storage term. */
export function findOldBackups(folder: string, now: Date): string[] {
  const limit = termStart(now, storageRules.backups.term)
  return readdirSync(dirname(folder), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => join(dirname(folder), name))
    .filter(path => {
      const madeAt = readMadeAt(join(path, 'manifest.json'))
      return madeAt !== undefined && madeAt <= limit
    })
    .sort()
}

/** Undefined where there is no manifest of a backup. */
function readMadeAt(path: string): Date | undefined {
  if (!existsSync(path)) return undefined
  const made = /"madeAt":\s*"([^"]+)"/.exec(readFileSync(path, 'utf8'))?.[1]
  return made ? new Date(made) : undefined
}
