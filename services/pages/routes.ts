import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Database } from '#events/database/database.ts'
import { isUnavailable } from '#events/database/unavailable.ts'
import { job } from '#events/jobs.ts'
import { streamExists } from '#events/store/event-store.ts'
import { findJob } from '#projections/jobs/queries.ts'
import { searchJobs } from '#projections/jobs/search-jobs.ts'
import type { JobPage, JobView } from '#projections/jobs/view.ts'
import { sessionCookie } from '#services/auth/contract.ts'
import type { Authorize } from '#services/auth/decide.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import type { RateLimitReads } from '#services/platform/http/rate-limit-reads.ts'
import type { ReadFromReplica, ReplicaRead } from '#services/platform/http/read-your-writes.ts'
import type { Logger } from '#services/platform/observability/logger.ts'
import { jobsPerPage } from '#services/jobs/limits.ts'
import { type JobListSearch, readSearch } from '#services/jobs/search-url.ts'
import { sendFile, sendPage } from './send.ts'
import { candidateListRoutes } from './candidate-list-routes.ts'
import { seoRoutes } from './seo-routes.ts'
import { jobMeta } from './job-meta.ts'
import { toJobSearch, jobListMeta } from './list-meta.ts'
import type { JobListData } from './contract.ts'
import { jsonForScript } from './html-template.ts'
import type { BuiltSite } from './built-site.ts'

const latestJobsOnHome = 6

export interface PageDependencies {
  authorize: Authorize
  db: Database
  log: Logger
  origin: string
  rateLimitReads: RateLimitReads
  readFromReplica: ReadFromReplica
  replicaRead: ReplicaRead
  site: BuiltSite
  now(): Date
}

/** Pages that the server renders from the read tables. */
export function pageRoutes(dependencies: PageDependencies): Hono<AppEnv> {
  const { authorize, db, origin, rateLimitReads, site } = dependencies
  return protectedPages(site)
    .route('/', seoRoutes(dependencies))
    .route('/', candidateListRoutes(dependencies))
    .get('/', authorize('searchJobs'), async c => {
      const now = dependencies.now()
      const { jobs } = await latestJobs(c, dependencies)
      const html = site.home.fill({ latest: site.render.renderLatestJobs(jobs, now.getTime()) })
      return sendPage(c, html, site.home.policy)
    })

    .get('/jobs', authorize('searchJobs'), rateLimitReads, async c => {
      const search = readSearch(new URL(c.req.url).searchParams)
      const data = await loadJobList(c, search, dependencies)
      const html = site.jobList.fill({
        ...jobListMeta(data.search, data.found, origin),
        results: site.render.renderJobSearch(data, site.jobList.islandPrefix),
        data: jsonForScript(data)
      })
      return sendPage(c, html, site.jobList.policy)
    })

    .get('/jobs/:id', authorize('findJob'), rateLimitReads, async c => {
      const id = c.req.param('id')
      const found = await findJob(db, id)
      if (!found) {
        const isGone = await streamExists(db, job.stream(id))
        return sendFile(c, site.missingJob, isGone ? 410 : 404)
      }
      if (found.hiddenReason) return sendFile(c, site.hiddenJob, 404)
      const html = site.jobDetail.fill(jobPageVariables(site, found, origin, dependencies.now()))
      return sendPage(c, html, site.jobDetail.policy)
    })
}

/** Pages that need a session; without a session cookie the visitor is redirected to sign in. */
function protectedPages(site: BuiltSite): Hono<AppEnv> {
  const pages = new Hono<AppEnv>()
  for (const [route, file] of site.protected) {
    pages.get(route, c =>
      getCookie(c, sessionCookie) === undefined ? c.redirect('/auth') : sendFile(c, file)
    )
  }
  return pages.get('/editar-perfil/:id', c => sendFile(c, site.editProfile))
}

/** Empty while the database is unavailable, so that the home page is always served. */
async function latestJobs(
  c: Context,
  { log, now, readFromReplica }: PageDependencies
): Promise<Pick<JobPage, 'jobs'>> {
  try {
    return await readFromReplica(c, db =>
      searchJobs(db, { page: 1, limit: latestJobsOnHome }, now())
    )
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log.warn({ err: error }, 'home page served without jobs')
    return { jobs: [] }
  }
}

/** One page of the results; the first page when the requested one is beyond the last. */
async function loadJobList(
  c: Context,
  search: JobListSearch,
  dependencies: PageDependencies
): Promise<JobListData> {
  const now = dependencies.now()
  const found = await dependencies.readFromReplica(c, db =>
    searchJobs(db, toJobSearch(search, jobsPerPage), now)
  )
  const isBeyond = search.page > Math.max(found.meta.totalPages, 1)
  return isBeyond
    ? loadJobList(c, { ...search, page: 1 }, dependencies)
    : { search, found, now: now.getTime() }
}

function jobPageVariables(
  site: BuiltSite,
  found: JobView,
  origin: string,
  now: Date
): Record<string, string> {
  const data = { job: found, now: now.getTime() }
  return {
    ...jobMeta(found, origin, now),
    job: site.render.renderJobPage(data, site.jobDetail.islandPrefix),
    data: jsonForScript(data)
  }
}
