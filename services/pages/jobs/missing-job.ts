import type { Context } from 'hono'
import type { HiddenReason } from '#events/aggregates/case-choices.ts'
import type { Database } from '#events/database/database.ts'
import { findLastEventType } from '#events/store/event-store.ts'
import { jobStream, missingJobStatus, wasPosted } from '#services/jobs/posting/job-state.ts'
import type { PagesOfLanguage } from '../site/built-site.ts'
import { sendFile } from '../site/send.ts'

/** The page for a job that the operator hides, or that is held. */
export function sendHiddenJob(
  c: Context,
  reason: HiddenReason,
  { heldJob, hiddenJob }: PagesOfLanguage
): Response {
  return sendFile(c, reason === 'en-revision' ? heldJob : hiddenJob, 404)
}

/** The page for a job without a row: 410 when it was posted once. */
export async function sendMissingJob(
  c: Context,
  id: string,
  {
    db,
    site
  }: {
    db: Database
    site: PagesOfLanguage
  }
): Promise<Response> {
  const last = await findLastEventType(db, jobStream(id))
  return sendFile(c, site.missingJob, missingJobStatus(wasPosted(last)))
}
