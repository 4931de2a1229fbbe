import { minute } from '#events/units.ts'
import type { Queryable } from '#events/database/database.ts'
import { readSynonyms } from '#projections/search/clauses.ts'
import {
  type IndexedRow,
  indexedColumns,
  jobIndex,
  toIndexedJob
} from '#projections/jobs/search/job-index.ts'
import { type LoadedIndex, readBoardState } from '#projections/search/followed-index.ts'
import { type IndexedDoc, InvertedIndex } from '#projections/search/inverted-index.ts'
import { toTerms, WordLexemes } from '#projections/search/words.ts'
import { AnchoredAlerts } from './anchors.ts'
import { type AlertMeaning, isNewTo, type MatchedJob, meets, readAlert } from './meaning.ts'

/** A job that is compared with the alerts. */
export interface NewJob {
  id: string
  /** When it appeared; a job that was only changed is as new as it was before. */
  newAt: string | null
  /** Instant of the event. */
  at: string
}

interface NewRow extends IndexedRow {
  id: string
  /** The instant since which it is new. */
  newAt: string
  at: string
}

/** Finds the alerts that live jobs match, each once: the search of each alert, asked of these jobs alone. */
export async function matchAlertsWithJobs(
  tx: Queryable,
  db: Queryable,
  jobs: readonly NewJob[]
): Promise<void> {
  const latest = [...new Map(jobs.map(job => [job.id, job])).values()]
  const rows = await tx.query<NewRow>(
    `SELECT id, coalesce(new_at, post_date) AS "newAt", at, ${indexedColumns}
       FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) AS given (job, new_at, at)
       JOIN jobs ON id = job AND search.is_live(live, expiry_date, at) ORDER BY no`,
    [latest.map(({ id }) => id), latest.map(({ newAt }) => newAt), latest.map(({ at }) => at)]
  )
  if (rows.length === 0) return
  const { synonyms: synonymsNumber } = await readBoardState(tx)
  const index = jobIndex.loaded(db)
  const current = index?.state.synonyms === synonymsNumber ? index : undefined
  const synonyms = current?.synonyms ?? (await readSynonyms(tx))
  const words = new WordLexemes(current?.terms ?? toTerms(synonyms))
  const fresh = rows.map(row => ({ ...row, ...toComparedJob(row, words) }))
  const ofFresh = { docs: boardOf(fresh), synonyms }
  const board = { docs: index?.docs ?? ofFresh.docs, synonyms, synonymsNumber }
  const now = new Date(Math.max(...latest.map(({ at }) => Date.parse(at))))
  const alerts = index ? await readAsked(tx, board, fresh, now) : await readAlerts(tx, [])
  const hits = alerts.flatMap(alert => {
    const meaning = meaningOfAlert(board, alert.search, now)
    const isMet = (job: MatchedJob) =>
      meets(job, meaning) ||
      (isNewTo(job, meaning) && meets(job, readAlert(ofFresh, alert.search, now)))
    return fresh
      .filter(job => alert.since <= job.newAt && isMet(job))
      .map(({ id, at }) => ({ alert: alert.id, job: id, found_at: at }))
  })
  await tx.query(
    `INSERT INTO mail.alert_hits (alert, job, found_at)
     SELECT alert, job, found_at FROM jsonb_to_recordset($1) AS hit (alert text, job text, found_at timestamptz)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(hits)]
  )
}

interface SentAlert {
  id: string
  /** JSON. */
  search: string
  since: string
  changed: number
}

function readAlerts(tx: Queryable, values: unknown[], condition = ''): Promise<SentAlert[]> {
  return tx.query<SentAlert>(
    `SELECT alerts.id, search::text AS search, alerts.since, changed
       FROM mail.alert_queries AS query JOIN alerts ON alerts.id = query.alert ${condition}`,
    values
  )
}

/** The alerts that one of the jobs may meet, and those that have changed since the anchors were made. */
async function readAsked(
  tx: Queryable,
  board: Board,
  jobs: readonly MatchedJob[],
  now: Date
): Promise<SentAlert[]> {
  const meanings = meaningsOf(board, now)
  meanings.anchored ??= await anchorAlerts(tx, board, now)
  const { alerts, upTo } = meanings.anchored
  const found = alerts.find(new Set(jobs.flatMap(({ lexemes }) => lexemes)))
  return readAlerts(tx, [found, upTo], 'WHERE query.alert = ANY ($1) OR changed > $2')
}

const alertsAtOnce = 500

interface Anchored {
  alerts: AnchoredAlerts
  /** The last change of an alert that the anchors include. */
  upTo: number
}

/** Anchors the alerts a page at a time: nothing else runs while one is read. */
async function anchorAlerts(tx: Queryable, board: Board, now: Date): Promise<Anchored> {
  const alerts = new AnchoredAlerts(board.docs)
  const next = (after: string) =>
    readAlerts(tx, [after], `WHERE query.alert > $1 ORDER BY query.alert LIMIT ${alertsAtOnce}`)
  let upTo = 0
  for (let page = await next(''); page.length > 0; page = await next(page.at(-1)?.id ?? '')) {
    for (const { id, search, changed } of page) {
      alerts.add(id, meaningOfAlert(board, search, now))
      upTo = Math.max(upTo, changed)
    }
  }
  return { alerts, upTo }
}

function toComparedJob(row: IndexedRow, words: WordLexemes): MatchedJob {
  const job = toIndexedJob(row, words)
  return { ...job, has: new Set(job.lexemes) }
}

/** `synonymsNumber` changes with the synonyms, which may be newer than the index. */
type Board = Pick<LoadedIndex, 'docs' | 'synonyms'> & { synonymsNumber: string }

/** Milliseconds; the meaning of words changes slowly, with the words of other jobs. */
const meaningLifetime = 10 * minute
const meanings = new WeakMap<InvertedIndex, KnownMeanings>()

interface KnownMeanings {
  since: number
  synonymsNumber: string
  bySearch: Map<string, AlertMeaning>
  anchored?: Anchored
}

function meaningsOf({ docs, synonymsNumber }: Board, now: Date): KnownMeanings {
  const known = meanings.get(docs)
  const isSame = known?.synonymsNumber === synonymsNumber
  if (isSame && Math.abs(now.getTime() - known.since) < meaningLifetime) return known
  const fresh = { since: now.getTime(), synonymsNumber, bySearch: new Map() }
  meanings.set(docs, fresh)
  return fresh
}

function meaningOfAlert(board: Board, search: string, now: Date): AlertMeaning {
  const { bySearch } = meaningsOf(board, now)
  const meaning = bySearch.get(search) ?? readAlert(board, search, now)
  bySearch.set(search, meaning)
  return meaning
}

function boardOf(jobs: readonly IndexedDoc[]): InvertedIndex {
  const board = new InvertedIndex(jobs.length)
  for (const job of jobs) board.put(job)
  return board
}

interface ChangedHit extends IndexedRow {
  alert: string
  job: string
  /** JSON. */
  search: string
}

/** Forgets the jobs that these alerts would tell of and that no longer match, as they have changed since they were found. */
export async function dropOutdatedHits(
  db: Queryable,
  alerts: readonly string[],
  now: Date
): Promise<void> {
  const changed = await db.query<ChangedHit>(
    `SELECT hit.alert, hit.job, alerts.search::text AS search, ${indexedColumns}
       FROM mail.alert_hits AS hit JOIN jobs ON jobs.id = hit.job JOIN alerts ON alerts.id = hit.alert
      WHERE hit.alert = ANY ($1) AND hit.notified_at IS NULL AND revised_at > hit.found_at`,
    [alerts]
  )
  if (!changed.length) return
  const index = await jobIndex.at(db, await readBoardState(db))
  const words = new WordLexemes(index.terms)
  const board = { ...index, synonymsNumber: index.state.synonyms }
  const gone = changed.filter(
    row => !meets(toComparedJob(row, words), meaningOfAlert(board, row.search, now))
  )
  await db.query(
    `DELETE FROM mail.alert_hits AS hit USING unnest($1::text[], $2::text[]) AS gone (alert, job)
      WHERE hit.alert = gone.alert AND hit.job = gone.job`,
    [gone.map(({ alert }) => alert), gone.map(({ job }) => job)]
  )
}

/** Deletes up to `limit` hits of alerts that are gone, or of jobs that were found before; returns how many. */
export async function deleteOldHits(db: Queryable, before: string, limit: number): Promise<number> {
  const deleted = await db.query(
    `DELETE FROM mail.alert_hits AS hit USING (
       SELECT alert, job FROM mail.alert_hits AS old
        WHERE found_at <= $1 OR NOT EXISTS (SELECT FROM mail.alert_queries AS query WHERE query.alert = old.alert)
        LIMIT $2) AS gone
      WHERE hit.alert = gone.alert AND hit.job = gone.job RETURNING hit.alert`,
    [before, limit]
  )
  return deleted.length
}

/** Gives an alert the jobs that another one has found and not yet sent. */
export async function copyHits(
  tx: Queryable,
  from: string,
  { to, at }: { to: string; at: Date }
): Promise<void> {
  await tx.query(
    `INSERT INTO mail.alert_hits (alert, job, found_at, notified_at)
     SELECT $2, job, $3, notified_at FROM mail.alert_hits WHERE alert = $1 ON CONFLICT DO NOTHING`,
    [from, to, at.toISOString()]
  )
}

/** Deletes the searches and hits of the alerts of a person, or of one without an account. */
export async function deleteAlertsOf(tx: Queryable, person: string): Promise<void> {
  await tx.query(
    `WITH gone AS (DELETE FROM mail.alert_queries WHERE person = $1 RETURNING alert)
     DELETE FROM mail.alert_hits WHERE alert IN (SELECT alert FROM gone)`,
    [person]
  )
}
