import type { Queries, Transaction } from './database.ts'

export interface NewEvent {
  /** A UUID. */
  id: string
  type: string
  schemaVersion: number
  data: object
  meta: object
  /** When it happened, by the clock of whoever decided. */
  at: string
}

export interface StoredEvent extends NewEvent {
  position: number
  stream: string
  version: number
}

export interface Batch {
  stream: string
  /** The version it must have: 0 must not exist, -1 must exist, null any. */
  expected: number | null
  events: NewEvent[]
}

export interface Append {
  batches: Batch[]
  /** Which read tables the caller is going to write: see `shape` in projections. */
  shape: string
  command?: Command | undefined
}

/** What makes a retry harmless: the caller's key, and a keyed hash of everything that was asked. */
export interface Command {
  id: string
  mac: string
}

export type Appended = { state: 'appended'; events: StoredEvent[] } | { state: 'replayed' }

/** Somebody else wrote to a stream meanwhile: read it again and decide again. */
export class Conflict extends Error {
  readonly stream: string
  readonly expected: number | null
  readonly actual: number
  constructor({ stream, expected, actual }: Pick<Conflict, 'stream' | 'expected' | 'actual'>) {
    super(`${stream} is at version ${actual}, expected ${expected}`)
    this.stream = stream
    this.expected = expected
    this.actual = actual
  }
}

/** One idempotency key came with two different requests. */
export class CommandReused extends Error {}

/** The read tables belong to another version of this program. */
export class StaleShape extends Error {}

type Answer =
  | { position: number; versions: Record<string, number> }
  | { conflict: { stream: string; expected: number | null; actual: number } }
  | { replayed: number; same: boolean }
  | { stale: string }

/** Takes the gate, which the transaction then holds to its end. */
export async function append(
  tx: Transaction,
  { batches, shape, command }: Append
): Promise<Appended> {
  const [row] = await tx.query<{ answer: Answer }>('SELECT es.append($1, $2, $3, $4) AS answer', [
    command?.id ?? null,
    command?.mac ?? null,
    shape,
    JSON.stringify(batches)
  ])
  if (!row) throw new Error('es.append always answers')
  return read(row.answer, batches)
}

function read(answer: Answer, batches: Batch[]): Appended {
  if ('stale' in answer) throw new StaleShape(`the read tables are ${answer.stale}`)
  if ('conflict' in answer) throw new Conflict(answer.conflict)
  if ('replayed' in answer) {
    if (!answer.same) throw new CommandReused('this key belongs to another request')
    return { state: 'replayed' }
  }
  return { state: 'appended', events: placed(batches, answer) }
}

function placed(batches: Batch[], last: { position: number; versions: Record<string, number> }) {
  const events = batches.flatMap(({ stream, events }) =>
    events.map((event, nth) => ({
      ...event,
      stream,
      version: (last.versions[stream] ?? 0) + nth + 1
    }))
  )
  const first = last.position - events.length + 1
  return events.map((event, nth) => ({ ...event, position: first + nth }))
}

const columns = `position, stream_id AS stream, version, event_id AS id, type,
  schema_version AS "schemaVersion", data, meta, occurred_at AS at`

export function readStream(db: Queries, stream: string): Promise<StoredEvent[]> {
  return db.query(`SELECT ${columns} FROM es.events WHERE stream_id = $1 ORDER BY version`, [
    stream
  ])
}

/** Events after a position, oldest first. */
export function readAll(db: Queries, after: number, limit: number): Promise<StoredEvent[]> {
  return db.query(
    `SELECT ${columns} FROM es.events WHERE position > $1 ORDER BY position LIMIT $2`,
    [after, limit]
  )
}

export async function headPosition(db: Queries): Promise<number> {
  const [head] = await db.query<{ position: number }>('SELECT position FROM es.head')
  return head?.position ?? 0
}

/** True when this very request has been carried out before. */
export async function isDone(db: Queries, command: Command): Promise<boolean> {
  const [known] = await db.query<{ mac: string }>(
    'SELECT request_mac AS mac FROM es.commands WHERE command_id = $1',
    [command.id]
  )
  if (known && known.mac !== command.mac)
    throw new CommandReused('this key belongs to another request')
  return known !== undefined
}
