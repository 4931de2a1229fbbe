import { Hono } from 'hono'
import { findJob } from '#projections/jobs/tables/queries.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { limitVisitor } from '#services/jobs/posting/contact-routes.ts'
import { firstAnniversary } from '#services/jobs/shared/employer-texts.ts'
import { hasContact } from '#services/jobs/shared/expiry.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { isValidWithin, onCacheHit } from '#services/response-cache/validity.ts'
import { cacheResponses } from '#services/response-cache/cache-responses.ts'
import { speech } from '#services/words/words.ts'
import { keepErrorsPrivate } from '../site/keep-errors-private.ts'
import { pageTime } from '../site/page-time.ts'
import type { PagesOfLanguage } from '../site/built-site.ts'
import { sendPage, sendPrivatePage } from '../site/send.ts'
import { fillJobPage, loadAround } from './fill-job-page.ts'
import { sendHiddenJob, sendMissingJob } from './missing-job.ts'

/** The page of one job. */
export function jobPageRoutes(site: PagesOfLanguage): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/jobs/:id', authorize('findJob'), cacheResponses('jobs', 'users'), async c => {
      const { db, origin, replicaRead, viewCounter } = c.env.board
      const id = c.req.param('id')
      const now = c.env.board.now()
      const found = await findJob(db, id)
      if (!found) return sendMissingJob(c, id, { db, site })
      if (found.hiddenReason) return sendHiddenJob(c, found.hiddenReason, site)
      const { employerId } = found
      viewCounter.add(found, c)
      onCacheHit(c, c => viewCounter.add({ id, employerId }, c))
      const around = await loadAround({ db, replicaRead }, c, found, now)
      const anniversary = firstAnniversary(around.employer?.since ?? found.postDate)
      if (anniversary > now) isValidWithin(c, 0, anniversary.getTime())
      const time = new Date(pageTime(c, now, [found, ...around.similar]))
      const contact = hasContact(found, now) ? 'on request' : 'gone'
      if (contact === 'on request') isValidWithin(c, 0, Date.parse(found.expiryDate))
      const params = new URL(c.req.url).searchParams
      const html = fillJobPage(around, { site, origin, params, contact, now: time })
      return sendPage(c, html, site.jobDetail.policy)
    })

    .get('/jobs/:id/contacto', c => c.redirect(speech.path(`/jobs/${c.req.param('id')}`)))
    .post('/jobs/:id/contacto', keepErrorsPrivate, authorize('showJobContact'), async c => {
      const { db, origin, replicaRead, viewCounter } = c.env.board
      await limitVisitor(c)
      const id = c.req.param('id')
      const now = c.env.board.now()
      const found = await findJob(db, id)
      if (!found) return sendMissingJob(c, id, { db, site })
      if (found.hiddenReason) return sendHiddenJob(c, found.hiddenReason, site)
      const contact = hasContact(found, now) ? 'shown' : 'gone'
      if (contact === 'shown') viewCounter.addContact(found, c)
      const params = new URLSearchParams()
      const around = await loadAround({ db, replicaRead }, c, found, now)
      const html = fillJobPage(around, { site, origin, params, contact, now })
      return sendPrivatePage(c, html, site.jobDetail.policy)
    })
}
