import { existsSync, readFileSync } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
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
  const known = readErasures(config.erasuresFile, board)
  const subjects = new Set(known?.map(({ subject }) => subject))
  const fresh = (await listErasures(db)).filter(({ subject }) => !subjects.has(subject))
  const opening = known ? [] : [{ board }]
  await addLines(config.erasuresFile, [...opening, ...fresh.map(erasure => ({ board, erasure }))])
}

/** The erasures of this board; undefined when the list does not know the board. */
export function readErasures(file: string, board: string): Erasure[] | undefined {
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n').flatMap(parse)
  const own = lines.filter(line => line.board === board)
  return own.length ? own.flatMap(({ erasure }) => (erasure ? [erasure] : [])) : undefined
}

/** A line that was cut off is skipped; the next update adds its erasure again. */
function parse(text: string): Line[] {
  try {
    return [Line.parse(JSON.parse(text))]
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return []
    throw error
  }
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
