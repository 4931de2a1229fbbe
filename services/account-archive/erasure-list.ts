import { existsSync, readFileSync } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'
import { installationId, type Erasure, listErasures } from '#events/store/erasures.ts'
import type { Tools } from '#services/platform/http/app-env.ts'

const Line = z.object({
  board: z.string(),
  erasure: z
    .object({ subject: z.string(), erasedAt: z.string(), requestedBy: z.string() })
    .optional()
})
type Line = z.infer<typeof Line>

/**
 * Brings the list of who was erased up to date. It lies outside the database, which may one day be
 * replaced by an older copy: that copy is then told whom it has to forget.
 */
export async function keepErasures({ db, config }: Pick<Tools, 'db' | 'config'>): Promise<void> {
  const board = await installationId(db)
  if (!board) return
  const known = readErasures(config.erasuresFile, board)
  const subjects = new Set(known?.map(({ subject }) => subject))
  const fresh = (await listErasures(db)).filter(({ subject }) => !subjects.has(subject))
  const opening = known ? [] : [{ board }]
  await addLines(config.erasuresFile, [...opening, ...fresh.map(erasure => ({ board, erasure }))])
}

/** Who was erased from this board; undefined when the list says nothing about it. */
export function readErasures(file: string, board: string): Erasure[] | undefined {
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n').flatMap(parse)
  const own = lines.filter(line => line.board === board)
  return own.length ? own.flatMap(({ erasure }) => (erasure ? [erasure] : [])) : undefined
}

/** The last line may have been cut; what it said is said again by whoever adds to the list next. */
function parse(text: string): Line[] {
  try {
    return [Line.parse(JSON.parse(text))]
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return []
    throw error
  }
}

/** Whoever adds nothing still tells by the file's date that the list was complete then. */
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
