import { basename, join } from 'node:path'
import {
  completeErasures,
  type ErasureListContext
} from '#services/account-archive/erasure-list.ts'
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
const freshFor = 12 * 60 * 60 * 1000

/**
 * Writes a backup where the configuration says so, and deletes those that have passed their term, and what a killed run
 * left. Returns how many were written.
 */
export async function backUp(dependencies: NightlyBackupContext): Promise<number> {
  const { db, config, now } = dependencies
  const { backupDir, backupKeysDir = backupDir } = config
  if (!backupDir || !backupKeysDir) return 0
  const keysOf = (folder: string) => join(backupKeysDir, `${basename(folder)}.keys`)
  const { finished, unfinished } = findNightly(backupDir)
  for (const path of unfinished) deleteBackup(path, keysOf(path))
  const isFresh = finished.some(({ madeAt }) => now().getTime() - madeAt.getTime() < freshFor)
  if (!isFresh) {
    const folder = join(backupDir, nameOfNightly(now()))
    const { madeAt } = await writeBackup(
      dependencies,
      backupPaths(folder, keysOf(folder)),
      () => {}
    )
    await completeErasures(dependencies)
    await recordBackup(db, madeAt)
  }
  for (const { path } of selectExpired(findNightly(backupDir).finished, now()))
    deleteBackup(path, keysOf(path))
  return isFresh ? 0 : 1
}
