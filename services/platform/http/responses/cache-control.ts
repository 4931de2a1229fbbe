import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../request/app-env.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Every value of `Cache-Control` that the service sends; max-age and s-maxage are in seconds. */
export const cacheControl = {
  noStore: 'no-store',
  privateNoStore: 'private, no-store',
  /** Only the visitor's browser stores it, and revalidates it each time. */
  privateRevalidated: 'private, no-cache',
  /** Any cache stores it, and sends it only after asking here; without an answer it sends an error. */
  revalidated: 'public, no-cache',
  fiveMinutes: `public, max-age=${5 * minute}`,
  oneDay: `public, max-age=${day}`,
  /** For files whose name changes with their content. */
  immutable: `public, max-age=${365 * day}, immutable`,
  /** Browsers revalidate; shared caches answer for that many seconds. */
  sharedOneMinute: `public, max-age=0, s-maxage=${minute}`,
  shared30Seconds: 'public, max-age=0, s-maxage=30',
  shared30SecondsStale: `public, max-age=0, s-maxage=30, stale-while-revalidate=${5 * minute}`,
  sharedFiveMinutes: `public, max-age=0, s-maxage=${5 * minute}`,
  sharedOneHour: `public, max-age=0, s-maxage=${hour}`,
  sharedOneDay: `public, max-age=0, s-maxage=${day}, must-revalidate`
} as const

export const noStoreByDefault: MiddlewareHandler<AppEnv> = async function noStoreByDefault(
  c,
  next
) {
  await next()
  const { headers } = c.res
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheControl.privateNoStore)
}
