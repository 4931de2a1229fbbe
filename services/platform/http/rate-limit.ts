import { createHmac } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#events/database/database.ts'
import { isUnavailable } from '#events/database/unavailable.ts'
import type { RateLimitName, RateLimits } from '#services/platform/config/rate-limits.ts'
import { serviceUnavailable, HttpError } from './errors.ts'

export interface RateLimiter {
  /** Counts one more; throws 429 beyond the limit, and 503 when counting is not possible. */
  consume(limit: RateLimitName, who: string): Promise<void>
  /** Throws 429 if the limit is reached, and counts nothing. */
  check(limit: RateLimitName, who: string): Promise<void>
  /** Counts a read. Reads go on when the counters cannot be reached. */
  consumeRead(limit: ReadLimitName, who: string): Promise<void>
}

export const disabledRateLimiter: RateLimiter = {
  consume: async () => {},
  check: async () => {},
  consumeRead: async () => {}
}

/** So many reads are counted at a time, so that most of them cost no write. */
const prepaidReads = { reads: 10, candidateProfile: 1 }
type ReadLimitName = keyof typeof prepaidReads

/** Counters in the database, so that several processes share them; addresses are kept as keyed hashes. */
export function createRateLimiter(db: Database, limits: RateLimits, secret: string): RateLimiter {
  const key = (who: string) => createHmac('sha256', secret).update(who).digest('base64url')
  const limiters = new Map(
    Object.entries(limits).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: { query: (sql: SqlQuery) => toDriverResult(db, sql) },
        storeType: 'pool',
        schemaName: 'auth',
        tableName: 'throttles',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
        inMemoryBlockOnConsumed: points + 1
      })
    ])
  )
  const limiter = (name: RateLimitName) => limiters.get(name) as RateLimiterPostgres
  const purses = new Map<string, PrepaidQuota>()

  function purseOf(payer: string): PrepaidQuota {
    if (purses.size > 10_000) purses.clear()
    const purse = purses.get(payer) ?? { remaining: 0 }
    purses.set(payer, purse)
    return purse
  }

  async function fill(purse: PrepaidQuota, name: ReadLimitName, who: string): Promise<void> {
    const some = Math.min(prepaidReads[name], limits[name].points)
    await limiter(name).consume(key(who), some).catch(ignoreUnavailable)
    purse.remaining = some
  }

  return {
    consume: (name, who) => limiter(name).consume(key(who)).then(ignoreResult, throwLimitError),
    check: async (name, who) => {
      const state = await limiter(name).get(key(who)).catch(throwLimitError)
      if (state && state.consumedPoints >= limits[name].points) throw tooManyRequests(state)
    },
    consumeRead: async (name, who) => {
      const purse = purseOf(`${name} ${who}`)
      while (purse.remaining === 0) {
        purse.refill ??= fill(purse, name, who).finally(() => {
          purse.refill = undefined
        })
        await purse.refill
      }
      purse.remaining--
    }
  }
}

/** Reads that were counted before they are made; those who come meanwhile wait for the counting. */
interface PrepaidQuota {
  remaining: number
  refill?: Promise<void> | undefined
}

interface SqlQuery {
  text: string
  values: unknown[]
}

/** As the library expects a driver to answer. */
async function toDriverResult(db: Database, { text, values }: SqlQuery) {
  const rows = await db.query(text, values)
  return { rows, rowCount: rows.length }
}

function ignoreResult(): void {}

function throwLimitError(reason: unknown): never {
  if (reason instanceof RateLimiterRes) throw tooManyRequests(reason)
  if (isUnavailable(reason)) throw serviceUnavailable()
  throw reason
}

function ignoreUnavailable(reason: unknown): void {
  if (!isUnavailable(reason)) throwLimitError(reason)
}

function tooManyRequests({ msBeforeNext }: RateLimiterRes): HttpError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return new HttpError(
    429,
    `Demasiados intentos. Vuelve a probar dentro de ${formatWait(seconds)}.`,
    {
      retryAfter: seconds
    }
  )
}

/** How long somebody has to wait, as people say it. */
export function formatWait(seconds: number): string {
  if (seconds === 1) return '1 segundo'
  return seconds < 120 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`
}

/** Counters whose time is over. */
export async function deleteExpiredCounters(
  db: Database,
  now: Date,
  limit: number
): Promise<number> {
  const dropped = await db.query(
    `DELETE FROM auth.throttles WHERE key IN (
       SELECT key FROM auth.throttles WHERE expire <= $1 LIMIT $2) RETURNING key`,
    [now.getTime(), limit]
  )
  return dropped.length
}
