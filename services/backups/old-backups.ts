import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { storageRules, termStart } from '#services/users/shared/storage-terms.ts'
import { backupFileNames, manifestName } from './manifest.ts'

interface FoundBackups {
  /** The folders whose backups have passed their storage term, finished or not. */
  old: string[]
  /** How many finished ones have not. */
  current: number
}

/** The backups in a folder, each in a folder of its own. */
export function findBackups(parent: string, now: Date): FoundBackups {
  const limit = termStart(now, storageRules.backups.term)
  const backups = readdirSync(parent, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => join(parent, name))
    .sort()
    .flatMap(path => {
      const finishedAt = readMadeAt(join(path, manifestName))
      const madeAt = finishedAt ?? modifiedAt(join(path, backupFileNames.log))
      return madeAt ? [{ path, isOld: madeAt <= limit, isFinished: finishedAt !== undefined }] : []
    })
  return {
    old: backups.filter(({ isOld }) => isOld).map(({ path }) => path),
    current: backups.filter(({ isOld, isFinished }) => isFinished && !isOld).length
  }
}

/** Undefined where there is no manifest of a backup. */
export function readMadeAt(path: string): Date | undefined {
  if (!existsSync(path)) return undefined
  const made = /"madeAt":\s*"([^"]+)"/.exec(readFileSync(path, 'utf8'))?.[1]
  const madeAt = new Date(made ?? '')
  return Number.isNaN(madeAt.getTime()) ? undefined : madeAt
}

function modifiedAt(path: string): Date | undefined {
  return existsSync(path) ? statSync(path).mtime : undefined
}
