import { Hono } from 'hono'
import { job } from '#events/aggregates/jobs.ts'
import { user } from '#events/aggregates/users.ts'
import type { Database } from '#events/database/database.ts'
import { findJob } from '#projections/jobs/tables/queries.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { findNameProblem, requireUsableName } from '#services/platform/http/request/usable-names.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { claimJobPhotos } from './claim-photos.ts'
import { PostJob, ReviseJob } from './contract.ts'
import * as decide from './decide.ts'
import { type JobTexts, withHold } from './hold-first-job.ts'
import { requireLawfulWording, withFindings } from './lawful-wording.ts'
import { getJobOrThrow } from './read-routes.ts'
import { requirePay } from './require-pay.ts'

/** Posts and revises jobs. */
export const saveJobRoutes = new Hono<AppEnv>()
  .post('/', authorize('postJob'), validate('json', PostJob), async c => {
    const { commands, config, db, holdFirstJob, now, rateLimiter } = c.env.board
    const { user: by, newId } = c.var
    const id = newId()
    const request = c.req.valid('json')
    requireUsableName('companyName', request.companyName, by.fullName)
    await rateLimiter.consume('postJob', by.id)
    const inTransaction = claimJobPhotos({
      userId: by.id,
      photos: request.photos,
      now: now()
    })
    await commands.handle(c.var, job, id, async (state, load, now) => {
      const employer = await load([user, by.id])
      const hold = await holdFirstJob({ db, config }, { id, employerId: by.id }, request, load, now)
      requireLawfulWording(request)
      requirePay(request, now, config.payRequiredFrom)
      const events = decide.postJob(state, id, request, by, employer, now)
      return { ...withHold(events, hold), inTransaction }
    })
    return c.json(withFindings(await getJobOrThrow(db, id)), 201)
  })

  .patch('/:id', authorize('reviseJob'), validate('json', ReviseJob), async c => {
    const { commands, config, db, holdFirstJob, now } = c.env.board
    const { user: by } = c.var
    const id = c.req.param('id')
    const request = c.req.valid('json')
    await requireRevisedName(db, id, request, by.fullName)
    const inTransaction = claimJobPhotos({
      userId: by.id,
      photos: request.photos,
      now: now()
    })
    await commands.handle(c.var, job, id, async (state, load, now) => {
      const hold = await holdFirstJob({ db, config }, { id, employerId: by.id }, request, load, now)
      requireLawfulWording(request)
      if (request.pay !== undefined) requirePay(request, now, config.payRequiredFrom)
      return { ...withHold(decide.reviseJob(state, id, request, by), hold), inTransaction }
    })
    return c.json(withFindings(await getJobOrThrow(db, id)))
  })

/** A name that the job has already stays usable. */
async function requireRevisedName(
  db: Database,
  id: string,
  { companyName }: JobTexts,
  ownName: string
): Promise<void> {
  if (!companyName || !findNameProblem(companyName)) return
  const known = await findJob(db, id)
  requireUsableName('companyName', companyName, ownName, known?.companyName)
}
