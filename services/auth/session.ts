import { createHash, randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { getIronSession, type IronSession, webCookies } from 'iron-session'
import type { Queryable } from '#events/database/database.ts'
import { userColumns } from '#projections/users/queries.ts'
import type { UserView } from '#projections/users/view.ts'
import type { AppEnv, Session } from '#services/platform/http/app-env.ts'
import { isHttps } from '#services/platform/http/security-headers.ts'
import { sessionCookie, signedInHintCookie } from './contract.ts'

const week = 7 * 24 * 60 * 60

interface SessionCookie {
  token: string
}

export interface SessionDependencies {
  db: Queryable
  now(): Date
  /** Encrypts the cookie. */
  secret: string
  /** Encrypted cookies that are still valid. */
  previousSecret?: string | undefined
  /** Cookies are `Secure` when it begins with https. */
  origin: string
}

export type Sessions = ReturnType<typeof createSessions>

/** The cookie holds an encrypted random token; the row that it leads to decides. */
export function createSessions({ db, now, secret, previousSecret, origin }: SessionDependencies) {
  const sameSite = 'lax' as const
  const cookieOptions = { httpOnly: true, secure: isHttps(origin), sameSite, path: '/' }
  const ironOptions = { cookieName: sessionCookie, password: secret, ttl: week, cookieOptions }

  async function start(c: Context, userId: string): Promise<void> {
    const token = randomBytes(32).toString('base64url')
    await insertSession(db, hash(token), userId, now())
    const headers = new Headers()
    const cookie = await getIronSession<SessionCookie>(webCookies(c.req.raw, headers), ironOptions)
    cookie.token = token
    await cookie.save()
    for (const line of headers.getSetCookie()) c.header('Set-Cookie', line, { append: true })
    const hintOptions = { ...cookieOptions, httpOnly: false, maxAge: week - 60 }
    setCookie(c, signedInHintCookie, '1', hintOptions)
  }

  async function find(c: Context): Promise<Session | undefined> {
    if (getCookie(c, sessionCookie) === undefined) return undefined
    const token =
      (await readToken(c, secret)) ?? (previousSecret && (await readToken(c, previousSecret)))
    if (!token) return undefined
    const tokenHash = hash(token)
    return { tokenHash, user: await findUserOfSession(db, tokenHash, now()) }
  }

  async function readToken(c: Context, password: string): Promise<string | undefined> {
    const cookies = webCookies(c.req.raw, new Headers())
    const cookie: Partial<IronSession<SessionCookie>> = await getIronSession(cookies, {
      ...ironOptions,
      password
    })
    return cookie.token
  }

  /** Ends the session of the request. */
  async function end(c: Context): Promise<void> {
    const session: Session | undefined = await c.var.findSession()
    if (session) await deleteSession(db, session.tokenHash)
    clearCookies(c)
  }

  /** A browser without a session needs not ask who is signed in. */
  function clearCookies(c: Context): void {
    deleteCookie(c, sessionCookie, cookieOptions)
    deleteCookie(c, signedInHintCookie, { ...cookieOptions, httpOnly: false })
  }

  /** Looks the session up when a handler first needs it, and at most once. */
  const middleware: MiddlewareHandler<AppEnv> = async function session(c, next) {
    let found: Promise<Session | undefined> | undefined
    c.set('findSession', () => (found ??= find(c)))
    await next()
  }

  return { start, end, clearCookies, middleware }
}

async function insertSession(db: Queryable, tokenHash: string, userId: string, startedAt: Date) {
  const expiresAt = new Date(startedAt.getTime() + week * 1000)
  await db.query(
    `INSERT INTO auth.sessions (token_hash, user_id, started_at, expires_at) VALUES ($1, $2, $3, $4)`,
    [tokenHash, userId, startedAt.toISOString(), expiresAt.toISOString()]
  )
}

async function findUserOfSession(
  db: Queryable,
  tokenHash: string,
  now: Date
): Promise<UserView | undefined> {
  const [user] = await db.query<UserView>(
    `SELECT ${userColumns} FROM auth.sessions JOIN users ON users.id = user_id
      WHERE token_hash = $1 AND expires_at > $2 AND NOT is_deleted`,
    [tokenHash, now.toISOString()]
  )
  return user
}

async function deleteSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.query('DELETE FROM auth.sessions WHERE token_hash = $1', [tokenHash])
}

/** Ends every session of a user. */
export async function endAllSessions(db: Queryable, userId: string): Promise<void> {
  await db.query('DELETE FROM auth.sessions WHERE user_id = $1', [userId])
}

export async function deleteExpiredSessions(
  db: Queryable,
  now: Date,
  limit: number
): Promise<number> {
  const deleted = await db.query(
    `DELETE FROM auth.sessions WHERE token_hash IN (
       SELECT token_hash FROM auth.sessions WHERE expires_at <= $1 LIMIT $2) RETURNING token_hash`,
    [now.toISOString(), limit]
  )
  return deleted.length
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
