import { Hono } from 'hono'
import type { Database } from '#events/database/database.ts'
import { streamExists } from '#events/store/event-store.ts'
import { findJob } from '#projections/jobs/queries.ts'
import type { JobView } from '#projections/jobs/view.ts'
import type { Authorize } from '#services/auth/decide.ts'
import { jobStream, missingJobStatus } from '#services/jobs/decide.ts'
import { jobFacts } from '#services/jobs/job-facts.ts'
import { readSearch } from '#services/jobs/search-url.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { isSearchTextTooLong } from '#services/platform/validation/search-params.ts'
import type { BuiltSite } from './built-site.ts'
import { jsonForScript } from './html-template.ts'
import { jobMeta } from './job-meta.ts'
import { type JobListDependencies, sendJobList, sendLandingPage } from './send-job-list.ts'
import { sendFile, sendPage } from './send.ts'

interface JobPageDependencies extends JobListDependencies {
  authorize: Authorize
  db: Database
}

/** The list of jobs, and the page of one job. */
export function jobPageRoutes(dependencies: JobPageDependencies): Hono<AppEnv> {
  const { authorize, db, origin, site } = dependencies
  return new Hono<AppEnv>()
    .get('/jobs', authorize('searchJobs'), async c => {
      const params = new URL(c.req.url).searchParams
      const isTooLong = ['keyword', 'location'].some(name => isSearchTextTooLong(params, name))
      return sendJobList(c, readSearch(params), isTooLong, dependencies)
    })

    .get('/empleos/:role', authorize('searchJobs'), c =>
      sendLandingPage(c, { role: c.req.param('role') }, dependencies)
    )
    .get('/empleos/en/:province', authorize('searchJobs'), c =>
      sendLandingPage(c, { province: c.req.param('province') }, dependencies)
    )
    .get('/empleos/:role/:province', authorize('searchJobs'), c =>
      sendLandingPage(c, c.req.param(), dependencies)
    )

    .get('/jobs/:id', authorize('findJob'), async c => {
      const id = c.req.param('id')
      const found = await findJob(db, id)
      if (!found) {
        const wasPosted = await streamExists(db, jobStream(id))
        return sendFile(c, site.missingJob, missingJobStatus(wasPosted))
      }
      if (found.hiddenReason) return sendFile(c, site.hiddenJob, 404)
      const html = site.jobDetail.fill(jobPageVariables(site, found, origin, dependencies.now()))
      return sendPage(c, html, site.jobDetail.policy)
    })
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
