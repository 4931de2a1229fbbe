import { day } from '#events/units.ts'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { findMunicipality } from '#events/places/municipalities.ts'
import {
  findSitemapEntries,
  findSitemapPartStarts
} from '#projections/jobs/tables/sitemap-entries.ts'
import { findSitemapEmployers } from '#projections/jobs/figures/employers.ts'
import { type FeedEntry, findFeedEntries } from '#projections/jobs/search/feed-entries.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { toJobQuery } from '#services/jobs/search/list-query.ts'
import type { AppEnv, Board } from '#services/platform/http/request/app-env.ts'
import { cacheControl } from '#services/platform/http/responses/cache-control.ts'
import { requestCosts } from '#services/platform/config/request-costs.ts'
import { rateLimitKey } from '#services/platform/http/request/client-address.ts'
import { isValidWithin, cachedPosition } from '#services/response-cache/validity.ts'
import {
  hasUnknownFilter,
  type JobListSearch,
  readSearch
} from '#services/jobs/shared/search-url.ts'
import { cacheResponses } from '#services/response-cache/cache-responses.ts'
import { sendGzip, sendText } from '../site/send.ts'
import { speculationRulesPath, speculationRules } from '../site/speculation-rules.ts'
import { renderFeed, renderJsonFeed } from './feed.ts'
import { findLandingPaths } from './landing-paths.ts'
import { renderRobots } from './robots.ts'
import { type SitemapUrl, publicPages, renderSitemapIndex, renderSitemap } from './sitemap.ts'

const feedLength = 50
/** The protocol allows 50,000 URLs; a part of this size costs the database about as much as a dear search. */
const jobsPerSitemap = 10_000
const batchSize = 5_000

const robotsHeaders = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': cacheControl.oneDay
}
const sitemapHeaders = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': cacheControl.sharedOneHour
}
const atomHeaders = {
  'Content-Type': 'application/atom+xml; charset=utf-8',
  'Cache-Control': cacheControl.sharedFiveMinutes
}
const jsonFeedHeaders = {
  'Content-Type': 'application/feed+json; charset=utf-8',
  'Cache-Control': cacheControl.sharedFiveMinutes
}
const speculationRulesHeaders = {
  'Content-Type': 'application/speculationrules+json',
  'Cache-Control': cacheControl.oneDay
}

type SitemapSource = Pick<Board, 'origin' | 'replicaRead' | 'now'>

/** The jobs of a search for feed readers, in the language of the address. */
export const feedRoutes = new Hono<AppEnv>()
  .get('/feed.xml', authorize('searchJobs'), cacheResponses('jobs'), async c => {
    const { origin } = c.env.board
    const feed = await readFeed(c)
    if (!feed) return c.notFound()
    const now = c.env.board.now()
    // The date of a feed without jobs is today.
    isValidWithin(c, 0, now.getTime() - (now.getTime() % day) + day)
    return sendText(c, renderFeed(feed.jobs, { ...feed, origin, now }), atomHeaders)
  })

  .get('/feed.json', authorize('searchJobs'), cacheResponses('jobs'), async c => {
    const { origin } = c.env.board
    const feed = await readFeed(c)
    if (!feed) return c.notFound()
    return sendText(c, renderJsonFeed(feed.jobs, { ...feed, origin }), jsonFeedHeaders)
  })

/** For search engines and prefetching browsers. */
export const seoRoutes = new Hono<AppEnv>()
  .get('/robots.txt', c => sendText(c, renderRobots(c.env.board.origin), robotsHeaders))

  .get(speculationRulesPath, c =>
    sendText(c, JSON.stringify(speculationRules), speculationRulesHeaders)
  )

  .get('/sitemap.xml', authorize('searchJobs'), cacheResponses('jobs'), c =>
    sendSitemap(c, position => renderWholeSitemap(c.env.board, position))
  )

  .get('/:part{sitemap-\\d{1,15}\\.xml}', authorize('searchJobs'), cacheResponses('jobs'), c => {
    const start = Number(c.req.param('part').replace(/\D/g, ''))
    return sendSitemap(c, position => renderPart(c.env.board, { start, position }))
  })

async function sendSitemap(c: Context<AppEnv>, text: (position: number) => AsyncIterable<string>) {
  const { rateLimiter } = c.env.board
  const client = rateLimitKey(c.var.clientAddress)
  await rateLimiter.consumePoints('reads', client, requestCosts.sitemapPart)
  return sendGzip(c, await compress(text(cachedPosition(c))), sitemapHeaders)
}

/** The newest jobs of the search in the address; undefined when it asks for what does not exist. */
async function readFeed(
  c: Context<AppEnv>
): Promise<{ search: JobListSearch; jobs: FeedEntry[] } | undefined> {
  const { replicaRead, now } = c.env.board
  const { searchParams } = new URL(c.req.url)
  const search = readSearch(searchParams)
  const isNowhere = search.near !== '' && !findMunicipality(search.near)
  if (isNowhere || hasUnknownFilter(searchParams)) return undefined
  const { page, limit, sort, ...filters } = toJobQuery(search, feedLength)
  const jobs = await replicaRead(cachedPosition(c), db =>
    findFeedEntries(db, filters, now(), limit)
  )
  return { search, jobs }
}

async function compress(text: AsyncIterable<string>): Promise<Uint8Array<ArrayBuffer>> {
  const gzip = createGzip()
  const [bytes] = await Promise.all([buffer(gzip), pipeline(text, gzip)])
  return new Uint8Array(bytes)
}

/** A sitemap of all jobs, or an index when they are too many for one. */
async function* renderWholeSitemap(
  source: SitemapSource,
  position: number
): AsyncGenerator<string> {
  const { origin, replicaRead, now } = source
  const parts = await replicaRead(position, db => findSitemapPartStarts(db, now(), jobsPerSitemap))
  if (parts.length > 1) yield renderSitemapIndex(origin, parts)
  else yield* renderPart(source, { start: 0, position })
}

function renderPart(source: SitemapSource, part: SitemapPart): AsyncGenerator<string> {
  return renderSitemap(source.origin, sitemapUrls(source, part))
}

interface SitemapPart {
  /** The position after which its jobs were posted. */
  start: number
  /** The position that the database must have seen. */
  position: number
}

/** The URLs of one part; the first part begins with the public pages. */
async function* sitemapUrls(
  { replicaRead, now }: SitemapSource,
  { start, position }: SitemapPart
): AsyncGenerator<SitemapUrl[]> {
  if (start === 0) {
    yield publicPages
    yield (await replicaRead(position, db => findLandingPaths(db, now()))).map(path => ({ path }))
  }
  let after = start
  for (let remaining = jobsPerSitemap; remaining > 0; remaining -= batchSize) {
    const batch = await replicaRead(position, db =>
      findSitemapEntries(db, now(), after, Math.min(batchSize, remaining))
    )
    yield batch.map(({ id, changedAt }) => ({ path: `/jobs/${id}`, changedAt }))
    const last = batch.at(-1)?.position ?? after
    const employers = await replicaRead(position, db =>
      findSitemapEmployers(db, now(), after, last)
    )
    yield employers.map(({ id }) => ({ path: `/employers/${id}` }))
    after = last
    if (batch.length < batchSize) return
  }
}
