import type { Queryable } from '#events/database/database.ts'
import { readAppendLockStatus } from '#events/store/append-lock.ts'
import { listSubscriptions } from '#events/store/checkpoint.ts'
import { lastPosition } from '#events/store/event-store.ts'

/** How the database is doing, whichever process asks. */
export interface DatabaseStatus {
  /** Position of the newest event. */
  head: number
  followers: { name: string; position: number; lag: number; attempts: number; parked: number }[]
  queues: { name: string; waiting: number; failed: number }[]
  /** Writers that stand before the log now, and how many seconds the first of them has. */
  gate: { waiting: number; longest: number }
  database: { bytes: number; connections: number }
}

export async function readDatabaseStatus(db: Queryable): Promise<DatabaseStatus> {
  const head = await lastPosition(db)
  const subscriptions = await listSubscriptions(db)
  const followers = subscriptions.map(({ name, position, attempts, parked }) => {
    return { name, position, lag: head - position, attempts, parked }
  })
  const gate = await readAppendLockStatus(db)
  const [database = { bytes: 0, connections: 0 }] = await db.query<DatabaseStatus['database']>(
    `SELECT pg_database_size(current_database()) AS bytes,
       (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()) AS connections`
  )
  return { head, followers, queues: await readQueues(db), gate, database }
}

/** The queue's tables are the library's, and there are none before a worker ran. */
async function readQueues(db: Queryable): Promise<DatabaseStatus['queues']> {
  const [known] = await db.query<{ there: boolean }>(
    `SELECT to_regclass('pgboss.job') IS NOT NULL AS there`
  )
  if (!known?.there) return []
  return db.query(
    `SELECT name, count(*) FILTER (WHERE state IN ('created', 'retry', 'active')) AS waiting,
       count(*) FILTER (WHERE state = 'failed') AS failed
       FROM pgboss.job WHERE name NOT LIKE '\\_\\_%' GROUP BY name ORDER BY name`
  )
}
