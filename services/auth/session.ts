import { createHash, randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { Queryable } from '#events/database/database.ts'
import type { AppEnv, Session } from '#services/platform/http/app-env.ts'
import { type Credentials, markUsed } from './credentials.ts'
import { describeDevice } from './device.ts'
import { createSessionCookies, type SessionCookieSecrets } from './session-cookies.ts'
import { deleteSession, insertSession, resumeSession } from './session-store.ts'

export interface SessionDependencies extends SessionCookieSecrets {
  db: Queryable
  now(): Date
}

export type Sessions = ReturnType<typeof createSessions>

/** The cookie holds an encrypted random token; the row that it leads to decides. */
export function createSessions({ db, now, ...secrets }: SessionDependencies) {
  const cookies = createSessionCookies(secrets)

  /**
   * Ends the session of the request, if any. False when the password has changed since it was checked,
   * or the account needs a second factor that was not checked.
   */
  async function start(
    c: Context,
    credentials: Credentials,
    { isSecondFactorPassed = false } = {}
  ): Promise<boolean> {
    const token = randomBytes(32).toString('base64url')
    const isStarted = await insertSession(db, {
      tokenHash: hash(token),
      credentials,
      device: describeDevice(c.req.header('User-Agent')),
      now: now(),
      isSecondFactorPassed,
      replaced: (await c.var.findSession())?.tokenHash
    })
    if (!isStarted) return false
    await markUsed(db, credentials.userId, now())
    await cookies.set(c, token)
    return true
  }

  async function find(c: Context): Promise<Session | undefined> {
    const token = await cookies.readToken(c)
    if (!token) return undefined
    const tokenHash = hash(token)
    return { tokenHash, ...((await resumeSession(db, tokenHash, now())) ?? { user: undefined }) }
  }

  /** Ends the session of the request. */
  async function end(c: Context): Promise<void> {
    const session: Session | undefined = await c.var.findSession()
    if (session) await deleteSession(db, session.tokenHash)
    cookies.clear(c)
  }

  /** Clears the cookies of a browser without a live session, and the row of a session that has ended. */
  async function clearEnded(c: Context): Promise<void> {
    const session = await find(c)
    if (session?.user) return
    if (session) await deleteSession(db, session.tokenHash)
    cookies.clear(c)
  }

  /** Looks the session up when a handler first needs it, and at most once. */
  const middleware: MiddlewareHandler<AppEnv> = async function session(c, next) {
    let found: Promise<Session | undefined> | undefined
    c.set('findSession', () => (found ??= find(c)))
    await next()
  }

  return { start, end, clearEnded, middleware }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
