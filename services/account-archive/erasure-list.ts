import { day } from '#events/units.ts'
import type { Database } from '#events/database/database.ts'
import {
  countUnrecorded,
  installationId,
  type Erasure,
  listErasures
} from '#events/store/erasures.ts'
import { dropAbandonedShadow } from '#projections/rebuild/shadow-schema.ts'
import { addErasureLines, readErasureLines, removeTruncatedLine } from './erasure-lines.ts'

export interface ErasureListContext {
  db: Database
  config: { erasuresFile: string }
  now(): Date
}

/**
 * Completes the list outside the database, and drops copies of read tables that may name those people. When an older
 * copy of the database is restored, the list names the erasures to apply again. Throws ErasureListDamaged.
 */
export async function keepErasures({ db, config, now }: ErasureListContext): Promise<void> {
  await dropAbandonedShadow(db)
  const board = await installationId(db)
  if (!board) return
  const file = config.erasuresFile
  await removeTruncatedLine(file)
  const listed = await readListed(file, board)
  const at = now()
  await addErasureLines(file, missingLines(board))

  async function* missingLines(board: string) {
    if (!listed) yield [{ board }]
    let isComplete = isRecent(listed?.completeUpTo, at)
    for await (const erasures of listErasures(db)) {
      const missing = erasures.filter(({ subject }) => !listed?.subjects.has(subject))
      if (missing.length) isComplete = false
      yield missing.map(({ subject, erasedAt, requestedBy }) => ({
        board,
        erasure: { subject, erasedAt, requestedBy }
      }))
    }
    if (!isComplete) yield [{ board, completeUpTo: at.toISOString() }]
  }
}

/** The erasures of this board, in slices. Throws ErasureListDamaged. */
export async function* readErasureList(file: string, board: string): AsyncGenerator<Erasure[]> {
  let slice: Erasure[] = []
  for await (const { erasure } of readErasureLines(file, board)) {
    if (erasure) slice.push(erasure)
    if (slice.length < sliceSize) continue
    yield slice
    slice = []
  }
  yield slice
}

/** Whether the list is one of this board. Throws ErasureListDamaged. */
export async function listsErasuresOf(file: string, board: string): Promise<boolean> {
  for await (const _ of readErasureLines(file, board)) return true
  return false
}

/** ISO instant up to which the list says that it is complete; undefined for one that does not. Throws ErasureListDamaged. */
export async function findCompleteUpTo(file: string, board: string): Promise<string | undefined> {
  return (await readListed(file, board))?.completeUpTo
}

/** The database is older than the list: it was put back without repeating them. The message is for the operator. */
export class ErasuresMissing extends Error {
  constructor(file: string, count: number) {
    super(
      `A esta base de datos le faltan ${count} borrados de ${file}: es una copia anterior a ellos. Repítelos con «npm run ops -- erasures apply» y arranca otra vez.`
    )
  }
}

/** Throws ErasuresMissing unless the database knows every erasure of the list, and ErasureListDamaged. */
export async function requireErasuresApplied({
  db,
  config
}: Pick<ErasureListContext, 'db' | 'config'>): Promise<void> {
  const board = await installationId(db)
  if (!board) return
  let missing = 0
  for await (const erasures of readErasureList(config.erasuresFile, board)) {
    missing += await countUnrecorded(
      db,
      erasures.map(({ subject }) => subject)
    )
  }
  if (missing) throw new ErasuresMissing(config.erasuresFile, missing)
}

const sliceSize = 1_000

interface Listed {
  subjects: Set<string>
  /** The last instant up to which the list says that it is complete. */
  completeUpTo?: string
}

/** Undefined without a line of the board. */
async function readListed(file: string, board: string): Promise<Listed | undefined> {
  let listed: Listed | undefined
  for await (const { erasure, completeUpTo } of readErasureLines(file, board)) {
    listed ??= { subjects: new Set() }
    if (erasure) listed.subjects.add(erasure.subject)
    if (completeUpTo) listed.completeUpTo = completeUpTo
  }
  return listed
}

/** False also after a clock was set back. */
function isRecent(completeUpTo: string | undefined, now: Date): boolean {
  if (!completeUpTo) return false
  const age = now.getTime() - Date.parse(completeUpTo)
  return age >= 0 && age < day
}
