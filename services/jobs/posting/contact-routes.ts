import { type Context, Hono } from 'hono'
import type { JobContactView, JobView } from '#projections/jobs/tables/view.ts'
import { phoneLinks } from '#projections/views/phone-links.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { rateLimitKey } from '#services/platform/http/request/client-address.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { hasContact } from '../shared/expiry.ts'
import { contactGone } from '../shared/refusals.ts'
import { getJobOrThrow, requireShown } from './read-routes.ts'

/** Shows the contact of a job at a press, and counts it for the employer, without who pressed. */
export const jobContactRoutes = new Hono<AppEnv>().post(
  '/:id/contact',
  authorize('showJobContact'),
  async c => {
    const { db, now, viewCounter } = c.env.board
    await limitVisitor(c)
    const job = await getJobOrThrow(db, c.req.param('id'))
    requireShown(job, c.var.user?.id)
    const contact = contactOf(job, now())
    viewCounter.addContact(job, c)
    return c.json(contact)
  }
)

/** Counts a press of a visitor without an account, by address; throws 429 beyond the limit. */
export async function limitVisitor({
  env,
  var: { user, clientAddress }
}: Context<AppEnv>): Promise<void> {
  if (!user) await env.board.rateLimiter.consume('jobContact', rateLimitKey(clientAddress))
}

/** Throws when there is no contact to show. */
function contactOf(job: JobView, now: Date): JobContactView {
  if (!hasContact(job, now)) throw new HttpError(contactGone(job))
  const { contactPhone, contactEmail } = job
  return { contactPhone, contactEmail, ...phoneLinks(contactPhone) }
}
