import { createHash } from 'node:crypto'
import type { Database } from '#events/database/database.ts'
import {
  countUnrecorded,
  installationId,
  type Erasure,
  listErasures
} from '#events/store/erasures.ts'
import { dropAbandonedShadow } from '#projections/rebuild/shadow-schema.ts'
import {
  addErasureLines,
  type ErasureLine,
  readErasureLines,
  readLastErasureLines,
  removeTruncatedLine
} from './erasure-lines.ts'

export interface ErasureListContext {
  db: Database
  config: { erasuresFile: string }
  now(): Date
}

/**
 * Adds the latest erasures to the list outside the database, and drops copies of read tables that may name those
 * people. When an older copy of the database is restored, the list names the erasures to apply again.
 */
export async function keepErasures(dependencies: ErasureListContext): Promise<void> {
  const board = await prepareList(dependencies)
  if (!board) return
  const end = await readEnd(dependencies, board)
  await (end ? addFresh(dependencies, board, end) : addUnlisted(dependencies, board))
}

/** As `keepErasures`, but compares the whole list with the database. Throws ErasureListDamaged. */
export async function completeErasures(dependencies: ErasureListContext): Promise<void> {
  const board = await prepareList(dependencies)
  if (board) await addUnlisted(dependencies, board)
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

/** ISO instant up to which the list says that it is complete; undefined for one that does not. */
export async function findCompleteUpTo(file: string, board: string): Promise<string | undefined> {
  for await (const line of readLastErasureLines(file))
    if (line?.board === board && line.completeUpTo) return line.completeUpTo
  return undefined
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

/** Returns the board of the list; undefined before the first event. */
async function prepareList({ db, config }: ErasureListContext): Promise<string | undefined> {
  await dropAbandonedShadow(db)
  const board = await installationId(db)
  if (board) await removeTruncatedLine(config.erasuresFile)
  return board
}

/** The end of the list, as far as it concerns a board. */
interface ListEnd {
  /** All older erasures are in the list. */
  since: string
  /** Subjects that were named since then. */
  subjects: Set<string>
}

/** Milliseconds. An erasure is dated by the clock of its process, and committed later. */
const overlap = 24 * 60 * 60 * 1000
const mostSubjects = 50_000

/** Undefined when only the whole list can tell. */
async function readEnd(
  { config, now }: ErasureListContext,
  board: string
): Promise<ListEnd | undefined> {
  const subjects = new Set<string>()
  let since: string | undefined
  for await (const line of readLastErasureLines(config.erasuresFile)) {
    if (!line || subjects.size === mostSubjects) return undefined
    if (line.board !== board) continue
    const { erasure, completeUpTo } = line
    if (completeUpTo && !since) {
      // The clock was set back.
      if (completeUpTo > now().toISOString()) return undefined
      since = new Date(Date.parse(completeUpTo) - overlap).toISOString()
    }
    if (since && erasure && erasure.erasedAt < since) break
    if (erasure) subjects.add(erasure.subject)
  }
  return since ? { since, subjects } : undefined
}

async function addFresh(
  { db, config, now }: ErasureListContext,
  board: string,
  { since, subjects }: ListEnd
): Promise<void> {
  const mark = markOf(board, now())
  await addErasureLines(config.erasuresFile, freshLines())

  async function* freshLines() {
    let isChanged = false
    for await (const erasures of listErasures(db, since)) {
      const fresh = erasures.filter(({ subject }) => !subjects.has(subject))
      isChanged ||= fresh.length > 0
      yield toLines(board, fresh)
    }
    if (isChanged) yield mark
  }
}

async function addUnlisted({ db, config, now }: ErasureListContext, board: string): Promise<void> {
  const file = config.erasuresFile
  const opening = (await listsErasuresOf(file, board)) ? [] : [{ board }]
  const listed = await fingerprintsOf(file, board)
  const mark = markOf(board, now())
  await addErasureLines(file, unlistedLines())

  async function* unlistedLines() {
    yield opening
    for await (const erasures of listErasures(db)) {
      const unlisted = erasures.filter(({ subject }) => !includes(listed, fingerprint(subject)))
      yield toLines(board, unlisted)
    }
    yield mark
  }
}

/** The sorted hashes of the subjects in the list, 64 bits each: a role that only reads cannot create a table for them. */
async function fingerprintsOf(file: string, board: string): Promise<BigUint64Array> {
  let all = new BigUint64Array(sliceSize)
  let count = 0
  for await (const erasures of readErasureList(file, board)) {
    if (count + erasures.length > all.length) {
      const larger = new BigUint64Array(2 * all.length)
      larger.set(all)
      all = larger
    }
    for (const { subject } of erasures) all[count++] = fingerprint(subject)
  }
  return all.subarray(0, count).sort()
}

const fingerprint = (subject: string) =>
  createHash('sha256').update(subject).digest().readBigUInt64LE()

function includes(sorted: BigUint64Array, value: bigint): boolean {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0n) < value) low = middle + 1
    else high = middle
  }
  return sorted[low] === value
}

/** Says up to when the list is complete, once the erasures before it are written. */
const markOf = (board: string, now: Date): ErasureLine[] => [
  { board, completeUpTo: now.toISOString() }
]

function toLines(board: string, erasures: readonly Erasure[]): ErasureLine[] {
  return erasures.map(({ subject, erasedAt, requestedBy }) => ({
    board,
    erasure: { subject, erasedAt, requestedBy }
  }))
}
