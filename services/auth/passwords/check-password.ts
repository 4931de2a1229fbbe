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

/**
 * The credentials of an account when the password is right; 429 after too many wrong ones, by username or e-mail.
 * A guess is counted before its hash is computed, so that a burst gets no more than the limit. A device where the person has signed in,
 * and a session of theirs, have a counter of their own; the others share one, beyond which they take turns.
 */
export async function checkPassword(
  c: Context,
  kind: SecurityEvent,
  login: string,
  password: string
): Promise<Credentials | undefined> {
  // The context of a handler that requires a session has another type than that of others.
  const board: Board = c.env.board
  const { db, log, noticeGuesses, now, passwords, rateLimiter } = board
  const found = await findCredentials(db, login, now())
  const name = found?.usernameKey ?? normalizeUsername(login)
  const device = found && (await findDevice(board, c, found))
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
    isGuess = !(await passwords.verify(password, found?.passwordHash))
    if (!isGuess) return found
    logSecurity(log, c, { kind, outcome: 'refused', account: found?.userId })
    if (isSlowed && found) await noticeGuesses(board, found.userId)
    return undefined
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
