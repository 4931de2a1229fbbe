import { Hono } from 'hono'
import { application } from '#events/aggregates/applications.ts'
import type { Database } from '#events/database/database.ts'
import { job } from '#events/aggregates/jobs.ts'
import { user } from '#events/aggregates/users.ts'
import { hasApplied } from '#projections/applications/participants.ts'
import { findApplication, listApplications } from '#projections/applications/queries.ts'
import { ApplicationView } from '#projections/applications/view.ts'
import type { UserView } from '#projections/users/view.ts'
import type { Authorize } from '#services/auth/decide.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import type { LoadStream } from '#services/platform/commands/stream-loader.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { rateLimitKey } from '#services/platform/http/client-address.ts'
import { unauthenticated } from '#services/platform/http/errors.ts'
import { honeypotResponse } from '#services/platform/http/honeypot-response.ts'
import type { RateLimiter } from '#services/platform/http/rate-limit.ts'
import { requireFound } from '#services/platform/http/require-found.ts'
import { validate } from '#services/platform/http/validate.ts'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import { ChangeApplicationStatus, SubmitApplication } from './contract.ts'
import { ListApplications } from './list-contract.ts'
import * as decide from './decide.ts'
import { findGuest, type GuestDependencies } from './find-guest.ts'

export interface ApplicationDependencies {
  authorize: Authorize
  commands: Commands
  db: Database
  rateLimiter: RateLimiter
  vault: GuestDependencies['vault']
  now(): Date
}

/** Applications to one job: `/api/jobs/{id}/applications`. */
export const jobApplicationRoutes = ({
  authorize,
  commands,
  db,
  rateLimiter,
  vault,
  now
}: ApplicationDependencies) =>
  new Hono<AppEnv>().post(
    '/:id/applications',
    authorize('submitApplication'),
    validate('json', SubmitApplication),
    async c => {
      const { user: by, clientAddress, newId } = c.var
      const jobId = c.req.param('id')
      const request = c.req.valid('json')
      const id = newId()
      if (honeypotField in request && request[honeypotField]) {
        c.set('isHoneypotFilled', true)
        const known = { ...request, id, jobId, employerId: '', status: 'pending' as const }
        const job = { isJobWithdrawn: false, isJobClosed: false, isEmployerDeleted: false }
        const applicant = {
          applicantProfileId: null,
          isEmailBounced: false,
          isUnseen: false,
          withdrawnAt: null,
          eraseOn: null
        }
        const view = { ...known, ...job, ...applicant, appliedAt: now().toISOString() }
        return c.json(honeypotResponse(ApplicationView, view), 201)
      }
      if (by) {
        const applicant = userDetails(request, by)
        await commands.handle(c.var, application, id, {
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
      } else {
        const details = guestDetails(request)
        await rateLimiter.consume('guestApplication', rateLimitKey(clientAddress))
        await rateLimiter.consume('guestApplicationEmail', details.applicantEmail)
        await commands.handle(c.var, application, id, {
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
      return c.json(await getOrThrow(db, id), 201)
    }
  )

export const applicationRoutes = ({ authorize, commands, db }: ApplicationDependencies) =>
  new Hono<AppEnv>()
    .get('/', authorize('listApplications'), validate('query', ListApplications), async c => {
      const { user: by } = c.var
      const { scope, ...list } = c.req.valid('query')
      const usual = by.userType === 'employer' ? 'received' : 'sent'
      return c.json(await listApplications(db, { scope: scope ?? usual, userId: by.id, ...list }))
    })

    .put(
      '/:id',
      authorize('changeApplicationStatus'),
      validate('json', ChangeApplicationStatus),
      async c => {
        const { user: by } = c.var
        const id = c.req.param('id')
        const { status } = c.req.valid('json')
        await commands.handle(c.var, application, id, {
          load: {},
          thenLoad: (_, load) => loadApplicant(id, load),
          decide(application, applicant) {
            decide.requireApplicant(application, applicant)
            return decide.changeApplicationStatus(application, id, status, by)
          }
        })
        return c.json(await getOrThrow(db, id))
      }
    )

    .put('/:id/seen', authorize('seeApplication'), async c => {
      const { user: by } = c.var
      const id = c.req.param('id')
      await commands.handle(c.var, application, id, {
        load: {},
        thenLoad: (_, load) => loadGuest(id, load),
        decide: (application, { guest }) => decide.seeApplication(application, id, by, guest)
      })
      return c.json({ message: 'Aplicación vista' })
    })

/** Who sent an application without an account. */
async function loadGuest(id: string, load: LoadStream) {
  return { guest: decide.guestStreamOf(await load([application, id])) }
}

/** That guest, and the account of the applicant. */
async function loadApplicant(id: string, load: LoadStream) {
  const { guest } = await loadGuest(id, load)
  const account = decide.accountStreamOf(await load([application, id]), await load(guest))
  return { guest, account }
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

async function getOrThrow(db: Database, id: string): Promise<ApplicationView> {
  return requireFound(await findApplication(db, id), decide.applicationNotFound)
}
