import { type Context, Hono } from 'hono'
import type { Database } from '#events/database/database.ts'
import { streamExists } from '#events/store/event-store.ts'
import { findJob } from '#projections/jobs/queries.ts'
import { searchJobsOrWider } from '#projections/jobs/wider-places.ts'
import type { JobView } from '#projections/jobs/view.ts'
import type { Authorize } from '#services/auth/decide.ts'
import { jobStream, missingJobStatus } from '#services/jobs/decide.ts'
import { jobFacts } from '#services/jobs/job-facts.ts'
import { jobsPerPage } from '#services/jobs/limits.ts'
import { type JobListSearch, readSearch } from '#services/jobs/search-url.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { isSearchTextTooLong } from '#services/platform/validation/search-params.ts'
import type { ReadFromReplica } from '#services/platform/http/read-your-writes.ts'
import type { BuiltSite } from './built-site.ts'
import type { JobListData } from './contract.ts'
import { jsonForScript } from './html-template.ts'
import { jobMeta } from './job-meta.ts'
import { jobListMeta, toJobSearch } from './list-meta.ts'
import { sendFile, sendPage } from './send.ts'

export interface JobPageDependencies {
  authorize: Authorize
  db: Database
  origin: string
  readFromReplica: ReadFromReplica
  site: BuiltSite
  now(): Date
  viewCounter: {
    add(
      job: { id: string; employerId: string },
      c: {
        req: { method: string; header(name: string): string | undefined }
        var: { user?: { id: string } | undefined }
      }
    ): void
  }
}

/** The list of jobs, and the page of one job. */
export function jobPageRoutes(dependencies: JobPageDependencies): Hono<AppEnv> {
  const { authorize, db, origin, site } = dependencies
  return new Hono<AppEnv>()
    .get('/jobs', authorize('searchJobs'), async c => {
      const params = new URL(c.req.url).searchParams
      const isTooLong = ['keyword', 'location'].some(name => isSearchTextTooLong(params, name))
      const data = { ...(await loadJobList(c, readSearch(params), dependencies)), isTooLong }
      const html = site.jobList.fill({
        ...jobListMeta(data.search, data.found, origin),
        results: site.render.renderJobSearch(data, site.jobList.islandPrefix),
        data: jsonForScript(data)
      })
      return sendPage(c, html, site.jobList.policy)
    })

    .get('/jobs/:id', authorize('findJob'), async c => {
      const id = c.req.param('id')
      const found = await findJob(db, id)
      if (!found) {
        const wasPosted = await streamExists(db, jobStream(id))
        return sendFile(c, site.missingJob, missingJobStatus(wasPosted))
      }
      if (found.hiddenReason) return sendFile(c, site.hiddenJob, 404)
      dependencies.viewCounter.add(found, c)
      const html = site.jobDetail.fill(jobPageVariables(site, found, origin, dependencies.now()))
      return sendPage(c, html, site.jobDetail.policy)
    })
}

/** One page of the results; the first page when the requested one is beyond the last. */
async function loadJobList(
  c: Context,
  search: JobListSearch,
  dependencies: Pick<JobPageDependencies, 'now' | 'readFromReplica'>
): Promise<Omit<JobListData, 'isTooLong'>> {
  const now = dependencies.now()
  const found = await dependencies.readFromReplica(c, db =>
    searchJobsOrWider(db, toJobSearch(search, jobsPerPage), now)
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
  const facts = jobFacts(found)
  const data = { job: found, facts, now: now.getTime(), dataController: site.dataController }
  return {
    ...jobMeta(found, origin, now),
    job: site.render.renderJobPage(data, site.jobDetail.islandPrefix),
    data: jsonForScript(data)
  }
}
