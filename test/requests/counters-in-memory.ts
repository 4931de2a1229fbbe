import type { Database } from '#events/database/database.ts'
import { defaultLimits, type RateLimits } from '#services/platform/config/rate-limits.ts'
import { createRateLimiter } from '#services/platform/http/limits/rate-limit.ts'

/** The counters of the library, in memory: its statements give the key and what to add. */
function counters() {
  const rows = new Map<string, { points: number; expire: number }>()
  const statements: { text: string; values: unknown[] }[] = []
  let failure: Error | undefined
  const query = async (text: string, values: unknown[] = []) => {
    statements.push({ text, values })
    if (failure) throw failure
    const [key, points, expire, now] = values as [string, number, number, number]
    if (text.includes('DELETE')) return rows.delete(key) ? [{ key }] : []
    const known = rows.get(key)
    const isOver = !known || known.expire <= now
    const row = isOver ? { points, expire } : { ...known, points: known.points + points }
    rows.set(key, row)
    return [row]
  }
  return {
    db: { query } as unknown as Database,
    rows,
    statements,
    fail(error: Error | undefined) {
      failure = error
    },
    pointsOf: (limit: string) =>
      [...rows].filter(([key]) => key.startsWith(`${limit}:`)).map(([, { points }]) => points)
  }
}

/** A rate limiter with these limits, and what it stores. */
export function startRateLimiter(
  limits: Partial<RateLimits> = {},
  secret = 'Wn4hT9sLq2Vx7Rd0Kb6Zc3Pm8Gf1Yj5E'
) {
  const store = counters()
  const limiter = createRateLimiter(store.db, { ...defaultLimits, ...limits }, secret)
  return { store, limiter }
}
