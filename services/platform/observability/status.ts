import type { Queryable } from '#events/database/database.ts'
import { readAppendLockStatus } from '#events/store/append-lock.ts'
import { listSubscriptions } from '#events/store/checkpoint.ts'
import { lastPosition } from '#events/store/event-store.ts'

/** The state of the database: the same from every process. Served by the API, so the names stay. */
export interface DatabaseStatus {
  /** Position of the last event. */
  head: number
  /** By name. */
  subscriptions: {
    name: string
    position: number
    lag: number
    attempts: number
    deadLetters: number
  }[]
  queues: { name: string; waiting: number; failed: number }[]
  /** Seconds since a job of each minute has run; null before the first. */
  idleSeconds: number | null
  /** Transactions waiting for the append lock, and the longest wait in seconds. */
  appendLock: { waiting: number; longest: number }
  database: { bytes: number; connections: number }
}

export async function readDatabaseStatus(db: Queryable): Promise<DatabaseStatus> {
  // In this order none is ahead of the head: the log grows between the two statements.
  const checkpoints = await listSubscriptions(db)
  const head = await lastPosition(db)
  const subscriptions = checkpoints.map(({ name, position, attempts, deadLetters }) => {
    return { name, position, lag: head - position, attempts, deadLetters }
  })
  const appendLock = await readAppendLockStatus(db)
  const [database = { bytes: 0, connections: 0 }] = await db.query<DatabaseStatus['database']>(
    `SELECT pg_database_size(current_database()) AS bytes,
       (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()) AS connections`
  )
  const idleSeconds = await secondsSinceScheduledJob(db)
  return { head, subscriptions, queues: await readQueues(db), idleSeconds, appendLock, database }
}

/** Seconds by the clock of the database; null before the first run. */
export async function secondsSinceScheduledJob(db: Queryable): Promise<number | null> {
  if (!(await hasQueues(db))) return null
  const [last] = await db.query<{ seconds: number | null }>(
    `SELECT extract(epoch FROM now() - max(completed_on))::float8 AS seconds
       FROM pgboss.job WHERE name = 'expire-jobs' AND state = 'completed'`
  )
  return last?.seconds ?? null
}

/** False until a worker has run for the first time: pg-boss creates its own tables. */
async function hasQueues(db: Queryable): Promise<boolean> {
  const [schema] = await db.query<{ exists: boolean }>(
    `SELECT to_regclass('pgboss.job') IS NOT NULL AS "exists"`
  )
  return schema?.exists ?? false
}

async function readQueues(db: Queryable): Promise<DatabaseStatus['queues']> {
  if (!(await hasQueues(db))) return []
  return db.query(
    `SELECT name, count(*) FILTER (WHERE state IN ('created', 'retry', 'active')) AS waiting,
       count(*) FILTER (WHERE state = 'failed') AS failed
       FROM pgboss.job WHERE name NOT LIKE '\\_\\_%' GROUP BY name ORDER BY name`
  )
}
