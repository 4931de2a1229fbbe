import { type Context, Hono } from 'hono'
import { findSitemapEntries, findSitemapPartStarts } from '#projections/jobs/sitemap-entries.ts'
import { findFeedEntries } from '#projections/jobs/feed-entries.ts'
import { type AppEnv, toolsOf } from '#services/platform/http/app-env.ts'
import { cacheControl } from '#services/platform/http/cache-control.ts'
import { rateLimitReads } from '#services/platform/http/request-guards.ts'
import { authorize } from '#services/auth/authorization.ts'
import { sendText, sendStream } from './send.ts'
import { renderFeed } from './feed.ts'
import { toJobSearch, parseJobListSearch } from './list-meta.ts'
import { renderRobots } from './robots.ts'
import { type SitemapUrl, publicPages, renderSitemapIndex, renderSitemap } from './sitemap.ts'
import { speculationRulesPath, speculationRules } from './speculation-rules.ts'

const feedLength = 50
/** The protocol allows 50,000 URLs; the first part also holds the public pages. */
const jobsPerSitemap = 49_000
const batchSize = 5_000

const robotsHeaders = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': cacheControl.oneDay
}
const sitemapHeaders = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': cacheControl.sharedOneHour
}
const feedHeaders = {
  'Content-Type': 'application/atom+xml; charset=utf-8',
  'Cache-Control': cacheControl.sharedFiveMinutes
}
const speculationRulesHeaders = {
  'Content-Type': 'application/speculationrules+json',
  'Cache-Control': cacheControl.oneDay
}

/** For search engines, feed readers and prefetching browsers. */
export const seoRoutes = new Hono<AppEnv>()
  .get('/robots.txt', c => sendText(c, renderRobots(c.var.tools.config.appOrigin), robotsHeaders))

  .get(speculationRulesPath, c =>
    sendText(c, JSON.stringify(speculationRules), speculationRulesHeaders)
  )

  .get('/sitemap.xml', authorize('searchJobs'), rateLimitReads, async c => {
    const { searches, config, now } = c.var.tools
    const parts = await searches(0, db => findSitemapPartStarts(db, now(), jobsPerSitemap))
    if (parts.length > 1)
      return sendText(c, renderSitemapIndex(config.appOrigin, parts), sitemapHeaders)
    return sitemap(c, 0)
  })

  .get('/:part{sitemap-\\d{1,15}\\.xml}', authorize('searchJobs'), rateLimitReads, c =>
    sitemap(c, Number(c.req.param('part').replace(/\D/g, '')))
  )

  .get('/feed.xml', authorize('searchJobs'), rateLimitReads, async c => {
    const { searches, config, now } = c.var.tools
    const search = parseJobListSearch(new URL(c.req.url).searchParams)
    const { page, limit, ...filters } = toJobSearch(search, feedLength)
    const jobs = await searches(0, db => findFeedEntries(db, filters, now(), limit))
    return sendText(
      c,
      renderFeed(jobs, { search, origin: config.appOrigin, now: now() }),
      feedHeaders
    )
  })

function sitemap(c: Context, after: number): Response {
  const text = renderSitemap(toolsOf(c).config.appOrigin, sitemapUrls(c, after))
  return sendStream(c, text, sitemapHeaders)
}

/** The URLs of one part; the first part begins with the public pages. */
async function* sitemapUrls(c: Context, from: number): AsyncGenerator<SitemapUrl[]> {
  const { searches, now } = toolsOf(c)
  if (from === 0) yield publicPages
  let after = from
  for (let remaining = jobsPerSitemap; remaining > 0; remaining -= batchSize) {
    const batch = await searches(0, db =>
      findSitemapEntries(db, now(), after, Math.min(batchSize, remaining))
    )
    yield batch.map(({ id, changedAt }) => ({ path: `/jobs/${id}`, changedAt }))
    after = batch.at(-1)?.position ?? after
    if (batch.length < batchSize) return
  }
}
