import type { Queryable } from '#events/database/database.ts'
import type { JobTerms } from '#events/job-content/terms.ts'
import {
  findLogEnd,
  type LogEnd,
  logEndColumns,
  readChanges,
  wasEndOf
} from '#events/store/event-store.ts'
import { jobsProjection } from '../tables/project.ts'
import { readSynonyms, type Synonyms } from '#projections/search/clauses.ts'
import { type FilteredJob, lexemesOfJob } from './job-filters.ts'
import { type IndexedDoc, InvertedIndex } from '#projections/search/inverted-index.ts'
import { roleOfTitle } from './title-role.ts'
import {
  inHead,
  inTitle,
  ofPlace,
  type Terms,
  toTerms,
  WordLexemes,
  wordsOf
} from '#projections/search/words.ts'

/** The state of the board that a search depends on. */
export interface BoardState extends LogEnd {
  /** The table of jobs, which a rebuild replaces. */
  jobsTable: string
  /** A number that changes with the synonyms. */
  synonyms: string
}

/** The source of an index; when it changes, the index answers until another one is loaded. */
const sourceOf = ({ jobsTable, synonyms }: BoardState) => `${jobsTable} ${synonyms}`

export const boardStateColumns = `${logEndColumns}, to_regclass('jobs')::oid::text AS "jobsTable",
  (SELECT coalesce(sum(hashtextextended(term, hashtext(family))), 0)::text FROM search.synonyms) AS synonyms`

export async function readBoardState(db: Queryable): Promise<BoardState> {
  const [state] = await db.query<BoardState>(`SELECT ${boardStateColumns}`)
  if (!state) throw new Error('the log has no position')
  return state
}

/** The searchable jobs of a database, as of one state. */
export interface JobIndex {
  jobs: InvertedIndex
  synonyms: Synonyms
  /** The terms of the synonyms. */
  terms: Terms
  state: BoardState
  catchingUp?: Promise<boolean> | undefined
}

/** The index of each database that is searched. */
const indexes = new WeakMap<Queryable, Promise<JobIndex>>()

const loaded = new WeakMap<Queryable, JobIndex>()

/**
 * The index as it is, undefined until it is loaded: for what may not wait, as within a transaction of an embedded database.
 * Begins to load the newest state, which a later call finds.
 */
export function loadedIndex(db: Queryable): JobIndex | undefined {
  readBoardState(db)
    .then(state => jobIndexAt(db, state))
    // The next call tries again.
    .catch(() => {})
  return loaded.get(db)
}

/** With more new events it is quicker to load the index anew. */
const maxCatchUp = 20_000

/** Loads the index before the first search. */
export async function loadJobIndex(db: Queryable): Promise<void> {
  await (indexes.get(db) ?? load(db))
}

/**
 * The index at a state of the board, or a later one. The first call loads it. After a change of synonyms or a rebuild it answers
 * with what it has, and with the jobs that come, until another one is loaded.
 */
export async function jobIndexAt(db: Queryable, state: BoardState): Promise<JobIndex> {
  const loading = indexes.get(db) ?? load(db)
  const index = await loading
  if (!mustLoadAnew(index, state) && (await catchUp(db, index, state))) {
    const isOutdated = sourceOf(state) !== sourceOf(index.state)
    if (isOutdated || index.jobs.isFragmented()) replace(db, loading)
    return index
  }
  if (indexes.get(db) === loading) load(db)
  return jobIndexAt(db, await readBoardState(db))
}

function mustLoadAnew({ state: known }: JobIndex, state: BoardState): boolean {
  return state.position - known.position > maxCatchUp
}

const replacements = new WeakMap<Queryable, Promise<JobIndex>>()

/** Loads another index, which takes the place of the former one; after a failure the next search tries again. */
function replace(db: Queryable, former: Promise<JobIndex>): void {
  if (replacements.has(db)) return
  const loading = readIndex(db)
  replacements.set(db, loading)
  loading
    .then(
      index => {
        if (indexes.get(db) !== former) return
        indexes.set(db, loading)
        loaded.set(db, index)
      },
      () => {}
    )
    .finally(() => replacements.delete(db))
}

/** The source that searches are answered from; begins to load another index when the state has a newer one. */
export function sourceInUse(db: Queryable, state: BoardState): string {
  const index = loaded.get(db)
  const loading = indexes.get(db)
  if (index && loading && sourceOf(index.state) !== sourceOf(state)) replace(db, loading)
  return sourceOf(index?.state ?? state)
}

/** A failure is reported to those who wait; the next search tries again. */
function load(db: Queryable): Promise<JobIndex> {
  const loading = readIndex(db)
  indexes.set(db, loading)
  loading.then(
    index => loaded.set(db, index),
    () => {}
  )
  loading.catch(() => indexes.get(db) === loading && indexes.delete(db))
  return loading
}

