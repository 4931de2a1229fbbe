import { type Context, Hono } from 'hono'
import { searchJobsOrWider } from '#projections/jobs/search/wider-places.ts'
import type { JobPage } from '#projections/jobs/tables/view.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { jobsPerPage } from '#events/limits/jobs.ts'
import { toJobQuery } from '#services/jobs/search/list-query.ts'
import { filterLabel } from '#services/jobs/shared/filter-labels.ts'
import { landingPath, readLandingPath } from '#services/jobs/shared/provinces.ts'
import {
  describeSearch,
  feedTitle,
  jobCountText,
  jobListTitle,
  landingPathOf,
  searchedText
} from '#services/jobs/shared/search-texts.ts'
import {
  emptySearch,
  feedPath,
  type JobListSearch,
  jsonFeedPath,
  readSearch,
  searchPath
} from '#services/jobs/shared/search-url.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { isSearchTextTooLong } from '#services/platform/validation/search-params.ts'
import { cacheResponses, readFromReplica } from '#services/response-cache/cache-responses.ts'
import { searchWords, speech } from '#services/words/words.ts'
import type { PagesOfLanguage } from '../site/built-site.ts'
import type { JobListData } from '../shared/contract.ts'
import { escapeHtml, jsonForScript } from '../site/html-template.ts'
import { breadcrumbs } from '../seo/breadcrumbs.ts'
import { pageTime } from '../site/page-time.ts'
import { sendSearchPage } from '../site/send.ts'
import { withPlaceName } from '../site/with-place-name.ts'

/** The list of jobs of a search, of a role, of a province, and of both. */
export function jobListRoutes(site: PagesOfLanguage): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/jobs', authorize('searchJobs'), cacheResponses('jobs'), async c => {
      const params = new URL(c.req.url).searchParams
      const isTooLong = ['keyword', 'location'].some(name => isSearchTextTooLong(params, name))
      return sendJobList(c, readSearch(params), isTooLong, site)
    })

    .get('/empleos/:role', authorize('searchJobs'), cacheResponses('jobs'), c =>
      sendLandingPage(c, { role: c.req.param('role') }, site)
    )
    .get('/empleos/en/:province', authorize('searchJobs'), cacheResponses('jobs'), c =>
      sendLandingPage(c, { province: c.req.param('province') }, site)
    )
    .get('/empleos/:role/:province', authorize('searchJobs'), cacheResponses('jobs'), c =>
      sendLandingPage(c, c.req.param(), site)
    )
}

/** The list of jobs of a search, filled by the server. */
async function sendJobList(
  c: Context<AppEnv>,
  search: JobListSearch,
  isTooLong: boolean,
  site: PagesOfLanguage
): Promise<Response> {
  const { origin } = c.env.board
  const { dataController, sendsMail } = site
  const list = await loadJobList(c, withPlaceName(search))
  const data = { ...list, isTooLong, ...(sendsMail && { dataController }) }
  const html = site.jobList.fill({
    ...jobListMeta(data.search, data.found, origin),
    structuredData: landingStructuredData(data.search, data.found, origin),
    results: site.render().renderJobSearch(data, site.jobList.islandPrefix),
    data: jsonForScript(data)
  })
  return sendSearchPage(c, html, site.jobList.policy)
}

/** The jobs of a role, of a province (by its name in the address), or of both; 404 for an unknown one. */
async function sendLandingPage(
  c: Context<AppEnv>,
  address: { role?: string; province?: string },
  site: PagesOfLanguage
): Promise<Response> {
  const found = readLandingPath(address)
  if (!found) return c.notFound()
  return sendJobList(c, { ...emptySearch, ...found }, false, site)
}

/** One page of the results; the first page when the requested one is beyond the last. */
async function loadJobList(
  c: Context<AppEnv>,
  search: JobListSearch
): Promise<Omit<JobListData, 'isTooLong'>> {
  const now = c.env.board.now()
  const found = await readFromReplica(c, (db, state) =>
    searchJobsOrWider(db, toJobQuery(search, jobsPerPage), now, state)
  )
  const isBeyond = search.page > Math.max(found.meta.totalPages, 1)
  return isBeyond
    ? loadJobList(c, { ...search, page: 1 })
    : { search, found, now: pageTime(c, now, found.jobs) }
}

/** The content of the head of a list. */
function jobListMeta(
  search: JobListSearch,
  { meta }: JobPage,
  origin: string
): Record<string, string> {
  const { keyword, location, page, ...others } = search
  const landing = landingPathOf(search)
  const filters = landing ? searchedText(search) : describeSearch(search)
  const isPlain = page === 1 && Object.values(others).every(value => value === '')
  const query = new URLSearchParams({ ...(keyword && { keyword }), ...(location && { location }) })
  const path = landing ?? speech.path(query.size ? `/jobs?${query}` : '/jobs')
  return {
    title: escapeHtml(jobListTitle(search, meta.totalPages)),
    description: escapeHtml(
      `${jobCountText(meta)}${filters && `${landing ? ' ' : ': '}${filters}`}. ${searchWords.listDescription}`
    ),
    canonical: escapeHtml(origin + path),
    query: escapeHtml(searchPath(search).replace(/^[^?]*/, '')),
    robots: (isPlain || landing) && meta.totalJobs > 0 ? 'index, follow' : 'noindex, follow',
    feed: escapeHtml(speech.path(feedPath(search))),
    jsonFeed: escapeHtml(speech.path(jsonFeedPath(search))),
    feedTitle: escapeHtml(feedTitle(search))
  }
}

/** For search engines: where a landing page stands, and the jobs that it lists; empty for every other list. */
function landingStructuredData(search: JobListSearch, { jobs }: JobPage, origin: string): string {
  const { role, province } = search
  if (!landingPathOf(search)) return ''
  const levels = [
    ...(role ? [{ name: filterLabel('role', role), path: landingPath({ role }) }] : []),
    ...(province
      ? [
          {
            name: filterLabel('province', province),
            path: landingPath({ ...(role && { role }), province })
          }
        ]
      : [])
  ]
  const data = [breadcrumbs(levels, origin), ...(jobs.length ? [itemList(jobs, origin)] : [])]
  return `<script type="application/ld+json">${jsonForScript(data)}</script>`
}

function itemList(jobs: JobPage['jobs'], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: jobs.map(({ id }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + speech.path(`/jobs/${id}`)
    }))
  }
}
