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
  /** Counts a request by its cost; allows it when the database is unavailable. */
  consumePoints(limit: PrepaidLimitName, client: string, points: number): Promise<void>
}

export const disabledRateLimiter: RateLimiter = {
  consume: async () => {},
  refund: async () => {},
  consumePoints: async () => {}
}

/** Points that one database write pays for in advance, so that most requests need no write. */
const prepaidPoints = { reads: 10, accountReads: 10, writes: 10, pictures: 10, candidateProfile: 1 }
type PrepaidLimitName = keyof typeof prepaidPoints

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

  async function refill(quota: PrepaidQuota, name: PrepaidLimitName, client: string, cost: number) {
    const batches = Math.ceil((cost - quota.remaining) / prepaidPoints[name])
    const points = Math.min(batches * prepaidPoints[name], limits[name].points)
    await limiter(name).consume(key(client), points).catch(ignoreUnavailable(name))
    quota.remaining += points
  }

  return {
    consume: (name, client) =>
      limiter(name).consume(key(client)).then(ignoreResult, throwLimitError(name)),
    refund: (name, client) =>
      limiter(name).reward(key(client)).then(ignoreResult, ignoreUnavailable(name)),
    consumePoints: async (name, client, points) => {
      const cost = Math.min(points, limits[name].points)
      const quota = quotaOf(`${name} ${client}`)
      while (quota.remaining < cost) {
        quota.refill ??= refill(quota, name, client, cost).finally(() => {
          quota.refill = undefined
        })
        await quota.refill
      }
      quota.remaining -= cost
    }
  }
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

/** The result in the shape that the library expects of a driver. */
async function toDriverResult(db: Database, { text, values }: SqlQuery) {
  const rows = await db.query(text, values)
  return { rows, rowCount: rows.length }
}

function ignoreResult(): void {}

function throwLimitError(name: RateLimitName) {
  return (reason: unknown): never => {
    if (reason instanceof RateLimiterRes) throw tooManyRequests(name, reason)
    if (isUnavailable(reason)) throw serviceUnavailable()
    throw reason
  }
}

function ignoreUnavailable(name: RateLimitName) {
  return (reason: unknown): void => {
    if (!isUnavailable(reason)) throwLimitError(name)(reason)
  }
}

/** What there is too much of; attempts, unless it is named here. */
const tooMany: Partial<Record<RateLimitName, string>> = {
  application: 'Demasiadas aplicaciones',
  guestApplication: 'Demasiadas aplicaciones',
  guestApplicationEmail: 'Demasiadas aplicaciones',
  jobChange: 'Demasiados cambios en tus anuncios',
  profileChange: 'Demasiados cambios en tu perfil',
  accountChange: 'Demasiados cambios en tu cuenta',
  emailChange: 'Demasiados cambios de correo electrónico',
  message: 'Demasiados mensajes',
  report: 'Demasiadas denuncias',
  appeal: 'Demasiadas reclamaciones'
}

function tooManyRequests(name: RateLimitName, { msBeforeNext }: RateLimiterRes): HttpError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  const message = `${tooMany[name] ?? 'Demasiados intentos'}. Vuelve a probar dentro de ${formatWait(seconds)}.`
  return new HttpError(429, message, { retryAfter: seconds })
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
