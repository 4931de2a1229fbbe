import { Hono } from 'hono'
import { findJobCards } from '#projections/jobs/tables/queries.ts'
import { listEmployerJobs } from '#projections/jobs/search/list-employer-jobs.ts'
import type { JobPage } from '#projections/jobs/tables/view.ts'
import { searchJobsOrWider } from '#projections/jobs/search/wider-places.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { requireMunicipality } from '#services/places/municipality.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { publicJson } from '#services/platform/http/responses/json-etag.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { cacheResponses, readFromReplica } from '#services/response-cache/cache-responses.ts'
import { SearchJobs, SelectJobs } from './contract.ts'
import type { ViewCounter } from './view-counter.ts'

/** The list of jobs, of all or of one employer: `GET /api/jobs`. */
export const jobSearchRoutes = new Hono<AppEnv>().get(
  '/',
  authorize('searchJobs'),
  cacheResponses('jobs'),
  validate('query', SearchJobs),
  async c => {
    const { db, now, viewCounter } = c.env.board
    const { employerId, ...search } = c.req.valid('query')
    requireMunicipality('near', search.near)
    if (employerId) {
      const isOwner = c.var.user?.id === employerId
      const page = await listEmployerJobs(db, employerId, isOwner, search, now())
      return isOwner ? c.json(await withCounts(page, viewCounter)) : publicJson(c, page)
    }
    const page = await readFromReplica(c, (db, state) =>
      searchJobsOrWider(db, search, now(), state)
    )
    return publicJson(c, page)
  }
)

/** The cards of the jobs that a visitor has saved: `/api/job-cards`. */
export const jobCardRoutes = new Hono<AppEnv>().get(
  '/',
  authorize('listJobCards'),
  validate('query', SelectJobs),
  async c => c.json({ jobs: await findJobCards(c.env.board.db, c.req.valid('query').ids) })
)

/** The page of an employer's own jobs, with how often each was opened and its contact shown. */
async function withCounts(page: JobPage, counter: Pick<ViewCounter, 'find'>): Promise<JobPage> {
  const counts = await counter.find(page.jobs.map(({ id }) => id))
  const none = { views: 0, contacts: 0 }
  return { ...page, jobs: page.jobs.map(job => ({ ...job, ...(counts.get(job.id) ?? none) })) }
}
