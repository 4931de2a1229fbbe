import { Hono } from 'hono'
import { application } from '#events/aggregates/applications.ts'
import { job } from '#events/aggregates/jobs.ts'
import { user } from '#events/aggregates/users.ts'
import { hasApplied } from '#projections/applications/participants.ts'
import { ApplicationView } from '#projections/applications/view.ts'
import type { UserView } from '#projections/users/view.ts'
import type { CommandRequest } from '#services/platform/commands/handle-command.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { rateLimitKey } from '#services/platform/http/client-address.ts'
import { unauthenticated } from '#services/platform/http/errors.ts'
import { honeypotResponse } from '#services/platform/http/honeypot-response.ts'
import { validate } from '#services/platform/http/validate.ts'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import { SubmitApplication } from './contract.ts'
import * as decide from './decide.ts'
import { findGuest } from './find-guest.ts'
import { type ApplicationDependencies, getApplicationOrThrow } from './routes.ts'

/** Applications to one job: `/api/jobs/{id}/applications`. */
export const jobApplicationRoutes = (dependencies: ApplicationDependencies) =>
  new Hono<AppEnv>().post(
    '/:id/applications',
    dependencies.authorize('submitApplication'),
    validate('json', SubmitApplication),
    async c => {
      const { user: by, clientAddress, newId } = c.var
      const request = c.req.valid('json')
      const submission = { id: newId(), jobId: c.req.param('id'), request }
      if (honeypotField in request && request[honeypotField]) {
        c.set('isHoneypotFilled', true)
        return c.json(acceptedInAppearance({ ...submission, request }, dependencies.now()), 201)
      }
      if (by) await submitAsUser(dependencies, c.var, submission, by)
      else await submitAsGuest(dependencies, c.var, submission, rateLimitKey(clientAddress))
      return c.json(await getApplicationOrThrow(dependencies.db, submission.id), 201)
    }
  )

interface Submission<Request = SubmitApplication> {
  id: string
  jobId: string
  request: Request
}

type GuestRequest = Extract<SubmitApplication, { applicantEmail: string }>

async function submitAsUser(
  { commands, db }: ApplicationDependencies,
  command: CommandRequest,
  { id, jobId, request }: Submission,
  by: UserView
): Promise<void> {
  const applicant = userDetails(request, by)
  await commands.handle(command, application, id, {
    load: { job: [job, jobId], account: [user, by.id] },
    query: async () => ({
      isRepeated: by.emailConfirmed && (await hasApplied(db, jobId, by.email))
    }),
    thenLoad: decide.employerOf,
    decide(application, { job, account, employer, isRepeated }, now) {
      const target = { id: jobId, job, employer }
      const by = { ...applicant, account, isRepeated }
      return decide.submitApplication(application, id, target, by, now)
    }
  })
}

async function submitAsGuest(
  { commands, db, rateLimiter, vault }: ApplicationDependencies,
  command: CommandRequest,
  { id, jobId, request }: Submission,
  address: string
): Promise<void> {
  const details = guestDetails(request)
  await rateLimiter.consume('guestApplication', address)
  await rateLimiter.consume('guestApplicationEmail', details.applicantEmail)
  await commands.handle(command, application, id, {
    load: { job: [job, jobId] },
    query: async (_, load) => ({
      guestId: await findGuest({ db, vault }, details.applicantEmail, load),
      isRepeated: await hasApplied(db, jobId, details.applicantEmail)
    }),
    thenLoad: decide.employerOf,
    decide(application, { job, employer, guestId, isRepeated }, now) {
      const target = { id: jobId, job, employer }
      const by = { ...details, guestId, isRepeated }
      return decide.submitApplication(application, id, target, by, now)
    }
  })
}

/** What a program reads that filled in the honeypot. */
function acceptedInAppearance(
  { id, jobId, request }: Submission<GuestRequest>,
  now: Date
): ApplicationView {
  const known = { ...request, id, jobId, employerId: '', status: 'pending' as const }
  const job = { isJobWithdrawn: false, isJobClosed: false, isEmployerDeleted: false }
  const applicant = {
    applicantProfileId: null,
    isEmailBounced: false,
    isUnseen: false,
    withdrawnAt: null,
    eraseOn: null
  }
  const view = { ...known, ...job, ...applicant, appliedAt: now.toISOString() }
  return honeypotResponse(ApplicationView, view)
}

/** A signed-in applicant is described by their account. */
function userDetails({ coverLetter }: SubmitApplication, by: UserView) {
  const { id, fullName, email, phone } = by
  return {
    applicantId: id,
    coverLetter,
    applicantName: fullName,
    applicantEmail: email,
    applicantPhone: phone ?? undefined
  }
}

function guestDetails(request: SubmitApplication) {
  if (!('applicantEmail' in request)) throw unauthenticated()
  const { coverLetter, applicantName, applicantEmail, applicantPhone } = request
  return { coverLetter, applicantName, applicantEmail, applicantPhone }
}
