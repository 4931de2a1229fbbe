import { createHash, randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { Database } from '#events/database/database.ts'
import type { AppEnv, Session } from '#services/platform/http/request/app-env.ts'
import { type Credentials, markUsed } from './credentials.ts'
import { describeDevice } from './device.ts'
import {
  createSessionCookies,
  type SessionCookies,
  type SessionCookieSecrets
} from './session-cookies.ts'
import { createKnownDevices, type KnownDevices } from './known-devices.ts'
import {
  expireSession,
  findSessionEnd,
  insertSession,
  type NewSession,
  resumeSession
} from './session-store.ts'

interface SessionSource {
  db: Pick<Database, 'query' | 'lookups'>
  now(): Date
}

export type SessionNeeds = SessionSource & SessionCookieSecrets
/** Answers who is signed in. */
const userPath = '/api/user'

type SessionContext = SessionSource & { cookies: SessionCookies; knownDevices: KnownDevices }

export type Sessions = ReturnType<typeof createSessions>

/** The cookie holds an encrypted random token; the row that it leads to decides. */
export function createSessions({ db, now, ...secrets }: SessionNeeds) {
  const context = {
    db,
    now,
    cookies: createSessionCookies(secrets),
    knownDevices: createKnownDevices({ ...secrets, now })
  }
  return {
    knownDevices: context.knownDevices,
    /**
     * Ends the session of the request, if any. False when the password has changed since it was checked,
     * or the account needs a second factor that was not checked.
     */
    start: (
      c: Context,
      credentials: Credentials,
      { isSecondFactorPassed = false, isSecondFactorAsked = true } = {}
    ) => startSession(context, c, { credentials, isSecondFactorPassed, isSecondFactorAsked }),
    /** Ends the session of the request. */
    end: (c: Context) => endSession(context, c),
    /** Forgets a deleted account in the browser of the request. */
    forgetDevice: (c: Context, userId: string) => context.knownDevices.forget(c, userId),
    /** True for a request that sends the cookie of a session, valid or not. */
    mayExist: (c: Context) => context.cookies.read(c) !== undefined,
    /**
     * Clears the cookies of a browser without a live session. True when the session was ended from elsewhere: then they stay
     * until the answer to who is signed in, which no page leaves unread, has said so.
     */
    clearEnded: (c: Context) => clearEndedSession(context, c),
    middleware: createMiddleware(context)
  }
}

async function startSession(
  { db, now, cookies, knownDevices }: SessionContext,
  c: Context,
  checked: Pick<NewSession, 'credentials' | 'isSecondFactorPassed' | 'isSecondFactorAsked'>
): Promise<boolean> {
  const token = randomBytes(32).toString('base64url')
  const chosenAt = await insertSession(db, {
    ...checked,
    tokenHash: hash(token),
    device: describeDevice(c.req.header('User-Agent')),
    now: now(),
    replaced: (await c.var.findSession())?.tokenHash
  })
  if (chosenAt === undefined) return false
  const { userId } = checked.credentials
  await markUsed(db, userId, now())
  knownDevices.remember(c, { userId, chosenAt })
  await cookies.set(c, token)
  return true
}

async function findSession(
  { db, now, cookies }: SessionContext,
  c: Context
): Promise<Session | undefined> {
  const token = await cookies.readToken(c)
  if (!token) return undefined
  const tokenHash = hash(token)
  return { tokenHash, ...((await resumeSession(db, tokenHash, now())) ?? { user: undefined }) }
}

async function endSession({ db, cookies }: SessionContext, c: Context): Promise<void> {
  const session: Session | undefined = await c.var.findSession()
  if (session) await expireSession(db, session.tokenHash)
  cookies.clear(c)
}

async function clearEndedSession(context: SessionContext, c: Context): Promise<boolean> {
  const session = await findSession(context, c)
  if (session?.user) return false
  const end = session && (await findSessionEnd(context.db, session.tokenHash))
  // The response that ended it has set the cookies, by now perhaps those of another session.
  if (end === 'its browser') return false
  const isEnded = end === 'elsewhere'
  if (!isEnded || c.req.path === userPath) context.cookies.clear(c)
  return isEnded
}

/** Looks the session up when a handler first needs it, and at most once. */
function createMiddleware(context: SessionContext): MiddlewareHandler<AppEnv> {
  return async function session(c, next) {
    let found: Promise<Session | undefined> | undefined
    c.set('findSession', () => (found ??= findSession(context, c)))
    await next()
  }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
