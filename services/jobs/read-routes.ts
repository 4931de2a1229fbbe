import { Hono } from 'hono'
import type { Database } from '#events/database/database.ts'
import { job } from '#events/aggregates/jobs.ts'
import { findLastEventType } from '#events/store/event-store.ts'
import { findJobHistory } from '#projections/jobs/history.ts'
import { listEmployerJobs } from '#projections/jobs/search/list-employer-jobs.ts'
import { findJob } from '#projections/jobs/queries.ts'
import type { JobPage, JobView } from '#projections/jobs/view.ts'
import { searchJobsOrWider } from '#projections/jobs/search/wider-places.ts'
import type { Authorize } from '#services/auth/decide.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import type { CacheResponses } from '#services/response-cache/cache-responses.ts'
import { isValidWithin, onCacheHit } from '#services/response-cache/cacheability.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import { publicJson } from '#services/platform/http/json-etag.ts'
import type { ReadFromReplica } from '#services/response-cache/read-from-replica.ts'
import { validate } from '#services/platform/http/validate.ts'
import { SearchJobs } from './search-contract.ts'
import { requireMunicipality } from './decide.ts'
import { wasPosted } from './job-state.ts'
import { contactEnd, withoutGoneContact } from './limits.ts'
import type { ViewCounter } from './view-counter.ts'
import { jobGone, jobHeld, jobHidden, jobNotFound } from './refusals.ts'

export interface ReadJobDependencies {
  authorize: Authorize
  cacheResponses: CacheResponses
  db: Database
  readFromReplica: ReadFromReplica
  viewCounter: Pick<ViewCounter, 'add' | 'addContact' | 'find'>
  now(): Date
}

export const readJobRoutes = ({
  authorize,
  cacheResponses,
  db,
  readFromReplica,
  viewCounter,
  now
}: ReadJobDependencies) =>
  new Hono<AppEnv>()
    .get(
      '/',
      authorize('searchJobs'),
      cacheResponses('jobs'),
      validate('query', SearchJobs),
      async c => {
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

    .get('/:id', authorize('findJob'), cacheResponses('jobs', 'users'), async c => {
      const kept = await getJobOrThrow(db, c.req.param('id'))
      requireShown(kept, c.var.user?.id)
      const found = withoutGoneContact(kept, now())
      if (found.hiddenReason) return c.json(found)
      // Its owner copies it.
      if (found.outcome && c.var.user?.id === found.employerId) return c.json(kept)
      const { id, employerId } = found
      isValidWithin(c, 0, sameUntil(found, now()))
      viewCounter.add(found, c)
      onCacheHit(c, c => viewCounter.add({ id, employerId }, c))
      return publicJson(c, found)
    })

    .get('/:id/history', authorize('readJobHistory'), cacheResponses('jobs', 'users'), async c => {
      const found = await getJobOrThrow(db, c.req.param('id'))
      requireShown(found, c.var.user?.id)
      return publicJson(c, { changes: await findJobHistory(db, found.id) })
    })

/** When the response changes by itself, in milliseconds since 1970: when the contact is no longer shown. */
function sameUntil(job: JobView, now: Date): number {
  const end = contactEnd(job)
  return end > now ? end.getTime() : Number.POSITIVE_INFINITY
}

/** The page of an employer's own jobs, with how often each was opened and its contact shown. */
async function withCounts(page: JobPage, counter: Pick<ViewCounter, 'find'>): Promise<JobPage> {
  const counts = await counter.find(page.jobs.map(({ id }) => id))
  const none = { views: 0, contacts: 0 }
  return { ...page, jobs: page.jobs.map(job => ({ ...job, ...(counts.get(job.id) ?? none) })) }
}

export async function getJobOrThrow(db: Database, id: string): Promise<JobView> {
  const found = await findJob(db.lookups, id)
  if (found) return found
  const last = await findLastEventType(db, job.stream(id))
  throw new HttpError(wasPosted(last) ? jobGone : jobNotFound)
}

/** A job that is hidden or held exists for its owner alone. */
export function requireShown({ hiddenReason, employerId }: JobView, userId?: string): void {
  if (!hiddenReason || employerId === userId) return
  throw new HttpError(hiddenReason === 'en-revision' ? jobHeld : jobHidden)
}
