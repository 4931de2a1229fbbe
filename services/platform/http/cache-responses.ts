import type { Context, MiddlewareHandler } from 'hono'
import type { Database } from '#events/database/database.ts'
import type { AppEnv } from './app-env.ts'
import { cacheControl } from './cache-control.ts'
import { rateLimitKey } from './client-address.ts'
import {
  type CachedResponse,
  type ResponseConditions,
  sendCached,
  toCachedResponse
} from './cached-response.ts'
import type { RateLimiter } from './rate-limit.ts'
import { type FollowedProjection, followReadTables, type LogState } from './read-table-changes.ts'
import { lastWrittenPosition } from './read-your-writes.ts'
import { ResponseCache } from './response-cache.ts'

interface CachingDependencies {
  db: Database
  /** When the next live job expires. */
  findNextExpiry(db: Database, now: Date): Promise<Date>
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
  usage(): { hits: number; misses: number; bytes: number }
}

interface Flight {
  state: LogState
  cached: Promise<CachedResponse | undefined>
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
  const flights = new Map<string, Flight>()
  const nextExpiry = rememberNextExpiry(dependencies, changes.areUnchanged)
  const counts = { hits: 0, misses: 0 }

  function isAnonymousRead(c: Context<AppEnv>): boolean {
    if (maxBytes === 0 || !['GET', 'HEAD'].includes(c.req.method)) return false
    const cookies = c.req.header('Cookie')
    return !cookies || !sessionCookies.some(name => cookies.includes(`${name}=`))
  }

  function findCurrent(address: string): CachedResponse | undefined {
    const cached = cache.get(address)
    return cached && isTimely(cached, now()) && changes.areUnchanged(cached, cached.state)
      ? cached
      : undefined
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
        const flight = flights.get(address)
        if (!flight) break
        const cached = await flight.cached
        if (!cached) break
        if (isAsNew(flight.state, state) && isTimely(cached, now())) return send(c, address, cached)
      }
      counts.misses++
      const cached = await make(c, address, next, { projections: new Set(projections), state })
      if (!cached) return
      const { response } = sendCached(c, cached)
      if (cached.isCached && isTimely(cached, now())) cache.add(address, cached)
      c.res = undefined
      c.res = response
    }
  }

  async function make(
    c: Context<AppEnv>,
    address: string,
    next: () => Promise<void>,
    { projections, state }: Pick<ResponseConditions, 'projections' | 'state'>
  ): Promise<CachedResponse | undefined> {
    const { promise, resolve } = Promise.withResolvers<CachedResponse | undefined>()
    const flight = { state, cached: promise }
    flights.set(address, flight)
    try {
      const from = now()
      const until = projections.has('jobs') ? await nextExpiry(state, from) : Infinity
      const conditions: ResponseConditions = {
        ...{ projections, state, from: from.getTime(), until, ids: new Set<string>() },
        ...{ cost: c.var.cost ?? 0, isCached: true, eachTime: [] }
      }
      c.set('cacheability', conditions)
      await next()
      if (c.res.status !== 200 || dependsOnNothing(conditions)) return undefined
      if (!c.res.headers.has('Cache-Control')) {
        c.res.headers.set('Cache-Control', cacheControl.privateNoStore)
      }
      const cached = await toCachedResponse(c.res, conditions)
      resolve(cached)
      return cached
    } finally {
      resolve(undefined)
      if (flights.get(address) === flight) flights.delete(address)
    }
  }

  return { sendFromCache, cacheResponses, usage: () => ({ ...counts, bytes: cache.bytes }) }
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

/** The next instant at which a live job expires, read once for each state of the jobs. */
function rememberNextExpiry(
  { db, findNextExpiry }: CachingDependencies,
  areUnchanged: (rows: typeof jobRows, since: LogState) => boolean
) {
  let known = { state: { position: -1, version: '' }, from: 0, until: 0 }
  return async function nextExpiry(state: LogState, now: Date): Promise<number> {
    const time = now.getTime()
    const isCurrent = known.from <= time && time < known.until && areUnchanged(jobRows, known.state)
    if (!isCurrent) {
      const until = (await findNextExpiry(db, now)).getTime()
      known = { state, from: time, until }
    }
    return known.until
  }
}

const jobRows = { projections: new Set(['jobs'] as const), ids: new Set<string>() }
