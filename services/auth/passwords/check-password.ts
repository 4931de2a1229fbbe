import { setTimeout } from 'node:timers/promises'
import type { Context } from 'hono'
import { normalizeUsername } from '#projections/users/queries.ts'
import type { Board } from '#services/platform/http/request/app-env.ts'
import { rateLimitKey, scopeKey } from '#services/platform/http/request/client-address.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { isWithinLimit, type RateLimiter } from '#services/platform/http/limits/rate-limit.ts'
import { logSecurity, type SecurityEvent } from '#services/platform/observability/security-log.ts'
import {
  type Credentials,
  type FoundCredentials,
  findCredentials
} from '../sessions/credentials.ts'

const signInLimits = ['login', 'loginHourly'] as const

/** Attempts of a stranger to get a turn, and the longest wait for one in seconds. */
const turns = { tries: 3, wait: 2 }

/** The credentials of an account, found by username or e-mail, when the password is right; 429 after too many wrong ones. */
export async function checkPassword(
  c: Context,
  kind: SecurityEvent,
  login: string,
  password: string
): Promise<Credentials | undefined> {
  const { db, now, passwords }: Board = c.env.board
  const found = await findCredentials(db, login, now())
  const isRight = await limitGuesses(c, kind, await guesserOf(c, found, login), () =>
    passwords.verify(password, found?.passwordHash)
  )
  return isRight ? found : undefined
}

/** Who guesses, and at which account. */
export interface Guesser {
  /** The username of the account, or what was typed where there is none. */
  name: string
  /** The key of a device where the person has signed in, or of a session of theirs; undefined for a stranger. */
  device: string | undefined
  userId: string | undefined
}

export async function guesserOf(
  c: Context,
  found: FoundCredentials | undefined,
  login: string
): Promise<Guesser> {
  return {
    name: found?.usernameKey ?? normalizeUsername(login),
    device: found && (await findDevice(c.env.board, c, found)),
    userId: found?.userId
  }
}

/**
 * The outcome of a check of a password or a code that may be a guess; 429 after too many. It is counted before it is checked, so that
 * a burst gets no more than the limit. A device where the person has signed in, and a session of theirs, have a counter of their
 * own; the others share one, beyond which they take turns.
 */
export async function limitGuesses(
  c: Context,
  kind: SecurityEvent,
  { name, device, userId }: Guesser,
  isRight: () => Promise<boolean>
): Promise<boolean> {
  // The context of a handler that requires a session has another type than that of others.
  const board: Board = c.env.board
  const { log, noticeGuesses, rateLimiter } = board
  const client = device ?? rateLimitKey(c.var.clientAddress)
  const limits = kind === 'sign-in' ? signInLimits : []
  for (const limit of limits) await rateLimiter.consume(limit, client)
  const nameAndClient = scopeKey(name, client)
  await rateLimiter.consume('loginFailures', nameAndClient)
  const isStranger = !device
  const isSlowed = isStranger && !(await isWithinLimit(rateLimiter, 'loginFailuresAnywhere', name))
  let isGuess = false
  try {
    if (isSlowed) await awaitTurn(board, name)
    isGuess = !(await isRight())
    if (!isGuess) return true
    logSecurity(log, c, { kind, outcome: 'refused', account: userId })
    if (isSlowed && userId) await noticeGuesses(board, userId)
    return false
  } finally {
    // Others at the same address are not refused for it.
    if (!isGuess) for (const limit of limits) await rateLimiter.refund(limit, client)
    if (!isGuess) await rateLimiter.refund('loginFailures', nameAndClient)
    if (!isGuess && isStranger && !isSlowed) await rateLimiter.refund('loginFailuresAnywhere', name)
  }
}

async function findDevice(
  { sessions }: Pick<Board, 'sessions'>,
  c: Context,
  found: FoundCredentials
): Promise<string | undefined> {
  const device = sessions.knownDevices.find(c, found)
  if (device) return device
  const session = await c.var.findSession()
  return session?.user?.id === found.userId ? session.tokenHash : undefined
}

/** Throws 429 when others have taken every turn. */
async function awaitTurn(
  { concurrencyLimit, rateLimiter }: Pick<Board, 'concurrencyLimit' | 'rateLimiter'>,
  name: string
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const busy = await takeTurn(rateLimiter, name)
    if (!busy) return
    const { retryAfter = Infinity } = busy
    if (attempt === turns.tries || retryAfter > turns.wait) throw busy
    await concurrencyLimit.withoutPermit(() => setTimeout(retryAfter * 1000))
  }
}

async function takeTurn(rateLimiter: RateLimiter, name: string): Promise<HttpError | undefined> {
  try {
    await rateLimiter.consume('loginTurn', name)
    return undefined
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return error
    throw error
  }
}
