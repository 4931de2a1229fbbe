import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Queryable } from '#events/database/database.ts'
import { isUnavailable } from '#events/database/unavailable.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { type AppEnv, toolsOf } from './app-env.ts'
import { isSafeMethod } from './safe-methods.ts'
import { isHttps } from './security-headers.ts'

/** Asks where everything up to a position of the log is to be seen already. */
export type ReplicaRead = <T>(after: number, read: (db: Queryable) => Promise<T>) => Promise<T>

/** Without a replica, the one database has seen everything. */
export function readFromPrimary(db: Queryable): ReplicaRead {
  return (_, read) => read(db)
}

const positionCookie = 'posicion'
const positionHeader = 'Log-Position'
/** A replica that is further behind is not asked anyway. */
const cookieSeconds = 60

/** Reads what may come from a replica, but never from one that has not seen what this visitor wrote. */
export function readFromReplica<T>(c: Context, read: (db: Queryable) => Promise<T>): Promise<T> {
  const { searches, searchCount } = toolsOf(c)
  searchCount.add()
  return searches(lastWrittenPosition(c), read)
}

function lastWrittenPosition(c: Context): number {
  const position = Number(c.req.header(positionHeader) ?? getCookie(c, positionCookie))
  return Number.isSafeInteger(position) ? position : 0
}

/**
 * Tells whoever wrote how far the log is now, which is at least as far as their own event; a browser
 * brings it along by itself. It says nothing about the person.
 */
export const setLogPosition: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const { db, config } = c.var.tools
  const isWrite = !isSafeMethod(c.req.method) && c.res.status < 400
  if (!config.databaseReadUrl || !isWrite) return
  const position = await lastPosition(db).catch(undefinedIfUnavailable)
  if (position === undefined) return
  c.header(positionHeader, String(position))
  const secure = isHttps(config.appOrigin)
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: cookieSeconds
  } as const
  setCookie(c, positionCookie, String(position), options)
}

/** The write is kept, whether or not its position can still be told. */
function undefinedIfUnavailable(error: unknown): undefined {
  if (!isUnavailable(error)) throw error
}
