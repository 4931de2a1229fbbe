import { type Context, Hono } from 'hono'
import { findSitemapEntries, findSitemapPartStarts } from '#projections/jobs/sitemap-entries.ts'
import { findFeedEntries } from '#projections/jobs/feed-entries.ts'
import { type Env, toolsOf } from '#services/platform/http/app-env.ts'
import { countedRead } from '#services/platform/http/request-guards.ts'
import { may } from '#services/auth/authorization.ts'
import { answerMade, answerStream } from './send.ts'
import { feedText } from './feed.ts'
import { asked, readPageSearch } from './list-meta.ts'
import { robotsText } from './robots.ts'
import { type Address, publicPages, sitemapIndex, sitemapText } from './sitemap.ts'
import { rulesPath, speculationRules } from './speculation-rules.ts'

const feedLength = 50
/** The protocol allows fifty thousand addresses; pages that are always there come on top. */
const adsPerSitemap = 49_000
const atOnce = 5_000

const aDay = { 'Cache-Control': 'public, max-age=86400' }
const anHour = { 'Cache-Control': 'public, max-age=0, s-maxage=3600' }
const aWhile = { 'Cache-Control': 'public, max-age=0, s-maxage=300' }
const xml = { 'Content-Type': 'application/xml; charset=utf-8', ...anHour }
const atom = { 'Content-Type': 'application/atom+xml; charset=utf-8', ...aWhile }
const rules = { 'Content-Type': 'application/speculationrules+json', ...aDay }

/** What programs read: search engines, feed readers, browsers ahead of a click. */
export const discoveryRoutes = new Hono<Env>()
  .get('/robots.txt', c =>
    answerMade(c, robotsText(c.var.tools.config.appOrigin), {
      'Content-Type': 'text/plain; charset=utf-8',
      ...aDay
    })
  )

  .get(rulesPath, c => answerMade(c, JSON.stringify(speculationRules), rules))

  .get('/sitemap.xml', may('searchJobs'), countedRead, async c => {
    const { searches, config, now } = c.var.tools
    const parts = await searches(0, db => findSitemapPartStarts(db, now(), adsPerSitemap))
    if (parts.length > 1) return answerMade(c, sitemapIndex(config.appOrigin, parts), xml)
    return sitemap(c, 0)
  })

  .get('/:part{sitemap-\\d{1,15}\\.xml}', may('searchJobs'), countedRead, c =>
    sitemap(c, Number(c.req.param('part').replace(/\D/g, '')))
  )

  .get('/feed.xml', may('searchJobs'), countedRead, async c => {
    const { searches, config, now } = c.var.tools
    const search = readPageSearch(new URL(c.req.url).searchParams)
    const { page, limit, ...wanted } = asked(search, feedLength)
    const jobs = await searches(0, db => findFeedEntries(db, wanted, now(), limit))
    return answerMade(c, feedText(jobs, { search, origin: config.appOrigin, now: now() }), atom)
  })

function sitemap(c: Context, after: number): Response {
  const text = sitemapText(toolsOf(c).config.appOrigin, addresses(c, after))
  return answerStream(c, text, xml)
}

/** The first part also names the pages that are always there. */
async function* addresses(c: Context, from: number): AsyncGenerator<Address[]> {
  const { searches, now } = toolsOf(c)
  if (from === 0) yield publicPages
  let after = from
  for (let left = adsPerSitemap; left > 0; left -= atOnce) {
    const some = await searches(0, db =>
      findSitemapEntries(db, now(), after, Math.min(atOnce, left))
    )
    yield some.map(({ id, changedAt }) => ({ path: `/jobs/${id}`, changedAt }))
    after = some.at(-1)?.no ?? after
    if (some.length < atOnce) return
  }
}
