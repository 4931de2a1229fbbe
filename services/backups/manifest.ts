import { createHash, createHmac } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { isKnownEvent } from '#events/aggregates/event-schemas.ts'
import program from '#package.json' with { type: 'json' }
import { megabyte } from '#events/units.ts'
import { constantTimeEqual } from '#services/platform/http/request/constant-time-equal.ts'
import { brand } from '#services/words/shared/brand.ts'
import { findBackupTable } from './backup-tables.ts'
import { RefusedBackup } from './refused-backup.ts'
import { requireExistingFile } from './ndjson-file.ts'

export const manifestName = 'manifest.json'
export const backupFileNames = {
  log: 'log.ndjson',
  tables: 'tables.ndjson',
  pictures: 'pictures.ndjson'
} as const

const FileEntry = z.object({ lines: z.int(), bytes: z.int(), sha256: z.string() })

/** The content of a backup, and the checksum of each file. */
const Manifest = z.object({
  format: z.literal(1),
  program: z.string(),
  madeAt: z.iso.datetime(),
  /** The installation: the id of its first event. */
  board: z.string(),
  /** Position of the last event. */
  position: z.int(),
  /** Rows by table. */
  counts: z.record(z.string(), z.int()),
  /** The highest version of each type of event; 1.0.0 wrote none. */
  events: z.optional(z.record(z.string(), z.int())),
  files: z.object({ log: FileEntry, tables: FileEntry, pictures: FileEntry, keys: FileEntry })
})
export type Manifest = z.infer<typeof Manifest>

/** Written last: a folder without a manifest is an unfinished backup. */
export async function writeManifest(
  folder: string,
  manifest: Manifest,
  key: Buffer
): Promise<void> {
  const signed = { ...manifest, signature: signatureOf(manifest, key) }
  const text = `${JSON.stringify(signed, null, 2)}\n`
  await writeFile(join(folder, manifestName), text, { mode: 0o600, flag: 'wx', flush: true })
}

/** HMAC-SHA-256 of the manifest without its signature, in the order in which it was written. */
function signatureOf(manifest: object, key: Buffer): string {
  return createHmac('sha256', key).update(JSON.stringify(manifest)).digest('base64')
}

/**
 * Throws RefusedBackup when it is not that of a backup, was changed since it was signed, or is of a later program, with what
 * this one does not know; any of the keys may have signed it.
 */
export function readManifest(folder: string, keys: readonly Buffer[]): Manifest {
  const path = join(folder, manifestName)
  if (!existsSync(path)) {
    throw new RefusedBackup(`No hay ${manifestName} en ${folder}: no es una copia, o no se terminó`)
  }
  const { signature, ...stored } = parseManifest(path, readFileSync(path, 'utf8'))
  const isKnown = keys.some(key => constantTimeEqual(signatureOf(stored, key), `${signature}`))
  if (!isKnown) throw new RefusedBackup(wronglySigned(path))
  const manifest = Manifest.parse(stored)
  requireKnown(manifest)
  return manifest
}

function requireKnown({ counts, events = {}, program: writer }: Manifest): void {
  const unknown = [
    ...Object.keys(counts).filter(name => !findBackupTable(name)),
    ...Object.entries(events).flatMap(event => (isKnownEvent(...event) ? [] : nameOf(event)))
  ]
  if (!unknown.length) return
  throw new RefusedBackup(
    `La copia es de ${brand} ${writer}, y ${program.version} no entiende lo que trae (${unknown.join('; ')}). No se ha escrito nada: restáurala con aquella versión.`
  )
}

const nameOf = ([type, version]: [string, number]) => `${type}, versión ${version}`

/** Keeps the order of the text: the signature also covers what a later version may add. */
function parseManifest(path: string, text: string): Record<string, unknown> {
  try {
    const stored = JSON.parse(text)
    Manifest.parse(stored)
    return stored
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error
    throw new RefusedBackup(`${path} no es de una copia que este programa entienda`)
  }
}

const wronglySigned = (path: string) =>
  `${path} no lleva la firma de VAULT_KEY ni de VAULT_KEY_PREVIOUS: la copia se alteró, o se hizo con otra clave.`

/** Compares the checksum of every file, before anything is imported. */
export async function verifyChecksums(
  { files }: Manifest,
  paths: Record<keyof Manifest['files'], string>,
  progress: (done: number, total: number) => void
): Promise<void> {
  const names = ['log', 'tables', 'pictures', 'keys'] as const
  const total = names.reduce((sum, name) => sum + files[name].bytes, 0)
  let done = 0
  for (const name of names) {
    requireExistingFile(paths[name])
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(paths[name])) {
      hash.update(chunk)
      done += chunk.length
      progress(toMegabytes(done), toMegabytes(total))
    }
    if (hash.digest('hex') !== files[name].sha256) {
      throw new RefusedBackup(`${paths[name]} no es como se escribió: su suma SHA-256 es otra`)
    }
  }
}

export function toMegabytes(bytes: number): number {
  return Math.round(bytes / megabyte)
}
