import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { isUnavailable } from '#events/database/unavailable.ts'
import { job } from '#events/jobs.ts'
import { readStream } from '#events/store/event-store.ts'
import { findJob, type JobPage, type JobView, searchJobs } from '#projections/jobs/queries.ts'
import { type Env, toolsOf } from '#services/platform/http/app-env.ts'
import { countedRead } from '#services/platform/http/request-guards.ts'
import { may } from '#services/auth/authorization.ts'
import { askSearches } from '#services/platform/http/read-your-writes.ts'
import { jobsPerPage } from '#services/jobs/contract.ts'
import { cookieName } from '#services/auth/session.ts'
import { answerFile, answerPage } from './send.ts'
import { candidatePages } from './candidate-list.ts'
import { discoveryRoutes } from './seo-routes.ts'
import { headOfJob } from './job-meta.ts'
import { asked, headOfList, readPageSearch } from './list-meta.ts'
import type { JobSearchData, PageSearch } from './page-data.ts'
import { dataText } from './html-template.ts'
import type { Site } from './built-site.ts'

const latestOnHome = 6

/** Files of the site, answered before anything else is asked. */
export function staticFiles(
  { files }: Site,
  headers: Record<string, string>
): MiddlewareHandler<Env> {
  return async (c, next) => {
    const file =
      c.req.method === 'GET' || c.req.method === 'HEAD' ? files.get(c.req.path) : undefined
    if (!file) return next()
    return answerFile(c, { ...file, headers: { ...headers, ...file.headers } })
  }
}

/** Pages that the server fills with what the board has. */
export function pageRoutes(site: Site): Hono<Env> {
  return protectedPages(site)
    .route('/', discoveryRoutes)
    .route('/', candidatePages(site))
    .get('/', may('searchJobs'), async c => {
      const { tools } = c.var
      const now = tools.now()
      const { jobs } = await latestJobs(c, now)
      const html = site.home.fill({ latest: site.render.renderLatestJobs(jobs, now.getTime()) })
      return answerPage(c, html, site.home.policy)
    })

    .get('/jobs', may('searchJobs'), countedRead, async c => {
      const { tools } = c.var
      const data = await askPage(c, readPageSearch(new URL(c.req.url).searchParams), tools.now())
      const html = site.jobList.fill({
        ...headOfList(data.search, data.found, tools.config.appOrigin),
        results: site.render.renderJobSearch(data, site.jobList.prefix),
        data: dataText(data)
      })
      return answerPage(c, html, site.jobList.policy)
    })

    .get('/jobs/:id', may('findJob'), countedRead, async c => {
      const { tools } = c.var
      const id = c.req.param('id')
      const found = await findJob(tools.db, id)
      if (!found) {
        const history = await readStream(tools.db, job.stream(id))
        return answerFile(c, site.missingJob, history.length ? 410 : 404)
      }
      const html = site.jobDetail.fill(fillDetail(site, found, tools.config.appOrigin, tools.now()))
      return answerPage(c, html, site.jobDetail.policy)
    })
}

/** Screens of somebody's own; who brings no session is sent to sign in. */
function protectedPages(site: Site): Hono<Env> {
  const pages = new Hono<Env>()
  for (const [route, file] of site.protected) {
    pages.get(route, c =>
      getCookie(c, cookieName) === undefined ? c.redirect('/auth') : answerFile(c, file)
    )
  }
  return pages.get('/editar-perfil/:id', c => answerFile(c, site.editProfile))
}

/** The front page stands even when the board cannot be asked. */
async function latestJobs(c: Context, now: Date): Promise<Pick<JobPage, 'jobs'>> {
  try {
    return await askSearches(c, db => searchJobs(db, { page: 1, limit: latestOnHome }, now))
  } catch (error) {
    if (!isUnavailable(error)) throw error
    toolsOf(c).log.warn({ err: error }, 'the front page shows no ads')
    return { jobs: [] }
  }
}

/** One page of a list; the first one when there are not so many. */
async function askPage(c: Context, search: PageSearch, now: Date): Promise<JobSearchData> {
  const found = await askSearches(c, db => searchJobs(db, asked(search, jobsPerPage), now))
  const isBeyond = search.page > Math.max(found.meta.totalPages, 1)
  return isBeyond ? askPage(c, { ...search, page: 1 }, now) : { search, found, now: now.getTime() }
}

function fillDetail(site: Site, found: JobView, origin: string, now: Date): Record<string, string> {
  const data = { job: found, now: now.getTime() }
  return {
    ...headOfJob(found, origin, now),
    job: site.render.renderJobPage(data, site.jobDetail.prefix),
    data: dataText(data)
  }
}
