import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { getIronSession, type IronSession, webCookies } from 'iron-session'
import type { Queryable } from '#events/database/database.ts'
import { userColumns } from '#projections/users/queries.ts'
import type { UserView } from '#projections/users/view.ts'
import { type Tools, toolsOf } from '#services/platform/http/app-env.ts'
import { isHttps } from '#services/platform/http/security-headers.ts'

export const sessionCookie = 'ramal_sesion'
/** Tells pages that asking who is signed in is worth a call. Says nothing else, and scripts may read it. */
const signedInHintCookie = 'sesion'
const week = 7 * 24 * 60 * 60

interface SessionData {
  token: string
}

/** The cookie seals a random token; the row that it leads to decides. */
export async function startSession(c: Context, userId: string): Promise<void> {
  const tools = toolsOf(c)
  const token = randomBytes(32).toString('base64url')
  const startedAt = tools.now()
  await tools.db.query(
    `INSERT INTO auth.sessions (token_hash, user_id, started_at, expires_at) VALUES ($1, $2, $3, $4)`,
    [hash(token), userId, startedAt.toISOString(), addSeconds(startedAt, week)]
  )
  await updateCookie(c, async session => {
    session.token = token
    await session.save()
  })
  setCookie(c, signedInHintCookie, '1', {
    ...cookieOptions(tools),
    httpOnly: false,
    maxAge: week - 60
  })
}

export async function findSessionUser(c: Context): Promise<UserView | undefined> {
  if (getCookie(c, sessionCookie) === undefined) return undefined
  const { token } = await readCookie(c)
  if (!token) return undefined
  const { db, now } = toolsOf(c)
  const [user] = await db.query<UserView>(
    `SELECT ${userColumns} FROM auth.sessions JOIN users ON users.id = user_id
      WHERE token_hash = $1 AND expires_at > $2 AND NOT is_deleted`,
    [hash(token), now().toISOString()]
  )
  return user
}

export async function endSession(c: Context): Promise<void> {
  const { token } = await readCookie(c)
  if (token) {
    await toolsOf(c).db.query('DELETE FROM auth.sessions WHERE token_hash = $1', [hash(token)])
  }
  clearCookies(c)
}

/** Ends every session of somebody. */
export async function endAllSessions(db: Queryable, userId: string): Promise<void> {
  await db.query('DELETE FROM auth.sessions WHERE user_id = $1', [userId])
}

/** A browser whose session is over should not ask again. */
export function clearCookies(c: Context): void {
  deleteCookie(c, sessionCookie, cookieOptions(toolsOf(c)))
  deleteCookie(c, signedInHintCookie, { ...cookieOptions(toolsOf(c)), httpOnly: false })
}

function readCookie(c: Context): Promise<IronSession<SessionData>> {
  return getIronSession(webCookies(c.req.raw, new Headers()), ironOptions(toolsOf(c)))
}

async function updateCookie(c: Context, change: (session: IronSession<SessionData>) => unknown) {
  const headers = new Headers()
  await change(await getIronSession(webCookies(c.req.raw, headers), ironOptions(toolsOf(c))))
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
}

function ironOptions(tools: Tools) {
  return {
    cookieName: sessionCookie,
    password: tools.secret,
    ttl: week,
    cookieOptions: cookieOptions(tools)
  }
}

function cookieOptions({ config }: Tools) {
  return { httpOnly: true, secure: isHttps(config.appOrigin), sameSite: 'lax' as const, path: '/' }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function addSeconds(instant: Date, seconds: number): string {
  return new Date(instant.getTime() + seconds * 1000).toISOString()
}

export async function deleteExpiredSessions(
  db: Queryable,
  now: Date,
  limit: number
): Promise<number> {
  const dropped = await db.query(
    `DELETE FROM auth.sessions WHERE token_hash IN (
       SELECT token_hash FROM auth.sessions WHERE expires_at <= $1 LIMIT $2) RETURNING token_hash`,
    [now.toISOString(), limit]
  )
  return dropped.length
}
