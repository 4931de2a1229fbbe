import type { Context } from 'hono'
import type { CacheHit, ResponseConditions } from './cached-response.ts'
import { jobsOf, type ReadRows } from './changed-rows.ts'
import type { LogState } from './read-table-changes.ts'

/** A request whose response may be cached. */
export type MaybeCacheable = Context | { var: { cacheability?: ResponseConditions | undefined } }

/** Then the route's middleware encodes the response and compares its tag. */
export function isCacheable(c: MaybeCacheable): boolean {
  return c.var.cacheability !== undefined
}

/** The response also depends on whatever belongs to these aggregates. */
export function dependsOn(c: MaybeCacheable, ...ids: string[]): void {
  for (const id of ids) c.var.cacheability?.ids.add(id)
}

/** The response depends on the account of an employer, and on each of its jobs. */
export function dependsOnEmployer(c: MaybeCacheable, id: string): void {
  dependsOn(c, id, jobsOf(id))
}

/** Of the jobs, the response depends on those that searches may find, beside those that are named; undefined for all. */
export function dependsOnJobsIn(c: MaybeCacheable, scopes: ReadRows['scopes']): void {
  if (c.var.cacheability) c.var.cacheability.scopes = scopes
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
