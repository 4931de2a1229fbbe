import type { Context, MiddlewareHandler } from 'hono'
import type { Database } from '#events/database/database.ts'
import { findNextExpiry } from '#projections/jobs/sitemap-entries.ts'
import type { AppEnv } from './app-env.ts'
import { cacheControl } from './cache-control.ts'
import { rateLimitKey } from './client-address.ts'
import {
  type KeptResponse,
  type ResponseConditions,
  sendKept,
  toKeptResponse
} from './kept-response.ts'
import type { RateLimiter } from './rate-limit.ts'
import { type FollowedProjection, followReadTables, type LogState } from './read-table-changes.ts'
import { lastWrittenPosition } from './read-your-writes.ts'
import { ResponseCache } from './response-cache.ts'

interface MemoryDependencies {
  db: Database
  /** 0 keeps nothing. */
  maxBytes: number
  rateLimiter: RateLimiter
  /** Requests with one of these cookies are answered anew. */
  sessionCookies: readonly string[]
  now(): Date
}

/** Middleware of a route whose responses are kept while these read tables, and what its handler names, are unchanged. */
export type KeepResponses = (...projections: FollowedProjection[]) => MiddlewareHandler<AppEnv>

export interface MemoryResponses {
  /** Sends what is in memory, before the work that only other requests need. */
  sendFromMemory: MiddlewareHandler<AppEnv>
  keep: KeepResponses
  usage(): { hits: number; misses: number; bytes: number }
}

interface Flight {
  state: LogState
  kept: Promise<KeptResponse | undefined>
}

/**
 * Responses to requests without a session, in memory: each as long as the read tables that it was made of are unchanged,
 * and within the time in which it is the same. Concurrent requests wait for one of them.
 */
export function createMemoryResponses(dependencies: MemoryDependencies): MemoryResponses {
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

  function findCurrent(address: string): KeptResponse | undefined {
    const kept = cache.get(address)
    return kept && isTimely(kept, now()) && changes.areUnchanged(kept, kept.state)
      ? kept
      : undefined
  }

  function send(c: Context<AppEnv>, address: string, kept: KeptResponse): Response {
    counts.hits++
    for (const work of kept.eachTime) work(c)
    const { response, grew } = sendKept(c, kept)
    cache.touch(address, kept, grew)
    return response
  }

  const sendFromMemory: MiddlewareHandler<AppEnv> = async function sendFromMemory(c, next) {
    if (!isAnonymousRead(c)) return next()
    const address = addressOf(c)
    const state = cache.get(address) && changes.current()
    if (!state || lastWrittenPosition(c) > state.position) return next()
    const kept = findCurrent(address)
    if (!kept) return next()
    await rateLimiter.consumePoints('reads', rateLimitKey(c.var.clientAddress), kept.cost)
    return send(c, address, kept)
  }

  const keep: KeepResponses = (...projections) => {
    return async function keepResponse(c, next) {
      const state = isAnonymousRead(c) && (await changes.refresh(lastWrittenPosition(c)))
      if (!state) return next()
      const address = addressOf(c)
      for (;;) {
        const known = findCurrent(address)
        if (known) return send(c, address, known)
        const flight = flights.get(address)
        if (!flight) break
        const kept = await flight.kept
        if (!kept) break
        if (isAsNew(flight.state, state) && isTimely(kept, now())) return send(c, address, kept)
      }
      counts.misses++
      const kept = await make(c, address, next, { projections: new Set(projections), state })
      if (!kept) return
      const { response } = sendKept(c, kept)
      if (isTimely(kept, now())) cache.add(address, kept)
      c.res = undefined
      c.res = response
    }
  }

  async function make(
    c: Context<AppEnv>,
    address: string,
    next: () => Promise<void>,
    { projections, state }: Pick<ResponseConditions, 'projections' | 'state'>
  ): Promise<KeptResponse | undefined> {
    const { promise, resolve } = Promise.withResolvers<KeptResponse | undefined>()
    const flight = { state, kept: promise }
    flights.set(address, flight)
    try {
      const from = now()
      const until = projections.has('jobs') ? await nextExpiry(state, from) : Infinity
      const conditions: ResponseConditions = {
        ...{ projections, state, from: from.getTime(), until, ids: new Set<string>() },
        ...{ cost: c.var.cost ?? 0, eachTime: [] }
      }
      c.set('keeping', conditions)
      await next()
      if (c.res.status !== 200 || dependsOnNothing(conditions)) return undefined
      if (!c.res.headers.has('Cache-Control')) {
        c.res.headers.set('Cache-Control', cacheControl.privateNoStore)
      }
      const kept = await toKeptResponse(c.res, conditions)
      resolve(kept)
      return kept
    } finally {
      resolve(undefined)
      if (flights.get(address) === flight) flights.delete(address)
    }
  }

  return { sendFromMemory, keep, usage: () => ({ ...counts, bytes: cache.bytes }) }
}

function isTimely({ from, until }: KeptResponse, now: Date): boolean {
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
  { db }: MemoryDependencies,
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
