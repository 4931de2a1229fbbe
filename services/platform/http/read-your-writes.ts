import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Queryable } from '#events/database/database.ts'
import { isUnavailable } from '#events/database/unavailable.ts'
import { lastPosition } from '#events/store/event-store.ts'
import type { AppEnv } from './app-env.ts'
import { cachedPosition, cachedState, onCacheHit } from './cacheability.ts'
import type { LogState } from './read-table-changes.ts'
import { isSafeMethod } from './safe-methods.ts'
import { isHttps } from './security-headers.ts'

/** Reads from a database that has seen the log up to a position: a replica, or else the primary. */
export type ReplicaRead = <T>(after: number, read: (db: Queryable) => Promise<T>) => Promise<T>

/** Without a replica, the one database has seen everything. */
export function readFromPrimary(db: Queryable): ReplicaRead {
  return (_, read) => read(db)
}

const positionCookie = 'posicion'
const positionHeader = 'Log-Position'
/** Searches never use a replica that is further behind. */
const cookieSeconds = 60

/** `read` gets the state of the log at which a cacheable response is made, or a later one of that database. */
export type ReadFromReplica = <T>(
  c: Context,
  read: (db: Queryable, state: LogState | undefined) => Promise<T>
) => Promise<T>

/** Reads from a replica, but never from one that has not seen what this visitor wrote. */
export function createReplicaReader(
  replicaRead: ReplicaRead,
  onRead: () => void = () => {}
): ReadFromReplica {
  return function readFromReplica(c, read) {
    onRead()
    onCacheHit(c, onRead)
    const after = Math.max(lastWrittenPosition(c), cachedPosition(c))
    return replicaRead(after, db => read(db, cachedState(c)))
  }
}

/** Of the log, which the visitor has seen; 0 when unknown. */
export function lastWrittenPosition(c: Context): number {
  const position = Number(c.req.header(positionHeader) ?? getCookie(c, positionCookie))
  return Number.isSafeInteger(position) ? position : 0
}

/**
 * Sends the last position of the log after a write, which is at least that of its own events. Browsers send
 * it back as a cookie, which identifies no user.
 */
export function setLogPosition(db: Queryable, origin: string): MiddlewareHandler<AppEnv> {
  const secure = isHttps(origin)
  const sameSite = 'lax' as const
  const options = { path: '/', httpOnly: true, sameSite, secure, maxAge: cookieSeconds }
  return async function setLogPosition(c, next) {
    await next()
    if (isSafeMethod(c.req.method) || c.res.status >= 400) return
    const position = await lastPosition(db).catch(undefinedIfUnavailable)
    if (position === undefined) return
    c.header(positionHeader, String(position))
    setCookie(c, positionCookie, String(position), options)
  }
}

/** The write has succeeded even when its position cannot be read. */
function undefinedIfUnavailable(error: unknown): undefined {
  if (!isUnavailable(error)) throw error
}
