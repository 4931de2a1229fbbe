import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { isUnavailable } from '#events/database/unavailable.ts'
import { job } from '#events/jobs.ts'
import { readStream } from '#events/store/event-store.ts'
import { findJob } from '#projections/jobs/queries.ts'
import { searchJobs } from '#projections/jobs/search-jobs.ts'
import type { JobPage, JobView } from '#projections/jobs/view.ts'
import { type AppEnv, toolsOf } from '#services/platform/http/app-env.ts'
import { rateLimitReads } from '#services/platform/http/request-guards.ts'
import { authorize } from '#services/auth/authorization.ts'
import { readFromReplica } from '#services/platform/http/read-your-writes.ts'
import { jobsPerPage } from '#services/jobs/contract.ts'
import { sessionCookie } from '#services/auth/session.ts'
import { sendFile, sendPage } from './send.ts'
import { candidateListRoutes } from './candidate-list-routes.ts'
import { seoRoutes } from './seo-routes.ts'
import { jobMeta } from './job-meta.ts'
import { toJobSearch, jobListMeta, parseJobListSearch } from './list-meta.ts'
import type { JobListData, JobListSearch } from './page-data.ts'
import { jsonForScript } from './html-template.ts'
import type { BuiltSite } from './built-site.ts'

const latestJobsOnHome = 6

/** Pages that the server renders from the read tables. */
export function pageRoutes(site: BuiltSite): Hono<AppEnv> {
  return protectedPages(site)
    .route('/', seoRoutes)
    .route('/', candidateListRoutes(site))
    .get('/', authorize('searchJobs'), async c => {
      const { tools } = c.var
      const now = tools.now()
      const { jobs } = await latestJobs(c, now)
      const html = site.home.fill({ latest: site.render.renderLatestJobs(jobs, now.getTime()) })
      return sendPage(c, html, site.home.policy)
    })

    .get('/jobs', authorize('searchJobs'), rateLimitReads, async c => {
      const { tools } = c.var
      const data = await loadJobList(
        c,
        parseJobListSearch(new URL(c.req.url).searchParams),
        tools.now()
      )
      const html = site.jobList.fill({
        ...jobListMeta(data.search, data.found, tools.config.appOrigin),
        results: site.render.renderJobSearch(data, site.jobList.islandPrefix),
        data: jsonForScript(data)
      })
      return sendPage(c, html, site.jobList.policy)
    })

    .get('/jobs/:id', authorize('findJob'), rateLimitReads, async c => {
      const { tools } = c.var
      const id = c.req.param('id')
      const found = await findJob(tools.db, id)
      if (!found) {
        const history = await readStream(tools.db, job.stream(id))
        return sendFile(c, site.missingJob, history.length ? 410 : 404)
      }
      const html = site.jobDetail.fill(
        jobPageVariables(site, found, tools.config.appOrigin, tools.now())
      )
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
async function latestJobs(c: Context, now: Date): Promise<Pick<JobPage, 'jobs'>> {
  try {
    return await readFromReplica(c, db => searchJobs(db, { page: 1, limit: latestJobsOnHome }, now))
  } catch (error) {
    if (!isUnavailable(error)) throw error
    toolsOf(c).log.warn({ err: error }, 'home page served without jobs')
    return { jobs: [] }
  }
}

/** One page of the results; the first page when the requested one is beyond the last. */
async function loadJobList(c: Context, search: JobListSearch, now: Date): Promise<JobListData> {
  const found = await readFromReplica(c, db =>
    searchJobs(db, toJobSearch(search, jobsPerPage), now)
  )
  const isBeyond = search.page > Math.max(found.meta.totalPages, 1)
  return isBeyond
    ? loadJobList(c, { ...search, page: 1 }, now)
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
