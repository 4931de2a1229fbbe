import { Hono } from 'hono'
import { job } from '#events/aggregates/jobs.ts'
import { user } from '#events/aggregates/users.ts'
import type { Database } from '#events/database/database.ts'
import { countJobDrafts, findJobDraft } from '#projections/jobs/drafts.ts'
import { findJob } from '#projections/jobs/queries.ts'
import type { JobDraft } from '#projections/jobs/view.ts'
import type { Actor, Authorize } from '#services/auth/decide.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import type { LoadStream } from '#services/platform/commands/stream-loader.ts'
import type { Config } from '#services/platform/config/config.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import type { RateLimiter } from '#services/platform/http/rate-limit.ts'
import { findNameProblem, requireUsableName } from '#services/platform/http/usable-names.ts'
import { validate } from '#services/platform/http/validate.ts'
import { claimJobPhotos, type JobPhotoStore } from './claim-photos.ts'
import * as decide from './decide.ts'
import { draftJob, requireDraftLimit, reviseDraft } from './decide-drafts.ts'
import { type HoldFirstJob, type JobTexts, withHold } from './hold-first-job.ts'
import { requireLawfulWording, withFindings } from './lawful-wording.ts'
import { getJobOrThrow } from './read-routes.ts'
import { requirePay } from './require-pay.ts'
import { PostJobOrDraft, ReviseJobOrDraft } from './save-contract.ts'

export interface SaveJobDependencies {
  authorize: Authorize
  commands: Commands
  config: Pick<Config, 'payRequiredFrom'>
  db: Database
  holdFirstJob: HoldFirstJob
  photos: JobPhotoStore
  rateLimiter: RateLimiter
  now(): Date
}

/** Posts and revises jobs and drafts. */
export const saveJobRoutes = (dependencies: SaveJobDependencies) => {
  const { authorize, commands, config, db, holdFirstJob, now, photos, rateLimiter } = dependencies

  /** A draft is not held. */
  const queryHold =
    (id: string, employer: Actor, request: JobTexts & { draft?: boolean | undefined }) =>
    async (_: unknown, load: LoadStream) => ({
      hold: request.draft
        ? undefined
        : await holdFirstJob({ id, employerId: employer.id }, request, load)
    })

  return new Hono<AppEnv>()
    .post('/', authorize('postJob'), validate('json', PostJobOrDraft), async c => {
      const { user: by, newId } = c.var
      const id = newId()
      const request = c.req.valid('json')
      const claim = claimJobPhotos(photos, { userId: by.id, paths: request.photos, now: now() })
      if (!request.draft) requireUsableName('companyName', request.companyName, by.fullName)
      await rateLimiter.consume(request.draft ? 'jobChange' : 'postJob', by.id)
      await commands.handle(
        c.var,
        job,
        id,
        {
          load: { employer: [user, by.id] },
          query: queryHold(id, by, request),
          decide(job, { employer, hold }, now) {
            if (request.draft) return draftJob(job, id, request, by, employer)
            requireLawfulWording(request)
            requirePay(request, now, config.payRequiredFrom)
            return withHold(decide.postJob(job, id, request, by, employer, now), hold)
          },
          consequences: (_, { hold }) => hold?.consequences ?? []
        },
        request.draft
          ? async tx => {
              requireDraftLimit(await countJobDrafts(tx, by.id))
              await claim?.(tx)
            }
          : claim
      )
      return c.json(await getSavedOrThrow(db, id, request), 201)
    })

    .patch('/:id', authorize('reviseJob'), validate('json', ReviseJobOrDraft), async c => {
      const { user: by } = c.var
      const id = c.req.param('id')
      const request = c.req.valid('json')
      if (!request.draft) {
        await requireRevisedName(db, id, request, by.fullName)
      }
      await commands.handle(
        c.var,
        job,
        id,
        {
          load: {},
          query: queryHold(id, by, request),
          decide(job, { hold }, now) {
            if (request.draft) return reviseDraft(job, id, request, by)
            requireLawfulWording(request)
            if (request.pay !== undefined) requirePay(request, now, config.payRequiredFrom)
            return withHold(decide.reviseJob(job, id, request, by), hold)
          },
          consequences: (_, { hold }) => hold?.consequences ?? []
        },
        claimJobPhotos(photos, { userId: by.id, paths: request.photos, now: now() })
      )
      return c.json(await getSavedOrThrow(db, id, request))
    })
}

/** What an ad is called already stays usable. */
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

/** A job or a draft after it was written, with what its wording should not have. */
async function getSavedOrThrow(
  db: Database,
  id: string,
  { draft }: { draft?: boolean | undefined }
) {
  return draft
    ? withFindings(await getDraftOrThrow(db, id))
    : withFindings(await getJobOrThrow(db, id))
}

async function getDraftOrThrow(db: Database, id: string): Promise<JobDraft> {
  const draft = await findJobDraft(db, id)
  if (draft) return draft
  throw new HttpError(404, 'Este borrador ya no existe.')
}
