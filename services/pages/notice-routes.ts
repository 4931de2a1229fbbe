import { Hono } from 'hono'
import type { Database } from '#events/database/database.ts'
import { findJob } from '#projections/jobs/queries.ts'
import type { Authorize } from '#services/auth/decide.ts'
import { jobFacts } from '#services/jobs/job-facts.ts'
import { isOver } from '#services/jobs/limits.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { dependsOn, isValidWithin } from '#services/platform/http/cacheability.ts'
import type { CacheResponses } from '#services/platform/http/cache-responses.ts'
import type { BuiltSite } from './built-site.ts'
import { escapeHtml } from './html-template.ts'
import { jobPageTitle } from './job-meta.ts'
import { sendHiddenJob, sendMissingJob } from './missing-job.ts'
import { sendPage } from './send.ts'

interface NoticePageDependencies {
  authorize: Authorize
  db: Database
  cacheResponses: CacheResponses
  origin: string
  site: BuiltSite
  now(): Date
}

/** A job on one sheet of paper for the tack room; a job that takes no applications has none. */
export function noticePageRoutes(dependencies: NoticePageDependencies): Hono<AppEnv> {
  const { authorize, db, cacheResponses, origin, site, now } = dependencies
  return new Hono<AppEnv>().get(
    '/jobs/:id/cartel',
    authorize('findJob'),
    cacheResponses(),
    async c => {
      const id = c.req.param('id')
      const job = await findJob(db, id)
      if (!job) return sendMissingJob(c, id, dependencies)
      if (job.hiddenReason) return sendHiddenJob(c, job.hiddenReason, site)
      if (job.outcome || isOver(job, now())) return c.redirect(`/jobs/${id}`)
      dependsOn(c, id, job.employerId)
      isValidWithin(c, 0, Date.parse(job.expiryDate))
      const address = `${origin}/jobs/${id}`
      const html = site.notice.fill({
        title: escapeHtml(`Cartel: ${jobPageTitle(job)}`),
        notice: site.render.renderNotice({ job, facts: jobFacts(job), address }),
        qr: await toQrCode(address)
      })
      return sendPage(c, html, site.notice.policy)
    }
  )
}

/** What draws it is loaded with the first notice. */
async function toQrCode(address: string): Promise<string> {
  const qrcode = await import('qrcode')
  return qrcode.toString(address, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' })
}
