import type { Context } from 'hono'
import type { CacheHit, ResponseConditions } from './cached-response.ts'
import type { LogState } from './read-table-changes.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Set while a response is made that may be cached. */
    cacheability?: ResponseConditions | undefined
  }
}

/** A request whose response may be cached. */
export type MaybeCacheable = Context | { var: { cacheability?: ResponseConditions | undefined } }

/** Then the route's middleware encodes the response and compares its tag. */
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

/** Only requests that wait for it share the response; the next one gets another. */
export function doNotCache(c: MaybeCacheable): void {
  if (c.var.cacheability) c.var.cacheability.isCached = false
}

/** What is done for each later request that gets the response from memory. */
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
