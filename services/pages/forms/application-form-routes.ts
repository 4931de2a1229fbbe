import { Hono } from 'hono'
import { html } from 'hono/html'
import { findJob } from '#projections/jobs/tables/queries.ts'
import type { JobView } from '#projections/jobs/tables/view.ts'
import { GuestApplication, SignedInApplication } from '#services/applications/contract.ts'
import { sendApplication } from '#services/applications/submit-routes.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { hasContact } from '#services/jobs/shared/expiry.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { addressNotFound } from '#services/platform/http/errors/refusals.ts'
import { requireFound } from '#services/platform/http/errors/require-found.ts'
import { applyWords, followWords, speech } from '#services/words/words.ts'
import type { PagesOfLanguage } from '../site/built-site.ts'
import { fillJobPage, loadAround } from '../jobs/fill-job-page.ts'
import { keepErrorsPrivate } from '../site/keep-errors-private.ts'
import { sendHiddenJob, sendMissingJob } from '../jobs/missing-job.ts'
import type { Html } from './plain-fields.ts'
import {
  answerForm,
  readForm,
  requireValid,
  type SendForm,
  sendFilledForm,
  sendFormPage
} from './plain-forms.ts'
import { repeatableForm } from './repeatable-form.ts'

/** The form of a job's page, as a browser sends it without a script. */
export function applicationFormRoutes(site: PagesOfLanguage): Hono<AppEnv> {
  /** The page of the job, with the application that was refused. */
  const sendForm: SendForm = async (c, { status, ...sent }) => {
    const { db, origin, replicaRead } = c.env.board
    const id = c.req.param('id') ?? ''
    const now = c.env.board.now()
    const found = await findJob(db, id)
    if (!found) return sendMissingJob(c, id, { db, site })
    if (found.hiddenReason) return sendHiddenJob(c, found.hiddenReason, site)
    const around = await loadAround({ db, replicaRead }, c, found, now)
    const contact = hasContact(found, now) ? 'on request' : 'gone'
    const page = { site, origin, params: new URLSearchParams(), contact, now, sent } as const
    return sendFilledForm(c, fillJobPage(around, page), site.jobDetail.policy, status)
  }

  return new Hono<AppEnv>()
    .get('/jobs/:id/aplicacion', c => c.redirect(speech.path(`/jobs/${c.req.param('id')}#aplicar`)))
    .post(
      '/jobs/:id/aplicacion',
      answerForm(fields, sendForm),
      authorize('submitApplication'),
      repeatableForm,
      async c => {
        const id = c.req.param('id')
        await sendApplication(c, id, readApplication(await readForm(c), c.var.user))
        // Without a fragment the browser would keep that of the form's address.
        return c.redirect(speech.path(`/jobs/${id}/aplicacion-enviada#contenido`), 303)
      }
    )
    .get('/jobs/:id/aplicacion-enviada', keepErrorsPrivate, authorize('findJob'), async c => {
      const { db } = c.env.board
      const found = requireFound(await findJob(db, c.req.param('id')), addressNotFound)
      if (found.hiddenReason) throw new HttpError(addressNotFound)
      const next = c.var.user ? 'account' : site.sendsMail ? 'mail' : 'none'
      const sent = String(await renderSent(found, next))
      return sendFormPage(c, site.applicationSent, { sent })
    })
}

const fields = ['applicantName', 'applicantEmail', 'applicantPhone', 'coverLetter']

/** For an account only the e-mail counts. */
function readApplication(form: Record<string, string>, user: object | undefined) {
  const { coverLetter } = form
  return user
    ? requireValid(SignedInApplication.safeParse({ coverLetter }))
    : requireValid(
        GuestApplication.safeParse({ ...form, isGuestApplication: true, language: speech.language })
      )
}

/** The page on which the applicant follows it. */
const nextSteps = {
  account: () =>
    html`<p>${applyWords.followBefore}<a href="${speech.path('/applications')}">${applyWords.followLink}</a>.</p>`,
  mail: () => html`<p>${followWords.weWrite}</p>`,
  none: () => ''
}

function renderSent({ id, title, companyName }: JobView, next: keyof typeof nextSteps): Html {
  return html`<p>${companyName}${followWords.hasApplicationTo}<a href="${speech.path(`/jobs/${id}`)}">${title}</a>.</p>
    ${nextSteps[next]()}
    <p><a class="button secondary" href="${speech.path('/jobs')}">${applyWords.moreJobs}</a></p>`
}
