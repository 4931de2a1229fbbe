import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { ExportedEvent } from '#events/store/export-import.ts'
import { CliError } from './command.ts'

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
  if (existsSync(path)) throw new CliError(`Ya existe ${path}`)
}

export function requireExistingFile(path: string): void {
  if (!existsSync(path)) throw new CliError(`No existe ${path}`)
}

const fileMode = 0o600

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

/** The records of a file; throws a CliError when a line is invalid, or the last is missing. */
export async function* readNdjson(path: string): AsyncGenerator<ExportedRow> {
  let read = 0
  let isWhole = false
  for await (const text of createInterface({ input: createReadStream(path) })) {
    const line = parseLine(text)
    isWhole = 'end' in line && line.end === read
    if ('end' in line) break
    yield line
    read++
  }
  if (!isWhole) throw truncatedFile()
}

/** Throws a CliError unless the file is whole. */
export async function verifyComplete(path: string): Promise<void> {
  for await (const _ of readNdjson(path));
}

function parseLine(text: string): NdjsonLine {
  try {
    return JSON.parse(text)
  } catch {
    throw truncatedFile()
  }
}

function truncatedFile(): CliError {
  return new CliError('El archivo no es de export, o está cortado')
}
