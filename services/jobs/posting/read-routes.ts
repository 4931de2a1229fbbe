import { Hono } from 'hono'
import type { Database } from '#events/database/database.ts'
import { job } from '#events/aggregates/jobs.ts'
import { findLastEventType } from '#events/store/event-store.ts'
import { findJobHistory } from '#projections/jobs/figures/history.ts'
import { findJob } from '#projections/jobs/tables/queries.ts'
import type { JobView } from '#projections/jobs/tables/view.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { cacheControl } from '#services/platform/http/responses/cache-control.ts'
import { publicJson, taggedJson } from '#services/platform/http/responses/json-etag.ts'
import { cacheResponses } from '#services/response-cache/cache-responses.ts'
import { withoutGoneContact } from '../shared/expiry.ts'
import { jobGone, jobHeld, jobHidden, jobNotFound } from '../shared/refusals.ts'
import { wasPosted } from './job-state.ts'

export const readJobRoutes = new Hono<AppEnv>()
  .get('/:id', authorize('findJob'), async c => {
    const { db, now, viewCounter } = c.env.board
    const kept = await getJobOrThrow(db, c.req.param('id'))
    requireShown(kept, c.var.user?.id)
    const found = withoutGoneContact(kept, now())
    // The owner may edit, renew or copy it.
    if (found !== kept && c.var.user?.id === kept.employerId) return c.json(kept)
    if (found.hiddenReason) return c.json(found)
    viewCounter.add(found, c)
    // It holds a contact: no cache keeps it but that of the visitor's browser.
    return taggedJson(c, found, cacheControl.privateRevalidated)
  })

  .get('/:id/history', authorize('readJobHistory'), cacheResponses('jobs', 'users'), async c => {
    const { db } = c.env.board
    const found = await getJobOrThrow(db, c.req.param('id'))
    requireShown(found, c.var.user?.id)
    return publicJson(c, { changes: await findJobHistory(db, found.id) })
  })

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
