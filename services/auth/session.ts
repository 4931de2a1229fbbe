import { createHash, randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { getIronSession, type IronSession, webCookies } from 'iron-session'
import type { Queryable } from '#events/database/database.ts'
import type { AppEnv, Session } from '#services/platform/http/app-env.ts'
import { isHttps } from '#services/platform/http/security-headers.ts'
import {
  hostSessionCookie,
  hostSignedInHintCookie,
  sessionCookie,
  signedInHintCookie
} from './contract.ts'
import type { Credentials } from './credentials.ts'
import { describeDevice } from './device.ts'
import { deleteSession, insertSession, resumeSession, sessionLifetime } from './session-store.ts'

const lifetimeSeconds = sessionLifetime / 1000

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
  /** Cookies are `Secure`, and the session's is bound to the host, when it begins with https. */
  origin: string
}

export type Sessions = ReturnType<typeof createSessions>

/** The cookie holds an encrypted random token; the row that it leads to decides. */
export function createSessions({ db, now, secret, previousSecret, origin }: SessionDependencies) {
  const sameSite = 'lax' as const
  const secure = isHttps(origin)
  const cookieOptions = { httpOnly: true, secure, sameSite, path: '/' }
  const cookieName = secure ? hostSessionCookie : sessionCookie
  const hintName = secure ? hostSignedInHintCookie : signedInHintCookie
  const ironOptions = (name: string) => ({
    ...{ cookieName: name, password: secret, ttl: lifetimeSeconds },
    cookieOptions
  })

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
    if (isStarted) await setCookies(c, token)
    return isStarted
  }

  async function setCookies(c: Context, token: string): Promise<void> {
    const headers = new Headers()
    const options = ironOptions(cookieName)
    const cookie = await getIronSession<SessionCookie>(webCookies(c.req.raw, headers), options)
    cookie.token = token
    await cookie.save()
    for (const line of headers.getSetCookie()) c.header('Set-Cookie', line, { append: true })
    const hintOptions = { ...cookieOptions, httpOnly: false, maxAge: lifetimeSeconds - 60 }
    setCookie(c, hintName, '1', hintOptions)
    if (receivedCookie(c) === sessionCookie && secure) deleteCookie(c, sessionCookie, cookieOptions)
  }

  /** Browsers that signed in before the prefix was introduced send the name without it. */
  function receivedCookie(c: Context): string | undefined {
    return [cookieName, sessionCookie].find(name => getCookie(c, name) !== undefined)
  }

  async function find(c: Context): Promise<Session | undefined> {
    const name = receivedCookie(c)
    if (name === undefined) return undefined
    const token =
      (await readToken(c, name, secret)) ??
      (previousSecret && (await readToken(c, name, previousSecret)))
    if (!token) return undefined
    const tokenHash = hash(token)
    return { tokenHash, ...((await resumeSession(db, tokenHash, now())) ?? { user: undefined }) }
  }

  async function readToken(c: Context, name: string, password: string) {
    const cookies = webCookies(c.req.raw, new Headers())
    const options = { ...ironOptions(name), password }
    const { token }: Partial<IronSession<SessionCookie>> = await getIronSession(cookies, options)
    return token
  }

  /** Ends the session of the request. */
  async function end(c: Context): Promise<void> {
    const session: Session | undefined = await c.var.findSession()
    if (session) await deleteSession(db, session.tokenHash)
    clearCookies(c)
  }

  /** A browser without a session needs not ask who is signed in. */
  function clearCookies(c: Context): void {
    for (const name of new Set([cookieName, sessionCookie])) deleteCookie(c, name, cookieOptions)
    for (const name of new Set([hintName, signedInHintCookie])) {
      deleteCookie(c, name, { ...cookieOptions, httpOnly: false })
    }
  }

  /** Clears the cookies of a browser without a live session, and the row of a session that has ended. */
  async function clearEnded(c: Context): Promise<void> {
    const session = await find(c)
    if (session?.user) return
    if (session) await deleteSession(db, session.tokenHash)
    clearCookies(c)
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
