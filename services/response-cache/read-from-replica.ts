import type { Context } from 'hono'
import type { Queryable } from '#events/database/database.ts'
import type {
  LastWrittenPosition,
  ReplicaRead
} from '#services/platform/http/responses/read-your-writes.ts'
import { cachedPosition, cachedState, onCacheHit } from './validity.ts'
import type { LogState } from './read-table-changes.ts'

/** `read` gets the state of the log at which a cacheable response is made, or a later one of that database. */
export type ReadFromReplica = <T>(
  c: Context,
  read: (db: Queryable, state: LogState | undefined) => Promise<T>
) => Promise<T>

/** Reads from a replica, but never from one that has not seen what this visitor wrote. */
export function createReplicaReader(
  replicaRead: ReplicaRead,
  lastWrittenPosition: LastWrittenPosition,
  onRead: () => void
): ReadFromReplica {
  return function readFromReplica(c, read) {
    onRead()
    onCacheHit(c, onRead)
    const after = Math.max(lastWrittenPosition(c), cachedPosition(c))
    return replicaRead(after, db => read(db, cachedState(c)))
  }
}
