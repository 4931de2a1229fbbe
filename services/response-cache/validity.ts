import type { Context } from 'hono'
import type { CacheHit, ResponseConditions } from './cached-response.ts'
import type { Database } from '#events/database/database.ts'
import { findNextExpiry } from '#projections/jobs/tables/sitemap-entries.ts'
import type { LogState, ReadTables } from './read-table-changes.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Set while a response is made that may be cached. */
    cacheability?: ResponseConditions | undefined
  }
}

/** A request whose response may be cached. */
export type MaybeCacheable = Context | { var: { cacheability?: ResponseConditions | undefined } }

/** Otherwise the route's middleware encodes the response and compares its tag. */
export function isCacheable(c: MaybeCacheable): boolean {
  return c.var.cacheability !== undefined
}

/** The response is the same within these instants, in milliseconds since 1970. */
export function isValidWithin(c: MaybeCacheable, from: number, until: number): void {
  const { cacheability } = c.var
  if (!cacheability) return
  cacheability.from = Math.max(cacheability.from, from)
  cacheability.until = Math.min(cacheability.until, until)
}

/** Only concurrent requests share the response; the next one is computed anew. */
export function doNotCache(c: MaybeCacheable): void {
  if (c.var.cacheability) c.var.cacheability.isCached = false
}

/** Work for each later request that gets the response from memory. */
export function onCacheHit(c: MaybeCacheable, work: (c: CacheHit) => void): void {
  c.var.cacheability?.eachTime.push(work)
}

/** The state of the log at which a cacheable response is made: what it reads must not be older. */
export function cachedState(c: MaybeCacheable): LogState | undefined {
  return c.var.cacheability?.state
}

/** The position of that state; 0 for another response. */
export function cachedPosition(c: MaybeCacheable): number {
  return cachedState(c)?.position ?? 0
}

/** Whether it is the same now as when it was made. */
export function isTimely(
  { from, until }: Pick<ResponseConditions, 'from' | 'until'>,
  now: Date
): boolean {
  return from <= now.getTime() && now.getTime() < until
}

/** The next instant at which a live job expires, read once for each state of the jobs. */
export function rememberNextExpiry(db: Database, areUnchanged: (tables: ReadTables) => boolean) {
  let known: (ReadTables & { from: number; until: number }) | undefined
  return async function nextExpiry(state: LogState, now: Date): Promise<number> {
    const time = now.getTime()
    const isCurrent = known && known.from <= time && time < known.until && areUnchanged(known)
    if (!known || !isCurrent) {
      const until = (await findNextExpiry(db, now)).getTime()
      known = { projections: new Set(['jobs'] as const), state, from: time, until }
    }
    return known.until
  }
}
