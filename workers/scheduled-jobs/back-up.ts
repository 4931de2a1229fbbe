import { hour } from '#events/units.ts'
import { basename, join } from 'node:path'
import { keepErasures, type ErasureListContext } from '#services/account-archive/erasure-list.ts'
import { recordBackup } from '#services/backups/last-backup.ts'
import {
  deleteBackup,
  findNightly,
  nameOfNightly,
  selectExpired
} from '#services/backups/rotate-backups.ts'
import { type BackupContext, backupPaths, writeBackup } from '#services/backups/write-backup.ts'

export type NightlyBackupContext = BackupContext &
  ErasureListContext & {
    config: { backupDir?: string | undefined; backupKeysDir?: string | undefined }
  }

/** Milliseconds for which a backup is good enough: a second run of the same night writes none. */
const freshFor = 12 * hour

/** Writes a backup where the configuration says so, and deletes what a killed run left. Returns how many were written. */
export async function backUp(dependencies: NightlyBackupContext): Promise<number> {
  const { db, now } = dependencies
  const places = placesOf(dependencies)
  if (!places) return 0
  const { backupDir, keysOf } = places
  const { finished, unfinished } = findNightly(backupDir)
  for (const path of unfinished) deleteBackup(path, keysOf(path))
  const at = now()
  const freshSince = new Date(at.getTime() - freshFor)
  // One that is dated later was made by a clock that was ahead.
  if (finished.some(({ madeAt }) => madeAt > freshSince && madeAt <= at)) return 0
  const folder = join(backupDir, nameOfNightly(at))
  const { madeAt } = await writeBackup(dependencies, backupPaths(folder, keysOf(folder)), () => {})
  await keepErasures(dependencies)
  await recordBackup(db, madeAt)
  return 1
}

/** Deletes the backups that have passed their term; returns how many. */
export async function dropBackups(dependencies: NightlyBackupContext): Promise<number> {
  const places = placesOf(dependencies)
  if (!places) return 0
  const expired = selectExpired(findNightly(places.backupDir).finished, dependencies.now())
  for (const { path } of expired) deleteBackup(path, places.keysOf(path))
  return expired.length
}

function placesOf({ config }: NightlyBackupContext) {
  const { backupDir, backupKeysDir = backupDir } = config
  if (!backupDir || !backupKeysDir) return undefined
  return { backupDir, keysOf: (folder: string) => join(backupKeysDir, `${basename(folder)}.keys`) }
}
