import { existsSync } from 'node:fs'
import { mkdir, open, readFile, truncate } from 'node:fs/promises'
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

/** A process that was killed may have left its last line incomplete; the database still has the erasure. */
export async function removeTruncatedLine(path: string): Promise<void> {
  if (!existsSync(path)) return
  const bytes = await readFile(path)
  const start = bytes.lastIndexOf('\n') + 1
  const last = bytes.toString('utf8', start)
  if (last.trim() && !parseLine(last)) await truncate(path, start)
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

/** Undefined for a line that is not one of the list. */
function parseLine(text: string): ErasureLine | undefined {
  try {
    return Line.parse(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined
    throw error
  }
}
