import { createHmac } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#events/database/database.ts'
import { isUnavailable } from '#events/database/unavailable.ts'
import type { RateLimitName, RateLimits } from '#services/platform/config/rate-limits.ts'
import { serviceUnavailable, HttpError } from './errors.ts'

export interface RateLimiter {
  /** Counts one request; throws 429 beyond the limit, and 503 when the database is unavailable. */
  consume(limit: RateLimitName, client: string): Promise<void>
  /** Takes one counted request back. */
  refund(limit: RateLimitName, client: string): Promise<void>
  /** Counts a read; allows it when the database is unavailable. */
  consumeRead(limit: ReadLimitName, client: string): Promise<void>
}

export const disabledRateLimiter: RateLimiter = {
  consume: async () => {},
  refund: async () => {},
  consumeRead: async () => {}
}

/** Reads that one database write pays for in advance, so that most reads need no write. */
const prepaidReads = { reads: 10, candidateProfile: 1 }
type ReadLimitName = keyof typeof prepaidReads

/** Counts in the database, which several processes share; stores addresses as keyed hashes only. */
export function createRateLimiter(db: Database, limits: RateLimits, secret: string): RateLimiter {
  const key = (client: string) => createHmac('sha256', secret).update(client).digest('base64url')
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
  const quotas = new Map<string, PrepaidQuota>()

  function quotaOf(quotaKey: string): PrepaidQuota {
    if (quotas.size > 10_000) quotas.clear()
    const quota = quotas.get(quotaKey) ?? { remaining: 0 }
    quotas.set(quotaKey, quota)
    return quota
  }

  async function refill(quota: PrepaidQuota, name: ReadLimitName, client: string): Promise<void> {
    const points = Math.min(prepaidReads[name], limits[name].points)
    await limiter(name).consume(key(client), points).catch(ignoreUnavailable)
    quota.remaining = points
  }

  return {
    consume: (name, client) =>
      limiter(name).consume(key(client)).then(ignoreResult, throwLimitError),
    refund: (name, client) =>
      limiter(name).reward(key(client)).then(ignoreResult, ignoreUnavailable),
    consumeRead: async (name, client) => {
      const quota = quotaOf(`${name} ${client}`)
      while (quota.remaining === 0) {
        quota.refill ??= refill(quota, name, client).finally(() => {
          quota.refill = undefined
        })
        await quota.refill
      }
      quota.remaining--
    }
  }
}

/** Reads that were counted in advance; concurrent reads share one `refill`. */
interface PrepaidQuota {
  remaining: number
  refill?: Promise<void> | undefined
}

interface SqlQuery {
  text: string
  values: unknown[]
}

/** The result in the shape that the library expects of a driver. */
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

/** A waiting time in Spanish. */
export function formatWait(seconds: number): string {
  if (seconds === 1) return '1 segundo'
  return seconds < 120 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`
}

/** Deletes up to `limit` expired counters; returns how many. */
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
