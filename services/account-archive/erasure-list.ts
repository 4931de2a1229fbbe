import { existsSync, readFileSync } from 'node:fs'
import { mkdir, open, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'
import type { Database } from '#events/database/database.ts'
import { installationId, type Erasure, listErasures } from '#events/store/erasures.ts'
import { dropAbandonedShadow } from '#projections/rebuild/shadow-schema.ts'

const Line = z.object({
  board: z.string(),
  erasure: z
    .object({ subject: z.string(), erasedAt: z.string(), requestedBy: z.string() })
    .optional()
})
type Line = z.infer<typeof Line>

export interface ErasureListDependencies {
  db: Database
  config: { erasuresFile: string }
}

/**
 * Adds the latest erasures to the list outside the database, and drops copies of read tables that may name those
 * people. When an older copy of the database is restored, the list names the erasures to apply again.
 */
export async function keepErasures({ db, config }: ErasureListDependencies): Promise<void> {
  await dropAbandonedShadow(db)
  const board = await installationId(db)
  if (!board) return
  await removeTruncatedLine(config.erasuresFile)
  const known = readErasures(config.erasuresFile, board)
  const subjects = new Set(known?.map(({ subject }) => subject))
  const fresh = (await listErasures(db)).filter(({ subject }) => !subjects.has(subject))
  const opening = known ? [] : [{ board }]
  await addLines(config.erasuresFile, [...opening, ...fresh.map(erasure => ({ board, erasure }))])
}

/** A line of the list is unreadable; the message is for the operator. */
export class ErasureListDamaged extends Error {
  constructor(file: string, line: number) {
    super(
      `${file}: la línea ${line} no se entiende, y puede ser un borrado. Recupera el archivo de donde lo guardes; con «erasures keep» se completa.`
    )
  }
}

/** The erasures of this board; undefined when the list does not know the board. Throws ErasureListDamaged. */
export function readErasures(file: string, board: string): Erasure[] | undefined {
  if (!existsSync(file)) return undefined
  const texts = readFileSync(file, 'utf8').split('\n')
  const own = texts.flatMap((text, nth) => {
    const line = text.trim() ? parseLine(text) : undefined
    if (text.trim() && !line) throw new ErasureListDamaged(file, nth + 1)
    return line?.board === board ? [line] : []
  })
  return own.length ? own.flatMap(({ erasure }) => (erasure ? [erasure] : [])) : undefined
}

/** Undefined when it is none. */
function parseLine(text: string): Line | undefined {
  try {
    return Line.parse(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined
    throw error
  }
}

/** A process that was killed may have cut its last line off; the database still has the erasure. */
async function removeTruncatedLine(path: string): Promise<void> {
  if (!existsSync(path)) return
  const content = readFileSync(path)
  const start = content.lastIndexOf('\n') + 1
  const last = content.subarray(start).toString()
  if (last.trim() && !parseLine(last)) await truncate(path, start)
}

/** The file's date says when the list was last complete, even when nothing was added. */
async function addLines(path: string, lines: readonly Line[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'a', 0o600)
  try {
    const now = new Date()
    await file.appendFile(lines.map(line => `\n${JSON.stringify(line)}`).join(''))
    await file.utimes(now, now)
    await file.sync()
  } finally {
    await file.close()
  }
}
