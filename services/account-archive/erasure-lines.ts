import { existsSync } from 'node:fs'
import { mkdir, open, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'

const Line = z.object({
  board: z.string(),
  erasure: z
    .object({ subject: z.string(), erasedAt: z.string(), requestedBy: z.string() })
    .optional(),
  /** Every erasure that was recorded up to this instant stands in the lines above. */
  completeUpTo: z.string().optional()
})
export type ErasureLine = z.infer<typeof Line>

/** A line of the list is unreadable; the message is for the operator. */
export class ErasureListDamaged extends Error {
  constructor(file: string, line: number) {
    super(
      `${file}: la línea ${line} no se entiende, y puede ser un borrado. Recupera el archivo de donde lo guardes; con «erasures keep» se completa.`
    )
  }
}

/** The lines of one board, from the first. Throws ErasureListDamaged at an unreadable line of any. */
export async function* readErasureLines(path: string, board: string): AsyncGenerator<ErasureLine> {
  if (!existsSync(path)) return
  const file = await open(path)
  let lineNumber = 0
  for await (const text of file.readLines()) {
    lineNumber++
    if (!text.trim()) continue
    const line = parseLine(text)
    if (!line) throw new ErasureListDamaged(path, lineNumber)
    if (line.board === board) yield line
  }
}

/** The lines of all boards, from the last; undefined for an unreadable one. */
export async function* readLastErasureLines(path: string): AsyncGenerator<ErasureLine | undefined> {
  for await (const { text } of readBackwards(path)) if (text.trim()) yield parseLine(text)
}

/** A process that was killed may have left its last line incomplete; the database still has the erasure. */
export async function removeTruncatedLine(path: string): Promise<void> {
  for await (const { text, start } of readBackwards(path)) {
    if (text.trim() && !parseLine(text)) await truncate(path, start)
    return
  }
}

export async function addErasureLines(
  path: string,
  slices: AsyncIterable<readonly ErasureLine[]>
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'a', 0o600)
  try {
    for await (const lines of slices) {
      await file.appendFile(lines.map(line => `\n${JSON.stringify(line)}`).join(''))
    }
    await file.sync()
  } finally {
    await file.close()
  }
}

const newline = '\n'.charCodeAt(0)
const blockSize = 65_536

/** The lines from the last to the first, each with its first byte. */
async function* readBackwards(path: string): AsyncGenerator<{ text: string; start: number }> {
  if (!existsSync(path)) return
  const file = await open(path)
  try {
    let { size: start } = await file.stat()
    let first = Buffer.alloc(0)
    while (start > 0) {
      const length = Math.min(blockSize, start)
      start -= length
      const block = Buffer.alloc(length)
      await file.read(block, 0, length, start)
      let lines = Buffer.concat([block, first])
      let end = lines.lastIndexOf(newline)
      for (; end >= 0; end = lines.lastIndexOf(newline)) {
        yield { text: lines.toString('utf8', end + 1), start: start + end + 1 }
        lines = lines.subarray(0, end)
      }
      first = lines
    }
    yield { text: first.toString(), start }
  } finally {
    await file.close()
  }
}

/** Undefined for a line that is not one of the list. */
function parseLine(text: string): ErasureLine | undefined {
  try {
    return Line.parse(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined
    throw error
  }
}
