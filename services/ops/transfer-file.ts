import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import type { CarriedEvent } from '#events/transfer.ts'
import { Refusal } from './command.ts'

/** One line of a file: an event, a row of a table that the log does not tell, or how many came before. */
export type Line =
  | { event: CarriedEvent }
  | { table: string; row: Record<string, unknown> }
  | { end: number }

/** Writes lines and, last, how many they are, so that a file that was cut is known for it. */
export async function writeLines(path: string, lines: AsyncIterable<Line>): Promise<void> {
  const stream = createWriteStream(path, { mode: 0o600, flags: 'wx' })
  let written = 0
  const write = async (line: Line) => {
    if (!stream.write(`${JSON.stringify(line)}\n`)) await once(stream, 'drain')
  }
  for await (const line of lines) {
    await write(line)
    written++
  }
  await write({ end: written })
  stream.end()
  await finished(stream)
}

/** The lines of a file but the last; throws a Refusal when one cannot be read, or the last is missing. */
export async function* readLines(path: string): AsyncGenerator<Exclude<Line, { end: number }>> {
  let read = 0
  let isWhole = false
  for await (const text of createInterface({ input: createReadStream(path) })) {
    const line = parse(text)
    isWhole = 'end' in line && line.end === read
    if ('end' in line) break
    yield line
    read++
  }
  if (!isWhole) throw cut()
}

/** Reads a file to its end and keeps nothing of it. */
export async function needWhole(path: string): Promise<void> {
  for await (const _ of readLines(path));
}

function parse(text: string): Line {
  try {
    return JSON.parse(text)
  } catch {
    throw cut()
  }
}

function cut(): Refusal {
  return new Refusal('El archivo no es de export, o está cortado')
}
