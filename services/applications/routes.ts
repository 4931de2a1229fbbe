import { Hono } from 'hono'
import { application } from '#events/applications.ts'
import { newId as randomId } from '#events/ids.ts'
import { job } from '#events/jobs.ts'
import { user } from '#events/users.ts'
import {
  findApplication,
  findGuestId,
  listApplications
} from '#projections/applications/queries.ts'
import type { ApplicationView } from '#projections/applications/view.ts'
import type { UserView } from '#projections/users/view.ts'
import type { AppEnv, Tools } from '#services/platform/http/app-env.ts'
import { rateLimitKey } from '#services/platform/http/client-address.ts'
import { authorize } from '#services/auth/authorization.ts'
import { unauthenticated, HttpError } from '#services/platform/http/errors.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { validate } from '#services/platform/http/validate.ts'
import { ChangeApplicationStatus, ListApplications, SubmitApplication } from './contract.ts'
import * as decide from './decide.ts'

/** Applications to one job: `/api/jobs/{id}/applications`. */
export const jobApplicationRoutes = new Hono<AppEnv>().post(
  '/:id/applications',
  authorize('submitApplication'),
  validate('json', SubmitApplication),
  async c => {
    const { tools, user: by, newId } = c.var
    const jobId = c.req.param('id')
    const request = c.req.valid('json')
    const id = newId()
    if ('website' in request && request.website) {
      return c.json(honeypotResponse(id, jobId, request, tools.now()), 201)
    }
    const applicant = by
      ? signedInApplicant(request, by)
      : await guestApplicant(tools, c.var.address, request)
    await handleCommand(c.var, application, id, async (state, at, past) => {
      const vacant = await past(job, jobId)
      if (vacant.state === 'unknown') throw new HttpError(404, 'Este anuncio no existe')
      const employer = await past(user, vacant.employerId)
      const vacancy = { id: jobId, job: vacant, employer }
      const who = by
        ? { ...applicant, applicantId: by.id, applicant: await past(user, by.id) }
        : { ...applicant, guestId: applicant.guestId ?? randomId() }
      return decide.submitApplication(state, id, vacancy, who, at)
    })
    return c.json(await getOrThrow(c.var.tools, id), 201)
  }
)

export const applicationRoutes = new Hono<AppEnv>()
  .get('/', authorize('listApplications'), validate('query', ListApplications), async c => {
    const { tools, user: by } = c.var
    const { scope, ...list } = c.req.valid('query')
    const usual = by.userType === 'employer' ? 'received' : 'sent'
    return c.json(
      await listApplications(tools.db, { scope: scope ?? usual, userId: by.id, ...list })
    )
  })

  .put(
    '/:id',
    authorize('changeApplicationStatus'),
    validate('json', ChangeApplicationStatus),
    async c => {
      const { user: by } = c.var
      const id = c.req.param('id')
      const { status } = c.req.valid('json')
      await handleCommand(c.var, application, id, state =>
        decide.changeApplicationStatus(state, id, status, by)
      )
      return c.json(await getOrThrow(c.var.tools, id))
    }
  )

interface ApplicantDetails {
  coverLetter: string
  applicantName: string
  applicantEmail: string
  applicantPhone?: string | undefined
  guestId?: string | undefined
}

/** Whoever is signed in is introduced by their account. */
function signedInApplicant({ coverLetter }: SubmitApplication, by: UserView): ApplicantDetails {
  const { fullName, email, phone } = by
  return {
    coverLetter,
    applicantName: fullName,
    applicantEmail: email,
    applicantPhone: phone ?? undefined
  }
}

async function guestApplicant(
  tools: Tools,
  address: string,
  request: SubmitApplication
): Promise<ApplicantDetails> {
  if (!('applicantEmail' in request)) throw unauthenticated()
  await tools.throttle.consume('guestApplication', rateLimitKey(address))
  const { coverLetter, applicantName, applicantEmail, applicantPhone } = request
  const guestId = await findGuestId(tools.db, applicantEmail)
  return { coverLetter, applicantName, applicantEmail, applicantPhone, guestId }
}

async function getOrThrow({ db }: Tools, id: string): Promise<ApplicationView> {
  const found = await findApplication(db, id)
  if (!found) throw new HttpError(404, 'No encontramos esta solicitud')
  return found
}

/** What a program hears that filled in the field which people do not see. */
function honeypotResponse(
  id: string,
  jobId: string,
  request: Omit<ApplicantDetails, 'guestId'>,
  now: Date
): ApplicationView {
  const { coverLetter, applicantName, applicantEmail, applicantPhone = null } = request
  return {
    id,
    jobId,
    jobTitle: null,
    companyName: null,
    employerId: '',
    applicantId: null,
    coverLetter,
    status: 'pending',
    appliedAt: now.toISOString(),
    statusChangedAt: null,
    isGuestApplication: true,
    applicantName,
    applicantEmail,
    applicantPhone
  }
}
