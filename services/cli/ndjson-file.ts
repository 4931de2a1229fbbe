import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { ExportedEvent } from '#events/store/export-import.ts'
import { CliError } from './command.ts'

/** One thing that is carried: an event, or a row of a table that the log does not tell. */
export type ExportedRow = { event: ExportedEvent } | { table: string; row: Record<string, unknown> }

/** One line of a file; the last says how many came before, so that a file that was cut is known for it. */
type NdjsonLine = ExportedRow | { end: number }

export interface FileSummary {
  lines: number
  bytes: number
  sha256: string
}

export interface NdjsonWriter {
  write(things: readonly ExportedRow[]): Promise<void>
  /** Waits for the disk. */
  end(): Promise<FileSummary>
  /** Of a file that is not going to be ended. */
  close(): Promise<void>
}

const fileMode = 0o600

/** A new file that only its owner can read. */
export async function createNdjsonFile(path: string): Promise<NdjsonWriter> {
  const file = await open(path, 'wx', fileMode)
  const hash = createHash('sha256')
  const written = { lines: 0, bytes: 0 }
  const put = async (lines: readonly NdjsonLine[]) => {
    const bytes = Buffer.from(lines.map(line => `${JSON.stringify(line)}\n`).join(''))
    hash.update(bytes)
    written.bytes += bytes.length
    await file.appendFile(bytes)
  }
  return {
    write: async things => {
      written.lines += things.length
      await put(things)
    },
    end: async () => {
      await put([{ end: written.lines }])
      await file.sync()
      await file.close()
      return { ...written, sha256: hash.digest('hex') }
    },
    close: () => file.close()
  }
}

/** The lines of a file but the last; throws a Refusal when one cannot be read, or the last is missing. */
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

/** Reads a file to its end and keeps nothing of it. */
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
