import { type Context, Hono } from 'hono'
import { findSitemapEntries, findSitemapPartStarts } from '#projections/jobs/sitemap-entries.ts'
import { findFeedEntries } from '#projections/jobs/feed-entries.ts'
import { type AppEnv, toolsOf } from '#services/platform/http/app-env.ts'
import { rateLimitReads } from '#services/platform/http/request-guards.ts'
import { authorize } from '#services/auth/authorization.ts'
import { sendText, sendStream } from './send.ts'
import { renderFeed } from './feed.ts'
import { toJobSearch, parseJobListSearch } from './list-meta.ts'
import { renderRobots } from './robots.ts'
import { type SitemapUrl, publicPages, renderSitemapIndex, renderSitemap } from './sitemap.ts'
import { speculationRulesPath, speculationRules } from './speculation-rules.ts'

const feedLength = 50
/** The protocol allows fifty thousand addresses; pages that are always there come on top. */
const jobsPerSitemap = 49_000
const batchSize = 5_000

const cacheOneDay = { 'Cache-Control': 'public, max-age=86400' }
const cacheOneHour = { 'Cache-Control': 'public, max-age=0, s-maxage=3600' }
const cacheFiveMinutes = { 'Cache-Control': 'public, max-age=0, s-maxage=300' }
const xml = { 'Content-Type': 'application/xml; charset=utf-8', ...cacheOneHour }
const atom = { 'Content-Type': 'application/atom+xml; charset=utf-8', ...cacheFiveMinutes }
const speculationRulesHeaders = {
  'Content-Type': 'application/speculationrules+json',
  ...cacheOneDay
}

/** What programs read: search engines, feed readers, browsers ahead of a click. */
export const seoRoutes = new Hono<AppEnv>()
  .get('/robots.txt', c =>
    sendText(c, renderRobots(c.var.tools.config.appOrigin), {
      'Content-Type': 'text/plain; charset=utf-8',
      ...cacheOneDay
    })
  )

  .get(speculationRulesPath, c =>
    sendText(c, JSON.stringify(speculationRules), speculationRulesHeaders)
  )

  .get('/sitemap.xml', authorize('searchJobs'), rateLimitReads, async c => {
    const { searches, config, now } = c.var.tools
    const parts = await searches(0, db => findSitemapPartStarts(db, now(), jobsPerSitemap))
    if (parts.length > 1) return sendText(c, renderSitemapIndex(config.appOrigin, parts), xml)
    return sitemap(c, 0)
  })

  .get('/:part{sitemap-\\d{1,15}\\.xml}', authorize('searchJobs'), rateLimitReads, c =>
    sitemap(c, Number(c.req.param('part').replace(/\D/g, '')))
  )

  .get('/feed.xml', authorize('searchJobs'), rateLimitReads, async c => {
    const { searches, config, now } = c.var.tools
    const search = parseJobListSearch(new URL(c.req.url).searchParams)
    const { page, limit, ...wanted } = toJobSearch(search, feedLength)
    const jobs = await searches(0, db => findFeedEntries(db, wanted, now(), limit))
    return sendText(c, renderFeed(jobs, { search, origin: config.appOrigin, now: now() }), atom)
  })

function sitemap(c: Context, after: number): Response {
  const text = renderSitemap(toolsOf(c).config.appOrigin, sitemapUrls(c, after))
  return sendStream(c, text, xml)
}

/** The first part also names the pages that are always there. */
async function* sitemapUrls(c: Context, from: number): AsyncGenerator<SitemapUrl[]> {
  const { searches, now } = toolsOf(c)
  if (from === 0) yield publicPages
  let after = from
  for (let left = jobsPerSitemap; left > 0; left -= batchSize) {
    const some = await searches(0, db =>
      findSitemapEntries(db, now(), after, Math.min(batchSize, left))
    )
    yield some.map(({ id, changedAt }) => ({ path: `/jobs/${id}`, changedAt }))
    after = some.at(-1)?.position ?? after
    if (some.length < batchSize) return
  }
}
