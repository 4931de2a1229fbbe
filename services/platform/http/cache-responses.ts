import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { cacheControl } from './cache-control.ts'
import { rateLimitKey } from './client-address.ts'
import {
  type CachedResponse,
  type ResponseConditions,
  sendCached,
  toCachedResponse
} from './cached-response.ts'
import { ConcurrentResponses } from './concurrent-responses.ts'
import { type NextExpiryDependencies, rememberNextExpiry } from './next-expiry.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { FollowedProjection } from './changed-rows.ts'
import { followReadTables, type LogState } from './read-table-changes.ts'
import { lastWrittenPosition } from './read-your-writes.ts'
import { ResponseCache } from './response-cache.ts'

interface CachingDependencies extends NextExpiryDependencies {
  /** 0 caches nothing. */
  maxBytes: number
  rateLimiter: RateLimiter
  /** Requests with one of these cookies are answered anew. */
  sessionCookies: readonly string[]
  now(): Date
}

/** Middleware of a route whose responses are cached while these read tables, and what its handler names, are unchanged. */
export type CacheResponses = (...projections: FollowedProjection[]) => MiddlewareHandler<AppEnv>

export interface ResponseCaching {
  /** Sends a cached response, before the work that only other requests need. */
  sendFromCache: MiddlewareHandler<AppEnv>
  cacheResponses: CacheResponses
  /** Whether there is a response for a path and query, perhaps an outdated one. */
  isCached(address: string): boolean
  usage(): { hits: number; misses: number; bytes: number }
}

/**
 * Responses to requests without a session, in memory: each as long as the read tables that it was made of are unchanged,
 * and within the time in which it is the same. Concurrent requests wait for one of them.
 */
export function createResponseCaching(dependencies: CachingDependencies): ResponseCaching {
  const { db, maxBytes, rateLimiter, sessionCookies, now } = dependencies
  const cache = new ResponseCache(maxBytes)
  // Of a person who is erased nothing stays.
  const changes = followReadTables(db, () => cache.clear())
  const concurrent = new ConcurrentResponses()
  const nextExpiry = rememberNextExpiry(dependencies, changes.findUnchanged)
  const counts = { hits: 0, misses: 0 }

  function isAnonymousRead(c: Context<AppEnv>): boolean {
    if (maxBytes === 0 || !['GET', 'HEAD'].includes(c.req.method)) return false
    const cookies = c.req.header('Cookie')
    return !cookies || !sessionCookies.some(name => cookies.includes(`${name}=`))
  }

  function findCurrent(address: string): CachedResponse | undefined {
    const cached = cache.get(address)
    if (!cached || !isTimely(cached, now())) return undefined
    const state = changes.findUnchanged(cached, cached.state)
    if (!state) return undefined
    // Changes that were looked at once are not looked at again.
    cached.state = state
    return cached
  }

  function send(c: Context<AppEnv>, address: string, cached: CachedResponse): Response {
    counts.hits++
    for (const work of cached.eachTime) work(c)
    const { response, grew } = sendCached(c, cached)
    if (cached.isCached) cache.touch(address, cached, grew)
    return response
  }

  const sendFromCache: MiddlewareHandler<AppEnv> = async function sendFromCache(c, next) {
    if (!isAnonymousRead(c)) return next()
    const address = addressOf(c)
    const state = cache.get(address) && changes.current()
    if (!state || lastWrittenPosition(c) > state.position) return next()
    const cached = findCurrent(address)
    if (!cached) return next()
    await rateLimiter.consumePoints('reads', rateLimitKey(c.var.clientAddress), cached.cost)
    return send(c, address, cached)
  }

  const cacheResponses: CacheResponses = (...projections) => {
    return async function cacheResponse(c, next) {
      const state = isAnonymousRead(c) && (await changes.refresh(lastWrittenPosition(c)))
      if (!state) return next()
      const address = addressOf(c)
      for (;;) {
        const known = findCurrent(address)
        if (known) return send(c, address, known)
        const pending = concurrent.find(address)
        if (!pending) break
        const made = await pending.response
        if (!made) break
        if (isAsNew(pending.state, state) && isTimely(made, now())) return send(c, address, made)
      }
      counts.misses++
      const cached = await concurrent.make(address, state, async () => {
        const from = now()
        const until = projections.includes('jobs') ? await nextExpiry(state, from) : Infinity
        const time = { from: from.getTime(), until }
        return makeResponse(c, next, { projections: new Set(projections), state, ...time })
      })
      if (!cached) return
      const { response } = sendCached(c, cached, 'fast')
      if (cached.isCached && isTimely(cached, now())) cache.add(address, cached)
      c.res = undefined
      c.res = response
    }
  }

  return {
    sendFromCache,
    cacheResponses,
    isCached: address => cache.get(address) !== undefined,
    usage: () => ({ ...counts, bytes: cache.bytes })
  }
}

/** Undefined when the response of the handler cannot be shared. */
async function makeResponse(
  c: Context<AppEnv>,
  next: () => Promise<void>,
  basis: Pick<ResponseConditions, 'projections' | 'state' | 'from' | 'until'>
): Promise<CachedResponse | undefined> {
  const conditions: ResponseConditions = {
    ...basis,
    ...{ ids: new Set<string>(), cost: c.var.cost ?? 0, isCached: true, eachTime: [] }
  }
  c.set('cacheability', conditions)
  await next()
  if (c.res.status !== 200 || dependsOnNothing(conditions)) return undefined
  if (!c.res.headers.has('Cache-Control')) {
    c.res.headers.set('Cache-Control', cacheControl.privateNoStore)
  }
  return toCachedResponse(c.res, conditions)
}

function isTimely({ from, until }: CachedResponse, now: Date): boolean {
  return from <= now.getTime() && now.getTime() < until
}

/** The handler has named nothing by which a change would be noticed. */
function dependsOnNothing({ projections, ids }: ResponseConditions): boolean {
  return projections.size === 0 && ids.size === 0
}

function isAsNew(made: LogState, wanted: LogState): boolean {
  return made.version === wanted.version && made.position >= wanted.position
}

/** The path and the query, as they were sent. */
function addressOf(c: Context): string {
  const { url } = c.req
  return url.slice(url.indexOf('/', url.indexOf('//') + 2))
}
