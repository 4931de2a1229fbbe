import { type Context, Hono } from 'hono'
import { findJob } from '#projections/jobs/tables/queries.ts'
import type { JobView } from '#projections/jobs/tables/view.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { jobFacts } from '#services/jobs/shared/job-facts.ts'
import { isOver } from '#services/jobs/shared/expiry.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { isValidWithin } from '#services/response-cache/validity.ts'
import { cacheResponses } from '#services/response-cache/cache-responses.ts'
import type { BuiltSite } from '../site/built-site.ts'
import { escapeHtml } from '../site/html-template.ts'
import { jobPageTitle } from '../seo/job-meta.ts'
import { keepErrorsPrivate } from '../site/keep-errors-private.ts'
import { sendHiddenJob, sendMissingJob } from '../jobs/missing-job.ts'
import { sendPage, sendPrivatePage } from '../site/send.ts'

/**
 * A job on one sheet of paper to hang up; only for jobs that take applications. Its contact is on the sheet
 * of its owner, and on that of others at a press.
 */
export function noticePageRoutes(site: BuiltSite): Hono<AppEnv> {
  async function send(c: Context<AppEnv>, id: string, isAsked: boolean): Promise<Response> {
    const { db, now, origin, viewCounter } = c.env.board
    const found = await findJob(db, id)
    if (!found) return sendMissingJob(c, id, { db, site })
    if (found.hiddenReason) return sendHiddenJob(c, found.hiddenReason, site)
    if (found.outcome || isOver(found, now())) return c.redirect(`/jobs/${id}`)
    const isOwner = c.var.user?.id === found.employerId
    isValidWithin(c, 0, Date.parse(found.expiryDate))
    if (isAsked) viewCounter.addContact(found, c)
    const isWhole = isAsked || isOwner
    const html = await fillNotice(origin, found, isWhole)
    const sendIt = isWhole ? sendPrivatePage : sendPage
    return sendIt(c, html, site.notice.policy)
  }

  async function fillNotice(origin: string, found: JobView, isWhole: boolean): Promise<string> {
    const { contactPhone, contactEmail, ...job } = found
    const contact = isWhole ? { contactPhone, contactEmail } : undefined
    const address = `${origin}/jobs/${job.id}`
    return site.notice.fill({
      title: escapeHtml(`Cartel: ${jobPageTitle(job)}`),
      ask: contact ? '' : askForContact(job.id),
      notice: site.render().renderNotice({ job, contact, facts: jobFacts(found), address }),
      qr: await toQrCode(address)
    })
  }

  return new Hono<AppEnv>()
    .get('/jobs/:id/cartel', authorize('findJob'), cacheResponses('jobs', 'users'), c =>
      send(c, c.req.param('id'), false)
    )
    .post('/jobs/:id/cartel', keepErrorsPrivate, authorize('showJobContact'), c =>
      send(c, c.req.param('id'), true)
    )
}

const askForContact = (id: string) =>
  `<form method="post" action="/jobs/${escapeHtml(id)}/cartel"><button class="button secondary">Añadir teléfono y correo</button></form>`

/** The library is loaded with the first notice. */
async function toQrCode(address: string): Promise<string> {
  const { encodeQR } = await import('qr')
  return encodeQR(address, 'svg', { ecc: 'medium', border: 1 })
}
