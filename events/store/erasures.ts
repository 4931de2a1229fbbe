import type { Queryable, Transaction } from '#events/database/database.ts'

/** A person whose key was destroyed; the id resolves to nothing any more. */
export interface Erasure {
  subject: string
  /** ISO instant. */
  erasedAt: string
  requestedBy: string
}

/** Latest first. */
export function listLatestErasures(db: Queryable, limit: number): Promise<Erasure[]> {
  return db.query(
    `SELECT subject, erased_at AS "erasedAt", requested_by AS "requestedBy" FROM es.erasures
      ORDER BY erased_at DESC, subject LIMIT $1`,
    [limit]
  )
}

/** Subjects that are recorded already keep their first record. */
export function recordErasures(db: Queryable, erasures: readonly Erasure[]): Promise<void> {
  return insertErasures(db, 'es.erasures', erasures)
}

/** Erasures in slices, oldest first: those after an instant, or all. */
export function listErasures(db: Queryable, after = '-infinity'): AsyncGenerator<Erasure[]> {
  return readSlices(db, after, 'es.erasures', 'true')
}

/** An erasure that a list names; whether there were rows of the person or thing is known once those are imported. */
export interface ListedErasure extends Erasure {
  hadRows: boolean
}

/** Makes `listed_erasures`, a table of this transaction, of the erasures that lists outside the database name. */
export async function loadListedErasures(
  tx: Transaction,
  lists: AsyncIterable<readonly Erasure[]> | undefined
): Promise<void> {
  await tx.exec(
    `CREATE TEMP TABLE listed_erasures (subject text PRIMARY KEY, erased_at timestamptz NOT NULL,
       requested_by text NOT NULL, had_rows boolean NOT NULL DEFAULT false) ON COMMIT DROP`
  )
  for await (const erasures of lists ?? []) await insertErasures(tx, 'listed_erasures', erasures)
  await tx.exec('CREATE INDEX ON listed_erasures (erased_at, subject); ANALYZE listed_erasures')
}

/** Of these subjects, how many the database does not know as erased. */
export async function countUnrecorded(db: Queryable, subjects: readonly string[]): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `SELECT count(DISTINCT subject) FROM unnest($1::text[]) AS e (subject) WHERE ${isMissing('es.erasures')}`,
    [subjects]
  )
  return row?.count ?? 0
}

/** In slices: the listed ones that the database does not know as erased. */
export function listUnrecorded(tx: Transaction): AsyncGenerator<ListedErasure[]> {
  return readSlices(
    tx,
    '-infinity',
    'listed_erasures',
    isMissing('es.erasures'),
    ', had_rows AS "hadRows"'
  )
}

/** Notes of the listed erasures that a table has rows of them. */
export async function noteRowsOf(tx: Transaction, table: string, column: string): Promise<void> {
  await tx.exec(
    `UPDATE listed_erasures SET had_rows = true
      WHERE subject IN (SELECT ${column} FROM ${table}) AND ${unrecordedListed}`
  )
}

/** Deletes what a table has of the listed erasures that the database does not know. */
export async function deleteRowsOf(tx: Transaction, table: string, column: string): Promise<void> {
  await tx.exec(
    `DELETE FROM ${table} WHERE ${column} IN (
       SELECT subject FROM listed_erasures WHERE ${unrecordedListed})`
  )
}

const unrecordedListed =
  'NOT EXISTS (SELECT FROM es.erasures AS known WHERE known.subject = listed_erasures.subject)'

export async function countUnlistedErasures(tx: Transaction): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `SELECT count(*) FROM es.erasures AS e WHERE ${isMissing('listed_erasures')}`
  )
  return row?.count ?? 0
}

/** Notes that there were rows of these subjects; returns those that a list names. */
export async function noteListed(
  tx: Transaction,
  subjects: readonly string[]
): Promise<Set<string>> {
  const rows = await tx.query<{ subject: string }>(
    'UPDATE listed_erasures SET had_rows = true WHERE subject = ANY($1) RETURNING subject',
    [subjects]
  )
  return new Set(rows.map(({ subject }) => subject))
}

/** Listed erasures in slices, oldest first: those that had rows, or that the database does not know. */
export function listErasedSince(tx: Transaction): AsyncGenerator<ListedErasure[]> {
  return readSlices(
    tx,
    '-infinity',
    'listed_erasures',
    `(had_rows OR ${isMissing('es.erasures')})`,
    ', had_rows AS "hadRows"'
  )
}

export async function recordListedErasures(tx: Transaction): Promise<void> {
  await tx.exec(
    `INSERT INTO es.erasures (subject, erased_at, requested_by)
     SELECT subject, erased_at, requested_by FROM listed_erasures ON CONFLICT DO NOTHING`
  )
}

const isMissing = (table: string) =>
  `NOT EXISTS (SELECT FROM ${table} AS other WHERE other.subject = e.subject)`

const sliceSize = 1_000

async function* readSlices<Row extends Erasure>(
  db: Queryable,
  after: string,
  table: string,
  condition: string,
  columns = ''
): AsyncGenerator<Row[]> {
  // The database's own text of an instant has microseconds.
  let end = { erasedAtText: after, subject: '' }
  for (;;) {
    const rows: (Row & typeof end)[] = await db.query(
      `SELECT subject, erased_at AS "erasedAt", requested_by AS "requestedBy",
         erased_at::text AS "erasedAtText"${columns}
        FROM ${table} AS e WHERE (erased_at, subject) > ($1::timestamptz, $2) AND ${condition}
       ORDER BY erased_at, subject LIMIT ${sliceSize}`,
      [end.erasedAtText, end.subject]
    )
    const last = rows.at(-1)
    if (!last) return
    yield rows
    end = last
  }
}

async function insertErasures(
  db: Queryable,
  table: string,
  erasures: readonly Erasure[]
): Promise<void> {
  await db.query(
    `INSERT INTO ${table} (subject, erased_at, requested_by)
     SELECT subject, "erasedAt", "requestedBy"
       FROM jsonb_to_recordset($1::jsonb) AS erasure (subject text, "erasedAt" timestamptz, "requestedBy" text)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(erasures)]
  )
}

/** The id of the first event: unique to this board and its copies. */
export async function installationId(db: Queryable): Promise<string | undefined> {
  const [first] = await db.query<{ board: string }>(
    'SELECT event_id AS board FROM es.events WHERE position = 1'
  )
  return first?.board
}
