import type { Queryable, Transaction } from '#events/database/database.ts'

/** Holds the append lock until the transaction ends, as `es.append` does; returns the last position. */
export async function lockForAppend(tx: Transaction): Promise<number> {
  const [head] = await tx.query<{ position: number }>(
    'SELECT last_position AS position FROM es.lock_for_append()'
  )
  return head?.position ?? 0
}

/** The number of transactions that wait for the append lock, and the longest wait in seconds. */
export interface AppendLockStatus {
  waiting: number
  longest: number
}

export async function readAppendLockStatus(db: Queryable): Promise<AppendLockStatus> {
  const [status] = await db.query<AppendLockStatus>(
    `SELECT count(*) AS waiting,
       coalesce(extract(epoch FROM clock_timestamp() - min(waitstart)), 0) AS longest
       FROM pg_locks WHERE locktype = 'advisory' AND objid = es.append_lock_id()::oid AND NOT granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
  )
  return status ?? { waiting: 0, longest: 0 }
}
