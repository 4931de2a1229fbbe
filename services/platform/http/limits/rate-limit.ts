import { createHmac } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#events/database/database.ts'
import { isUnavailable } from '#events/database/unavailable.ts'
import { deriveKey } from '#events/privacy/aes-gcm.ts'
import type { RateLimitName, RateLimits } from '#services/platform/config/rate-limits.ts'
import type { RateLimitKey } from '../request/client-address.ts'
import { serviceUnavailable, HttpError } from '../errors/errors.ts'
import { tooManyRequests } from '../errors/refusals.ts'

export interface RateLimiter {
  /** Counts one request; throws 429 beyond the limit, and 503 when the database is unavailable. */
  consume(limit: RateLimitName, client: RateLimitKey): Promise<void>
  /** Takes one counted request back. */
  refund(limit: RateLimitName, client: RateLimitKey): Promise<void>
  /** Counts a request by its cost; allows it when the database is unavailable. */
  consumePoints(limit: PrepaidLimitName, client: RateLimitKey, points: number): Promise<void>
}

export const disabledRateLimiter: RateLimiter = {
  consume: async () => {},
  refund: async () => {},
  consumePoints: async () => {}
}

/** Counts one request; false beyond the limit. */
export async function isWithinLimit(
  rateLimiter: Pick<RateLimiter, 'consume'>,
  limit: RateLimitName,
  client: RateLimitKey
): Promise<boolean> {
  try {
    await rateLimiter.consume(limit, client)
    return true
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return false
    throw error
  }
}

/** Points that one write to the database counts in advance, so that most requests need no write. */
const prepaidPoints = { reads: 10, accountReads: 10, writes: 10, pictures: 10, candidateProfile: 1 }
type PrepaidLimitName = keyof typeof prepaidPoints

/** Milliseconds for which a refusal is remembered without asking the database. */
const longestMemory = 60_000

/** The factor by which a wider network has more points than one within it. */
const widerFactor = 10

/** Counts in the database, which several processes share; stores addresses as keyed hashes only. */
export function createRateLimiter(db: Database, limits: RateLimits, secret: string): RateLimiter {
  const key = deriveKey(secret, 'rate limits')
  const hash = (client: string) => createHmac('sha256', key).update(client).digest('base64url')
  const createLimiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: { query: (sql: SqlQuery) => toDriverResult(db, sql) },
      storeType: 'pool',
      schemaName: 'auth',
      tableName: 'throttles',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
      inMemoryBlockOnConsumed: points + 1
    })
  const limiters = new Map(
    Object.entries(limits).map(([name, { points, seconds }]) => [
      name,
      {
        network: createLimiter(name, points, seconds),
        widerNetwork: createLimiter(`${name}Wider`, points * widerFactor, seconds)
      }
    ])
  )
  const quotas = new Map<string, PrepaidQuota>()
  let rememberedSince = performance.now()

  /** Refusals in memory end by the wall clock, which may be set back: after a minute the database decides again. */
  function forgetRefusals(): void {
    if (performance.now() - rememberedSince < longestMemory) return
    rememberedSince = performance.now()
    for (const { network, widerNetwork } of limiters.values())
      for (const limiter of [network, widerNetwork]) limiter.deleteInMemoryBlockedAll()
  }

  /** The counters of a request, the narrow network first: what it refuses does not count for the wider one. */
  function countersOf(name: RateLimitName, client: RateLimitKey): Counter[] {
    forgetRefusals()
    const { network, widerNetwork } = limiters.get(name) as Limiters
    if (typeof client === 'string') return [{ limiter: network, key: client, factor: 1 }]
    return [
      { limiter: network, key: client[0], factor: 1 },
      { limiter: widerNetwork, key: client[1], factor: widerFactor }
    ]
  }

  function quotaOf(quotaKey: string): PrepaidQuota {
    if (quotas.size > 10_000) quotas.clear()
    const quota = quotas.get(quotaKey) ?? { remaining: 0 }
    quotas.set(quotaKey, quota)
    return quota
  }

  async function refill(
    quota: PrepaidQuota,
    name: PrepaidLimitName,
    { limiter, key, factor }: Counter,
    cost: number
  ) {
    const batch = prepaidPoints[name] * factor
    const batches = Math.ceil((cost - quota.remaining) / batch)
    const points = Math.min(batches * batch, limiter.points)
    await limiter.consume(hash(key), points).catch(ignoreUnavailable(name))
    quota.remaining += points
  }

  return {
    consume: async (name, client) => {
      for (const { limiter, key } of countersOf(name, client))
        await limiter.consume(hash(key)).catch(throwLimitError(name))
    },
    refund: async (name, client) => {
      for (const { limiter, key } of countersOf(name, client))
        await limiter.reward(hash(key)).catch(ignoreUnavailable(name))
    },
    consumePoints: async (name, client, points) => {
      const cost = Math.min(points, limits[name].points)
      for (const counter of countersOf(name, client)) {
        const quota = quotaOf(`${counter.limiter.keyPrefix} ${counter.key}`)
        while (quota.remaining < cost) {
          quota.refill ??= refill(quota, name, counter, cost).finally(() => {
            quota.refill = undefined
          })
          await quota.refill
        }
        quota.remaining -= cost
      }
    }
  }
}

interface Limiters {
  network: RateLimiterPostgres
  widerNetwork: RateLimiterPostgres
}

interface Counter {
  limiter: RateLimiterPostgres
  key: string
  /** A factor of the points of the limit. */
  factor: number
}

/** Points that were counted in advance; concurrent requests share one `refill`. */
interface PrepaidQuota {
  remaining: number
  refill?: Promise<void> | undefined
}

interface SqlQuery {
  text: string
  values: unknown[]
}

/** The result as the library expects it of a driver. */
async function toDriverResult(db: Database, { text, values }: SqlQuery) {
  const rows = await db.query(text, values)
  return { rows, rowCount: rows.length }
}

function throwLimitError(name: RateLimitName) {
  return (reason: unknown): never => {
    if (reason instanceof RateLimiterRes) throw limitReached(name, reason)
    if (isUnavailable(reason)) throw serviceUnavailable()
    throw reason
  }
}

function ignoreUnavailable(name: RateLimitName) {
  return (reason: unknown): void => {
    if (!isUnavailable(reason)) throwLimitError(name)(reason)
  }
}

function limitReached(name: RateLimitName, { msBeforeNext }: RateLimiterRes): HttpError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return new HttpError(tooManyRequests(name, seconds), { retryAfter: seconds })
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
