import { type Context, Hono } from 'hono'
import { application, type Said } from '#events/aggregates/applications.ts'
import { job } from '#events/aggregates/jobs.ts'
import { user } from '#events/aggregates/users.ts'
import type { Queryable } from '#events/database/database.ts'
import { answersTo } from '#events/job-content/asks.ts'
import type { SentApplication } from '#projections/applications/view.ts'
import { findJob } from '#projections/jobs/tables/queries.ts'
import type { UserView } from '#projections/users/view.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { requireMunicipality } from '#services/places/municipality.ts'
import type { CommandRequest, Commands } from '#services/platform/commands/handle-command.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { rateLimitKey, wideNetwork } from '#services/platform/http/request/client-address.ts'
import { unauthenticated } from '#services/platform/http/errors/errors.ts'
import { refuseHoneypot } from '#services/platform/http/request/refuse-honeypot.ts'
import { requireUsableName } from '#services/platform/http/request/usable-names.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { SubmitApplication } from './contract.ts'
import { readCorrection } from './correct-guest.ts'
import * as decide from './decide.ts'
import { loadTarget } from './load-target.ts'
import { getApplicationOrThrow } from './received-application.ts'
import { describeGuestApplication, submitAsGuest } from './submit-guest.ts'

/** Applications to one job: `/api/jobs/{id}/applications`. */
export const jobApplicationRoutes = new Hono<AppEnv>().post(
  '/:id/applications',
  authorize('submitApplication'),
  validate('json', SubmitApplication),
  async c => c.json(await sendApplication(c, c.req.param('id'), c.req.valid('json')), 201)
)

/** Applies to a job, with the account of the request or as a guest, for the call and for the form of the page. */
export async function sendApplication(
  c: Context<AppEnv>,
  jobId: string,
  request: SubmitApplication
): Promise<SentApplication> {
  const board = c.env.board
  const { commands, db, rateLimiter, tokens, now } = board
  const { user: by, clientAddress, newId } = c.var
  refuseHoneypot(c, 'applicantEmail' in request ? request : {})
  requireMunicipality('place', request.place)
  if (by) {
    const id = newId()
    const said = await saidToAd(db, jobId, request)
    await submitAsUser(commands, c.var, { id, jobId, request, said }, by)
    return { ...(await getApplicationOrThrow(board, id)), correction: null }
  }
  if (!('applicantEmail' in request)) throw unauthenticated()
  requireUsableName('applicantName', request.applicantName)
  const corrects = readCorrection(tokens, request.correction, now())
  await rateLimiter.consume('guestApplication', rateLimitKey(clientAddress))
  const sender = `${request.applicantEmail.toLowerCase()} ${wideNetwork(clientAddress)}`
  await rateLimiter.consume('guestApplicationEmail', sender)
  const said = await saidToAd(db, jobId, request)
  const id = await submitAsGuest(board, c.var, { jobId, request, said, corrects })
  return describeGuestApplication(board, c.var, { id, jobId, request, said })
}

/** What is said beside the cover letter, without answers to what the ad does not ask. */
async function saidToAd(
  db: Queryable,
  jobId: string,
  { answers = [], startsOn, needsHousing, place }: SubmitApplication
): Promise<Said> {
  const job = answers.length ? await findJob(db, jobId) : undefined
  return {
    answers: answersTo(job ?? {}, answers),
    ...(startsOn && { startsOn }),
    ...(needsHousing !== undefined && { needsHousing }),
    ...(place && { place })
  }
}

async function submitAsUser(
  commands: Commands,
  command: CommandRequest,
  {
    id,
    jobId,
    request,
    said
  }: { id: string; jobId: string; request: SubmitApplication; said: Said },
  by: UserView
): Promise<void> {
  const applicant = { ...userDetails(request, by), ...said }
  await commands.handle(
    command,
    application,
    id,
    async (state, load, now) => {
      const target = await loadTarget(jobId, load)
      const account = await load([user, by.id])
      return decide.submitApplication(state, id, target, { ...applicant, account }, now)
    },
    [[job, jobId]]
  )
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
