import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { isKnownEvent } from '#events/aggregates/event-schemas.ts'
import type { RegisteredKey } from '#events/privacy/registered-keys.ts'
import type { ExportedEvent } from '#events/store/export-import.ts'
import { megabyte } from '#events/units.ts'
import { findBackupTable, masterKeyTable } from './backup-tables.ts'
import { RefusedBackup } from './refused-backup.ts'

/** An event, or a row of a table that does not follow from the events. */
export type ExportedRow = { event: ExportedEvent } | { table: string; row: Record<string, unknown> }

/** A line of a file; the last holds the number of lines before it, so that a truncated file is detected. */
type NdjsonLine = ExportedRow | { end: number }

export interface FileSummary {
  lines: number
  bytes: number
  sha256: string
}

export interface NdjsonWriter {
  write(records: readonly ExportedRow[]): Promise<void>
  /** Writes the last line and waits for the disk. */
  end(): Promise<FileSummary>
  /** Closes a file without its last line. */
  close(): Promise<void>
}

export function requireNewFile(path: string): void {
  if (existsSync(path)) throw new RefusedBackup(`Ya existe ${path}`)
}

export function requireExistingFile(path: string): void {
  if (!existsSync(path)) throw new RefusedBackup(`No existe ${path}`)
}

const fileMode = 0o600
const newline = '\n'.charCodeAt(0)

/** Creates a file that only its owner can read. */
export async function createNdjsonFile(path: string): Promise<NdjsonWriter> {
  const file = await open(path, 'wx', fileMode)
  const hash = createHash('sha256')
  const written = { lines: 0, bytes: 0 }
  const append = async (lines: readonly NdjsonLine[]) => {
    const bytes = Buffer.from(lines.map(line => `${JSON.stringify(line)}\n`).join(''))
    hash.update(bytes)
    written.bytes += bytes.length
    await file.appendFile(bytes)
  }
  return {
    write: async records => {
      written.lines += records.length
      await append(records)
    },
    end: async () => {
      await append([{ end: written.lines }])
      await file.sync()
      await file.close()
      return { ...written, sha256: hash.digest('hex') }
    },
    close: () => file.close()
  }
}

/** A record, and how much of the file it takes. */
export interface NdjsonRecord {
  /** The table, or `event`. */
  kind: string
  record: ExportedRow
  /** In characters of UTF-16, which are the bytes of ASCII. */
  bytes: number
}

/** The records of a file; throws RefusedBackup when a line is invalid, or the last is missing. */
export async function* readNdjson(path: string): AsyncGenerator<NdjsonRecord> {
  let read = 0
  let isWhole = false
  for await (const text of readLines(path)) {
    const line = parseLine(text)
    isWhole = 'end' in line && line.end === read
    if ('end' in line) break
    yield { kind: 'table' in line ? line.table : 'event', record: line, bytes: text.length }
    read++
  }
  if (!isWhole) throw truncatedFile()
}

/**
 * Each line is read when it is asked for, into one buffer: node:readline reads a thousand lines ahead, of which each may
 * be a photo.
 */
async function* readLines(path: string): AsyncGenerator<string> {
  const file = await open(path)
  try {
    let buffer = Buffer.allocUnsafe(megabyte)
    let filled = 0
    for (;;) {
      if (filled === buffer.length) buffer = Buffer.concat([buffer], 2 * filled)
      const { bytesRead } = await file.read(buffer, filled)
      if (!bytesRead) break
      const read = buffer.subarray(0, filled + bytesRead)
      let start = 0
      let end = read.indexOf(newline, filled)
      for (; end >= 0; end = read.indexOf(newline, start)) {
        yield read.toString('utf8', start, end)
        start = end + 1
      }
      filled = read.copy(buffer, 0, start)
    }
    if (filled) yield buffer.toString('utf8', 0, filled)
  } finally {
    await file.close()
  }
}

/** Throws RefusedBackup unless the file is whole, and of no later program. */
export async function verifyComplete(path: string): Promise<void> {
  for await (const { record } of readNdjson(path)) {
    const unknown = findUnknown(record)
    if (!unknown) continue
    throw new RefusedBackup(
      `${path} es de una versión posterior, y esta no entiende lo que trae (${unknown}). No se ha escrito nada: impórtalo con aquella.`
    )
  }
}

function findUnknown(record: ExportedRow): string | undefined {
  if ('table' in record) return findBackupTable(record.table) ? undefined : record.table
  const { type, schemaVersion } = record.event
  return isKnownEvent(type, schemaVersion) ? undefined : `${type}, versión ${schemaVersion}`
}

/** The operator's keys as a file of keys has them, before those that they wrap. */
export async function readMasterKeys(path: string): Promise<RegisteredKey[]> {
  const keys: RegisteredKey[] = []
  for await (const { record } of readNdjson(path)) {
    if (!('table' in record) || record.table !== masterKeyTable.name) break
    const { id, check_value: checkValue, ...row } = record.row
    keys.push({
      id: Number(id),
      // PostgreSQL writes bytes as \x and hexadecimal digits.
      checkValue: Buffer.from(String(checkValue).slice(2), 'hex'),
      isActive: row['is_active'] === true,
      createdAt: String(row['created_at']),
      retiredAt: row['retired_at'] === null ? null : String(row['retired_at'])
    })
  }
  return keys
}

function parseLine(text: string): NdjsonLine {
  try {
    return JSON.parse(text)
  } catch {
    throw truncatedFile()
  }
}

function truncatedFile(): RefusedBackup {
  return new RefusedBackup('El archivo no es de export, o está cortado')
}
