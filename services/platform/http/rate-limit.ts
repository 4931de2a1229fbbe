import { createHmac } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#events/database/database.ts'
import { isUnavailable } from '#events/database/unavailable.ts'
import type { LimitName, Limits } from '#services/platform/config/rate-limits.ts'
import { busy, Problem } from './errors.ts'

export interface Throttle {
  /** Counts one more; throws 429 beyond the limit, and 503 when counting is not possible. */
  count(limit: LimitName, who: string): Promise<void>
  /** Throws 429 if the limit is reached, and counts nothing. */
  check(limit: LimitName, who: string): Promise<void>
  /** Counts a read. Reads go on when the counters cannot be reached. */
  countRead(limit: ReadLimit, who: string): Promise<void>
}

export const unlimited: Throttle = {
  count: async () => {},
  check: async () => {},
  countRead: async () => {}
}

/** So many reads are counted at a time, so that most of them cost no write. */
const handful = { reads: 10, candidateProfile: 1 }
type ReadLimit = keyof typeof handful

/** Counters in the database, so that several processes share them; addresses are kept as keyed hashes. */
export function createThrottle(db: Database, limits: Limits, secret: string): Throttle {
  const key = (who: string) => createHmac('sha256', secret).update(who).digest('base64url')
  const limiters = new Map(
    Object.entries(limits).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: { query: (sql: Sql) => answer(db, sql) },
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
  const limiter = (name: LimitName) => limiters.get(name) as RateLimiterPostgres
  const purses = new Map<string, Purse>()

  function purseOf(payer: string): Purse {
    if (purses.size > 10_000) purses.clear()
    const purse = purses.get(payer) ?? { left: 0 }
    purses.set(payer, purse)
    return purse
  }

  async function fill(purse: Purse, name: ReadLimit, who: string): Promise<void> {
    const some = Math.min(handful[name], limits[name].points)
    await limiter(name).consume(key(who), some).catch(letUnavailablePass)
    purse.left = some
  }

  return {
    count: (name, who) => limiter(name).consume(key(who)).then(nothing, refuse),
    check: async (name, who) => {
      const state = await limiter(name).get(key(who)).catch(refuse)
      if (state && state.consumedPoints >= limits[name].points) throw tooMany(state)
    },
    countRead: async (name, who) => {
      const purse = purseOf(`${name} ${who}`)
      while (purse.left === 0) {
        purse.filling ??= fill(purse, name, who).finally(() => {
          purse.filling = undefined
        })
        await purse.filling
      }
      purse.left--
    }
  }
}

/** Reads that were counted before they are made; those who come meanwhile wait for the counting. */
interface Purse {
  left: number
  filling?: Promise<void> | undefined
}

interface Sql {
  text: string
  values: unknown[]
}

/** As the library expects a driver to answer. */
async function answer(db: Database, { text, values }: Sql) {
  const rows = await db.query(text, values)
  return { rows, rowCount: rows.length }
}

function nothing(): void {}

function refuse(reason: unknown): never {
  if (reason instanceof RateLimiterRes) throw tooMany(reason)
  if (isUnavailable(reason)) throw busy()
  throw reason
}

function letUnavailablePass(reason: unknown): void {
  if (!isUnavailable(reason)) refuse(reason)
}

function tooMany({ msBeforeNext }: RateLimiterRes): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return new Problem(429, `Demasiados intentos. Vuelve a probar dentro de ${waiting(seconds)}.`, {
    retryAfter: seconds
  })
}

/** How long somebody has to wait, as people say it. */
export function waiting(seconds: number): string {
  if (seconds === 1) return '1 segundo'
  return seconds < 120 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`
}

/** Counters whose time is over. */
export async function dropEndedCounts(db: Database, now: Date, limit: number): Promise<number> {
  const dropped = await db.query(
    `DELETE FROM auth.throttles WHERE key IN (
       SELECT key FROM auth.throttles WHERE expire <= $1 LIMIT $2) RETURNING key`,
    [now.getTime(), limit]
  )
  return dropped.length
}