const rowsAtOnce = 2_000

/** Parses one page of jobs while the next one is read. What changes meanwhile is read again by `catchUp`. */
async function readIndex(db: Queryable): Promise<JobIndex> {
  const state = await readBoardState(db)
  const synonyms = await readSynonyms(db)
  const [{ n = 0 } = {}] = await db.query<{ n: number }>(
    'SELECT count(*) AS n FROM jobs WHERE live'
  )
  const jobs = new InvertedIndex(n)
  const terms = toTerms(synonyms)
  const words = new WordLexemes(terms)
  const readPage = (after: number) =>
    db.query<IndexedRow>(
      `SELECT ${indexedColumns} FROM jobs WHERE live AND no > $1 ORDER BY no LIMIT ${rowsAtOnce}`,
      [after]
    )
  for (let next = readPage(0); ; ) {
    const rows = await next
    const last = rows.length < rowsAtOnce ? undefined : rows.at(-1)
    if (last) next = readPage(last.no)
    for (const row of rows) jobs.put(toIndexedJob(row, words))
    if (!last) return { jobs, synonyms, terms, state }
  }
}

export interface IndexedRow extends Pick<IndexedDoc, 'no' | 'expiry'>, FilteredJob {
  live: boolean
  employerId: string
  title: string
  company: string
  location: string
  description: string
}

export const indexedColumns = `no, live, (extract(epoch FROM expiry_date) * 1000)::float8 AS expiry,
  monthly_pay AS "monthlyPay", employer_id AS "employerId", title, company_name AS company, location,
  concat_ws(' ', description, requirements, details) AS description,
  job_type AS "jobType", experience, terms, areas`

export function toIndexedJob(row: IndexedRow, words: WordLexemes): IndexedDoc {
  const { no, expiry, monthlyPay, employerId, title, company, location, description } = row
  const lexemes = [
    ...words.of(title, inTitle),
    ...words.of(company, inHead),
    ...words.of(location, inHead),
    ...words.of(description),
    ...wordsOf(location).map(word => ofPlace + word),
    ...lexemesOfJob({ ...row, terms: withRole(row) })
  ]
  return { no, expiry, amount: monthlyPay, ownerId: employerId, lexemes }
}

/** A job without a role has the one that its title names. */
function withRole({ title, terms }: IndexedRow): JobTerms {
  return terms.role ? terms : { ...terms, role: roleOfTitle(title) }
}

const eventsAtOnce = 5_000

/** Applies what was committed up to a state; false when the index is of another copy of the log. */
async function catchUp(db: Queryable, index: JobIndex, state: BoardState): Promise<boolean> {
  while (index.state.position < state.position) {
    index.catchingUp ??= applyChanges(db, index, state).finally(() => {
      index.catchingUp = undefined
    })
    if (!(await index.catchingUp)) return false
  }
  const isSame = index.state.position === state.position
  return isSame ? index.state.lastEvent === state.lastEvent : wasEndOf(db, index.state)
}

async function applyChanges(db: Queryable, index: JobIndex, last: LogEnd): Promise<boolean> {
  const { position } = index.state
  const upTo = Math.min(last.position, position + eventsAtOnce)
  const [isContinued, end, changes] = await Promise.all([
    wasEndOf(db, index.state),
    findLogEnd(db, upTo),
    readChanges(db, position, upTo, Object.keys(jobsProjection.on))
  ])
  if (!isContinued || !end.lastEvent) return false
  if (changes.length > 0) await readAgain(db, index, changes)
  index.state = { ...index.state, ...end }
  return true
}

interface Change {
  type: string
  id: string
  employerId: string | null
}

/**
 * An employer's event changes all their jobs; an erasure deletes the rows. A release gives a job another number, and one
 * that was withdrawn may be erased by now: the number that it had is among those of its employer.
 */
async function readAgain(
  db: Queryable,
  { jobs, terms }: JobIndex,
  changes: readonly Change[]
): Promise<void> {
  const known = [...new Set(changes.flatMap(employerOf))].flatMap(id => jobs.findByOwner(id))
  const rows = await db.query<IndexedRow>(
    `SELECT ${indexedColumns} FROM jobs WHERE id = ANY ($1) OR no = ANY ($2) ORDER BY no`,
    [changes.map(({ id }) => id), known]
  )
  const words = new WordLexemes(terms)
  for (const no of [...known, ...rows.map(({ no }) => no)]) jobs.remove(no)
  for (const row of rows) if (row.live) jobs.put(toIndexedJob(row, words))
  if (known.some(no => !rows.some(row => row.no === no))) jobs.forgetUnusedLexemes()
}

function employerOf({ type, id, employerId }: Change): string[] {
  if (type.startsWith('User')) return [id]
  return /^Job(Released|Withdrawn)$/.test(type) && employerId ? [employerId] : []
}
