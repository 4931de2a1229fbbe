import { existsSync, readdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { installationId } from '#events/store/erasures.ts'
import program from '#package.json' with { type: 'json' }
import type { ReplayProgress } from '#projections/rebuild/shadow-schema.ts'
import { keepErasures } from '#services/account-archive/erasure-list.ts'
import type { DataTools } from '#services/platform/startup/open-infrastructure.ts'
import { type Arguments, type Command, done, needed, option, Refusal } from './command.ts'
import { type Files, give } from './export-data.ts'
import { fileNames, type Manifest, megabytes, writeManifest } from './manifest.ts'
import { type LineFile, openLines } from './ndjson-file.ts'

export const backupCommand: Command = {
  words: 'backup',
  usage: 'DIR [--keys FILE]',
  about: 'copia todo en DIR, sin parar, y las claves de las personas aparte, en DIR.keys',
  async run({ tools, output }, args) {
    const paths = backupPaths(args)
    needFree(paths.folder, paths.keys)
    const board = await installationId(tools.db)
    if (!board) throw new Refusal('No hay nada que copiar: el registro está vacío')
    const manifest = await write(tools, paths, board, output.progress)
    await keepErasures(tools)
    const size = Object.values(manifest.files).reduce((sum, { bytes }) => sum + bytes, 0)
    output.line(`${manifest.position} hechos en ${paths.folder}, ${megabytes(size)} MB`)
    output.line(`Guarda en otro sitio las claves de las personas: ${paths.keys}`)
    output.line('Guarda también, cada cual por su lado, VAULT_KEY (o secrets.json) y la lista de')
    output.line(`borrados, que restore necesita: ${tools.config.erasuresFile}`)
    output.json({ ...manifest, ...paths, erasures: tools.config.erasuresFile })
    return done
  }
}

async function write(
  { db, now }: DataTools,
  paths: BackupPaths,
  board: string,
  progress: ReplayProgress
): Promise<Manifest> {
  await mkdir(paths.folder, { recursive: true, mode: 0o700 })
  const files = await openFiles(paths)
  try {
    const madeAt = now().toISOString()
    const given = await give(db, files, progress)
    const written = {
      log: await files.log.end(),
      tables: await files.tables.end(),
      pictures: await files.pictures.end(),
      keys: await files.keys.end()
    }
    const about = { format: 1, program: program.version, madeAt, board } as const
    const manifest = { ...about, ...given, files: written }
    await writeManifest(paths.folder, manifest)
    return manifest
  } finally {
    for (const file of Object.values<LineFile>({ ...files })) await file.close()
  }
}

type BackupPaths = ReturnType<typeof backupPaths>

/** Where a backup lies, and where its keys do. */
export function backupPaths(args: Arguments) {
  const folder = needed(args, 0, 'la carpeta').replace(/\/+$/, '')
  return {
    folder,
    log: join(folder, fileNames.log),
    tables: join(folder, fileNames.tables),
    pictures: join(folder, fileNames.pictures),
    keys: option(args, 'keys') ?? `${folder}.keys`
  }
}

function needFree(folder: string, keys: string): void {
  if (existsSync(folder) && readdirSync(folder).length) {
    throw new Refusal(`${folder} no está vacía: una copia necesita una carpeta nueva`)
  }
  if (existsSync(keys)) throw new Refusal(`Ya existe ${keys}`)
}

async function openFiles(paths: BackupPaths): Promise<Files> {
  return {
    log: await openLines(paths.log),
    tables: await openLines(paths.tables),
    pictures: await openLines(paths.pictures),
    keys: await openLines(paths.keys)
  }
}
