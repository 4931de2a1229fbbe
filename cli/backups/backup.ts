import { existsSync, readdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { installationId } from '#events/store/erasures.ts'
import program from '#package.json' with { type: 'json' }
import type { ReplayProgress } from '#projections/rebuild/replay.ts'
import { completeErasures } from '#services/account-archive/erasure-list.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import {
  type CliArguments,
  type CliCommand,
  exitOk,
  argument,
  option,
  CliError
} from '#cli/command.ts'
import { type ExportFiles, exportData } from '#services/backups/export-data.ts'
import {
  backupFileNames,
  type Manifest,
  toMegabytes,
  writeManifest
} from '#services/backups/manifest.ts'
import { findBackups } from '#services/backups/old-backups.ts'
import {
  createNdjsonFile,
  type NdjsonWriter,
  requireNewFile
} from '#services/backups/ndjson-file.ts'

export const backupCommand: CliCommand = {
  name: 'backup',
  usesErasureList: true,
  usage: 'DIR [--keys FILE]',
  description: 'copia todo en DIR, sin parar, y las claves de las personas aparte, en DIR.keys',
  needs: 'current tables',
  async run({ tools, output }, args) {
    const paths = backupPaths(args)
    requireNewTarget(paths.folder, paths.keys)
    const board = await installationId(tools.db)
    if (!board) throw new CliError('No hay nada que copiar: el registro está vacío')
    const manifest = await writeBackup(tools, paths, board, output.progress)
    await completeErasures(tools)
    const size = Object.values(manifest.files).reduce((sum, { bytes }) => sum + bytes, 0)
    output.line(`${manifest.position} eventos en ${paths.folder}, ${toMegabytes(size)} MB`)
    output.line(`Guarda en otro sitio las claves de las personas: ${paths.keys}`)
    output.line('Guarda también, cada cual por su lado, VAULT_KEY (o secrets.json) y la lista de')
    output.line(`borrados, que restore necesita: ${tools.config.erasuresFile}`)
    for (const old of findBackups(dirname(paths.folder), tools.now()).old) {
      output.line(`Esta copia tiene más de 30 días: bórrala con «backup prune»: ${old}`)
    }
    output.json({ ...manifest, ...paths, erasures: tools.config.erasuresFile })
    return exitOk
  }
}

async function writeBackup(
  { db, now, vault }: DataAccess,
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

type BackupPaths = ReturnType<typeof backupPaths>

/** The files of a backup; the keys lie outside of its folder. */
export function backupPaths(args: CliArguments) {
  const folder = argument(args, 0).replace(/\/+$/, '')
  return {
    folder,
    log: join(folder, backupFileNames.log),
    tables: join(folder, backupFileNames.tables),
    pictures: join(folder, backupFileNames.pictures),
    keys: option(args, 'keys') ?? `${folder}.keys`
  }
}

function requireNewTarget(folder: string, keys: string): void {
  if (existsSync(folder) && readdirSync(folder).length) {
    throw new CliError(`${folder} no está vacía: una copia necesita una carpeta nueva`)
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
