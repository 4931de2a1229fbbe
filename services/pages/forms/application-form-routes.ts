import { Hono } from 'hono'
import { html } from 'hono/html'
import { yearsKey } from '#events/job-content/asks.ts'
import { coverLetterLength } from '#events/limits/applications.ts'
import { maxYears } from '#events/limits/candidate-profiles.ts'
import { isTown } from '#events/places/place-index.ts'
import { resolveTypedPlace } from '#events/places/resolve-place.ts'
import { findJob } from '#projections/jobs/tables/queries.ts'
import type { JobView } from '#projections/jobs/tables/view.ts'
import { GuestApplication, SignedInApplication } from '#services/applications/contract.ts'
import {
  answerField,
  hasWrongYears,
  readSaid
} from '#services/applications/shared/application-form.ts'
import { proposeLetter } from '#services/applications/shared/proposed-letter.ts'
import { sendApplication } from '#services/applications/submit-routes.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { hasContact } from '#services/jobs/shared/expiry.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { invalidField } from '#services/platform/http/errors/field-codes.ts'
import { characterCount } from '#services/platform/validation/characters.ts'
import type { PlainFormData } from '../shared/contract.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { addressNotFound } from '#services/platform/http/errors/refusals.ts'
import { requireFound } from '#services/platform/http/errors/require-found.ts'
import {
  applicationFieldRefusals,
  applyWords,
  followWords,
  letterSentences,
  profileFieldRefusals,
  speech
} from '#services/words/words.ts'
import * as spanishLetter from '#services/words/es/letter.ts'
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
    const params = new URLSearchParams()
    const page = { site, origin, params, contact, now, sent: withProposal(sent) } as const
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

const yearsField = answerField(yearsKey)
const fields = [
  'applicantName',
  'applicantEmail',
  'applicantPhone',
  yearsField,
  'startsOn',
  'location',
  'coverLetter'
]

/** For an account only the letter and what is said beside it count. */
function readApplication(form: Record<string, string>, user: object | undefined) {
  const { coverLetter, location = '', startsOn, needsHousing, ...typed } = form
  const place = municipalityOf(location)
  const said = readSaid({ ...form, place })
  const wrong = [
    ...(hasWrongYears(form)
      ? [invalidField(yearsField, profileFieldRefusals['years-invalid'](maxYears))]
      : []),
    ...(location.trim() && !place
      ? [invalidField('location', applicationFieldRefusals['home-unknown'])]
      : [])
  ]
  return user
    ? requireValid(SignedInApplication.safeParse({ coverLetter, ...said }), wrong)
    : requireValid(
        GuestApplication.safeParse({
          ...typed,
          coverLetter,
          ...said,
          isGuestApplication: true,
          language: speech.language
        }),
        wrong
      )
}

/** The code of the municipality that a text names. */
function municipalityOf(text: string): string {
  const place = resolveTypedPlace(text)
  return place && isTown(place) ? place.code : ''
}

/** A form without a letter comes back with the one that its answers propose: nothing is sent that its sender has not read. */
function withProposal({ values, errors, ...sent }: PlainFormData): PlainFormData {
  const said = { ...readSaid(values), location: values['location']?.trim() }
  const letter = values['coverLetter']?.trim() ? '' : proposeLetter(said, spanishLetter)
  if (!letter) return { values, errors, ...sent }
  const missing = coverLetterLength.min - characterCount(letter)
  const message =
    missing > 0
      ? applyWords.oneMore(missing)
      : applyWords.readLetter(proposeLetter(said, letterSentences))
  return {
    ...sent,
    values: { ...values, coverLetter: letter },
    errors: errors.map(error => (error.field === 'coverLetter' ? { ...error, message } : error))
  }
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
