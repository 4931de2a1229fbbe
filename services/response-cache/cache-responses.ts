import type { Context, MiddlewareHandler, Next } from 'hono'
import type { Database, Queryable } from '#events/database/database.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { rateLimitKey } from '#services/platform/http/request/client-address.ts'
import type { RateLimiter } from '#services/platform/http/limits/rate-limit.ts'
import { lastWrittenPosition } from '#services/platform/http/responses/read-your-writes.ts'
import {
  type CachedResponse,
  type ResponseConditions,
  sendCached,
  toCachedResponse
} from './cached-response.ts'
import { type FollowedProjection, followReadTables, type LogState } from './read-table-changes.ts'
import { ResponseCache } from './response-cache.ts'
import {
  cachedPosition,
  cachedState,
  isTimely,
  onCacheHit,
  rememberNextExpiry
} from './validity.ts'

interface CachingOptions {
  db: Database
  /** 0 disables the cache. */
  maxBytes: number
  rateLimiter: RateLimiter
  /** A request that may have a session is never answered from the cache. */
  mayHaveSession(c: Context<AppEnv>): boolean
  now(): Date
}

/** Middleware of a route whose responses are cached while these read tables are unchanged. */
export function cacheResponses(...projections: FollowedProjection[]): MiddlewareHandler<AppEnv> {
  const followed = new Set(projections)
  return function cacheResponse(c, next) {
    return c.env.board.caching.respond(c, next, followed)
  }
}

export interface ResponseCaching {
  /** Sends a cached response, before the work that only other requests need. */
  sendFromCache: MiddlewareHandler<AppEnv>
  /** Sends a response of these read tables from the cache, or has it made. */
  respond(
    c: Context<AppEnv>,
    next: Next,
    projections: ReadonlySet<FollowedProjection>
  ): ReturnType<MiddlewareHandler<AppEnv>>
  /** The state of the live jobs, for a response that is too long to be kept; undefined while the database is unavailable. */
  liveJobs(c: Context<AppEnv>): Promise<LiveJobs | undefined>
  /** Whether there is a response for a path and query, perhaps an outdated one. */
  isCached(address: string): boolean
  usage(): { hits: number; misses: number; bytes: number }
}

export interface LiveJobs {
  /** The position of the log. */
  position: number
  /** The next instant at which one of them expires, in milliseconds since 1970. */
  until: number
  /** False when one of them may have changed since a position. */
  areUnchangedSince(position: number): boolean
}

/**
 * Responses to requests without a session, in memory: each as long as the read tables that it was made of are unchanged,
 * and within the time in which it is the same. Concurrent requests wait for one of them.
 */
export function createResponseCaching({
  db,
  maxBytes,
  rateLimiter,
  mayHaveSession,
  now
}: CachingOptions): ResponseCaching {
  const cache = new ResponseCache(maxBytes)
  // An erasure empties the cache.
  const changes = followReadTables(db, () => cache.clear())
  const concurrent = new ConcurrentResponses()
  const nextExpiry = rememberNextExpiry(db, changes.areUnchanged)
  const counts = { hits: 0, misses: 0 }

  function isAnonymousRead(c: Context<AppEnv>): boolean {
    return maxBytes > 0 && ['GET', 'HEAD'].includes(c.req.method) && !mayHaveSession(c)
  }

  function findCurrent(address: string): CachedResponse | undefined {
    const cached = cache.get(address)
    return cached && isTimely(cached, now()) && changes.areUnchanged(cached) ? cached : undefined
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

  const respond: ResponseCaching['respond'] = async (c, next, projections) => {
    if (c.var.user || !isAnonymousRead(c)) return next()
    const state = await changes.refresh(lastWrittenPosition(c))
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
      const until = projections.has('jobs') ? await nextExpiry(state, from) : Infinity
      const time = { from: from.getTime(), until }
      return makeResponse(c, next, { projections, state, ...time })
    })
    if (!cached) return
    const { response } = sendCached(c, cached, 'fast')
    if (cached.isCached && isTimely(cached, now())) cache.add(address, cached)
    c.res = undefined
    c.res = response
  }

  async function liveJobs(c: Context<AppEnv>): Promise<LiveJobs | undefined> {
    const state = await changes.refresh(lastWrittenPosition(c))
    if (!state) return undefined
    const until = await nextExpiry(state, now())
    const jobs = new Set(['jobs'] as const)
    const areUnchangedSince = (position: number) =>
      position <= state.position &&
      changes.areUnchanged({ projections: jobs, state: { ...state, position } })
    return { position: state.position, until, areUnchangedSince }
  }

  return {
    sendFromCache,
    respond,
    liveJobs,
    isCached: address => cache.get(address) !== undefined,
    usage: () => ({ ...counts, bytes: cache.bytes })
  }
}

/** Undefined when the response cannot be shared: it was made for a user, or its handler forbids to store it. */
async function makeResponse(
  c: Context<AppEnv>,
  next: () => Promise<void>,
  basis: Pick<ResponseConditions, 'projections' | 'state' | 'from' | 'until'>
): Promise<CachedResponse | undefined> {
  const conditions: ResponseConditions = {
    ...basis,
    cost: c.var.cost ?? 0,
    isCached: true,
    eachTime: []
  }
  c.set('cacheability', conditions)
  await next()
  if (c.res.status !== 200 || c.var.user || !isPublic(c.res)) return undefined
  return toCachedResponse(c.res, conditions)
}

/** What other caches must not keep is not kept here either. */
function isPublic({ headers }: Response): boolean {
  return headers.get('Cache-Control')?.startsWith('public') ?? false
}

function isAsNew(made: LogState, wanted: LogState): boolean {
  return made.version === wanted.version && made.position >= wanted.position
}

/** The path and the query, as they were sent. */
function addressOf(c: Context<AppEnv>): string {
  const { url } = c.req
  return url.slice(url.indexOf('/', url.indexOf('//') + 2))
}

interface PendingResponse {
  state: LogState
  /** Undefined when the response cannot be shared. */
  response: Promise<CachedResponse | undefined>
}

/** Responses that are being made, so that concurrent requests of one address wait for one of them. */
class ConcurrentResponses {
  readonly #pending = new Map<string, PendingResponse>()

  find(address: string): PendingResponse | undefined {
    return this.#pending.get(address)
  }

  /** Makes a response of the read tables at that state, shared by concurrent requests; undefined when it cannot be shared. */
  async make(
    address: string,
    state: LogState,
    make: () => Promise<CachedResponse | undefined>
  ): Promise<CachedResponse | undefined> {
    const { promise, resolve } = Promise.withResolvers<CachedResponse | undefined>()
    const pending = { state, response: promise }
    this.#pending.set(address, pending)
    try {
      const made = await make()
      resolve(made)
      return made
    } finally {
      resolve(undefined)
      if (this.#pending.get(address) === pending) this.#pending.delete(address)
    }
  }
}

/**
 * Reads from a replica, but never from one that has not seen what this visitor wrote. `read` gets the state of the log at
 * which a cacheable response is made, or a later one of that database.
 */
export function readFromReplica<T>(
  c: Context<AppEnv>,
  read: (db: Queryable, state: LogState | undefined) => Promise<T>
): Promise<T> {
  const { searchCounter, replicaRead } = c.env.board
  searchCounter.add(c)
  onCacheHit(c, searchCounter.add)
  const after = Math.max(lastWrittenPosition(c), cachedPosition(c))
  return replicaRead(after, db => read(db, cachedState(c)))
}
