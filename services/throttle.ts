import { createHmac } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Database, isUnavailable } from '#events/database.ts'
import type { LimitName, Limits } from './limits.ts'
import { busy, Problem } from './problems.ts'

export interface Throttle {
  /** Counts one more; throws 429 beyond the limit, and 503 when counting is not possible. */
  count(limit: LimitName, who: string): Promise<void>
  /** Throws 429 if the limit is reached, and counts nothing. */
  check(limit: LimitName, who: string): Promise<void>
  /** Counts a read. Reads go on when the counters cannot be reached. */
  countRead(who: string): Promise<void>
}

export const unlimited: Throttle = {
  count: async () => {},
  check: async () => {},
  countRead: async () => {}
}

/** Reads are counted ten at a time, so that most of them cost no write. */
const handful = 10

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
  const paid = new Map<string, number>()

  return {
    count: (name, who) => limiter(name).consume(key(who)).then(nothing, refuse),
    check: async (name, who) => {
      const state = await limiter(name).get(key(who)).catch(refuse)
      if (state && state.consumedPoints >= limits[name].points) throw tooMany(state)
    },
    countRead: async who => {
      const left = paid.get(who) ?? 0
      if (left > 0) {
        paid.set(who, left - 1)
        return
      }
      if (paid.size > 10_000) paid.clear()
      await limiter('reads')
        .consume(key(who), Math.min(handful, limits.reads.points))
        .then(() => paid.set(who, handful - 1), letUnavailablePass)
    }
  }
}

interface Sql {
  text: string
  values: unknown[]
}

async function answer(db: Database, { text, values }: Sql): Promise<{ rows: object[] }> {
  return { rows: await db.query(text, values) }
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
  const wait = seconds < 120 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`
  return new Problem(429, `Demasiados intentos. Vuelve a probar dentro de ${wait}.`, {
    retryAfter: seconds
  })
}
