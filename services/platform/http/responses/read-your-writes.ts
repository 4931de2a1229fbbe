import { positionMinutes } from '#events/limits/requests.ts'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Queryable } from '#events/database/database.ts'
import { isUnavailable } from '#events/database/unavailable.ts'
import { lastPosition } from '#events/store/event-store.ts'
import type { AppEnv } from '../request/app-env.ts'
import { isSafeMethod } from '../request/safe-methods.ts'
import { isHttps } from './security-headers.ts'

/** Reads from a database that has seen the log up to a position: a replica, or else the primary. */
export type ReplicaRead = <T>(after: number, read: (db: Queryable) => Promise<T>) => Promise<T>

/** Without a replica, the one database has seen everything. */
export function readFromPrimary(db: Queryable): ReplicaRead {
  return (_, read) => read(db)
}

/** Over https browsers accept it from this host only. */
function cookieOf(c: Context<AppEnv>) {
  const secure = isHttps(c.env.board.origin)
  return { name: secure ? '__Host-posicion' : 'posicion', secure }
}
const positionHeader = 'Log-Position'

/** The position of the log that the visitor has seen; 0 when unknown. */
export function lastWrittenPosition(c: Context<AppEnv>): number {
  const position = Number(c.req.header(positionHeader) ?? getCookie(c, cookieOf(c).name))
  return Number.isSafeInteger(position) ? position : 0
}

/**
 * Sends the last position of the log after a write, which is at least that of its own events. Browsers send
 * it back as a cookie, which identifies no user.
 */
export const setLogPosition: MiddlewareHandler<AppEnv> = async function setLogPosition(c, next) {
  await next()
  if (isSafeMethod(c.req.method) || c.res.status >= 400) return
  const position = await lastPosition(c.env.board.db).catch(undefinedIfUnavailable)
  if (position === undefined) return
  const { name, secure } = cookieOf(c)
  c.header(positionHeader, String(position))
  setCookie(c, name, String(position), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: positionMinutes * 60
  })
}

/** The write has succeeded even when its position cannot be read. */
function undefinedIfUnavailable(error: unknown): undefined {
  if (!isUnavailable(error)) throw error
}
