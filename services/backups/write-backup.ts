import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Database } from '#events/database/database.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { installationId } from '#events/store/erasures.ts'
import program from '#package.json' with { type: 'json' }
import type { ReplayProgress } from '#projections/rebuild/replay.ts'
import { type ExportFiles, exportData } from './export-data.ts'
import { backupFileNames, type Manifest, writeManifest } from './manifest.ts'
import { createNdjsonFile, type NdjsonWriter, requireNewFile } from './ndjson-file.ts'
import { RefusedBackup } from './refused-backup.ts'

export interface BackupContext {
  db: Database
  vault: PersonalDataVault
  now(): Date
}

export type BackupPaths = ReturnType<typeof backupPaths>

/** The files of a backup; the keys lie outside of its folder. */
export function backupPaths(folder: string, keys = `${folder}.keys`) {
  return {
    folder,
    log: join(folder, backupFileNames.log),
    tables: join(folder, backupFileNames.tables),
    pictures: join(folder, backupFileNames.pictures),
    keys
  }
}

/**
 * Writes everything into a new folder, while the board runs; what was written of a backup that fails is deleted. Throws
 * RefusedBackup where the folder or the file of the keys is not new, the log is empty, or the disk takes no more.
 */
export async function writeBackup(
  dependencies: BackupContext,
  paths: BackupPaths,
  progress: ReplayProgress
): Promise<Manifest> {
  requireNewTarget(paths)
  const board = await installationId(dependencies.db)
  if (!board) throw new RefusedBackup('No hay nada que copiar: el registro está vacío')
  try {
    return await writeFiles(dependencies, paths, board, progress)
  } catch (error) {
    rmSync(paths.keys, { force: true })
    rmSync(paths.folder, { recursive: true, force: true })
    throw explainDisk(error, paths.folder)
  }
}

async function writeFiles(
  { db, now, vault }: BackupContext,
  paths: BackupPaths,
  board: string,
  progress: ReplayProgress
): Promise<Manifest> {
  const { key } = await vault.masterKeys.findActive(db, 'backup')
  await mkdir(paths.folder, { recursive: true, mode: 0o700 })
  const files = await openBackupFiles(paths)
  try {
    const madeAt = now().toISOString()
    const summary = await exportData(db, files, progress)
    const fileSummaries = {
      log: await files.log.end(),
      tables: await files.tables.end(),
      pictures: await files.pictures.end(),
      keys: await files.keys.end()
    }
    const origin = { format: 1, program: program.version, madeAt, board } as const
    const manifest = { ...origin, ...summary, files: fileSummaries }
    await writeManifest(paths.folder, manifest, key)
    return manifest
  } finally {
    for (const file of Object.values<NdjsonWriter>({ ...files })) await file.close()
  }
}

function requireNewTarget({ folder, keys }: BackupPaths): void {
  if (existsSync(folder) && readdirSync(folder).length) {
    throw new RefusedBackup(`${folder} no está vacía: una copia necesita una carpeta nueva`)
  }
  requireNewFile(keys)
}

async function openBackupFiles(paths: BackupPaths): Promise<ExportFiles> {
  return {
    log: await createNdjsonFile(paths.log),
    tables: await createNdjsonFile(paths.tables),
    pictures: await createNdjsonFile(paths.pictures),
    keys: await createNdjsonFile(paths.keys)
  }
}

/** What the file system says, as a sentence for the operator. */
function explainDisk(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const unfinished = `La copia ${basename(folder)} no se ha terminado, y lo que llevaba se ha borrado.`
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return new RefusedBackup(`No queda sitio para ${folder}. ${unfinished}`)
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new RefusedBackup(`Este usuario no puede escribir en ${folder}.`)
    default:
      return error
  }
}
