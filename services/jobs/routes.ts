import { Hono } from 'hono'
import type { Database, Transaction } from '#events/database/database.ts'
import { job } from '#events/aggregates/jobs.ts'
import { user } from '#events/aggregates/users.ts'
import { countJobDrafts, findJobDraft } from '#projections/jobs/drafts.ts'
import { findJob } from '#projections/jobs/queries.ts'
import type { JobDraft } from '#projections/jobs/view.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import type { Config } from '#services/platform/config/config.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import type { RateLimiter } from '#services/platform/http/rate-limit.ts'
import { validate } from '#services/platform/http/validate.ts'
import { CloseJob } from './contract.ts'
import * as decide from './decide.ts'
import { draftJob, requireDraftLimit, reviseDraft } from './decide-drafts.ts'
import { requireLawfulWording, withFindings } from './lawful-wording.ts'
import { claimPhotos, type JobPhotos } from './claim-photos.ts'
import { jobContactRoutes } from './contact-routes.ts'
import { type HoldFirstJob, withHold } from './hold-first-job.ts'
import { getJobOrThrow, type ReadJobDependencies, readJobRoutes } from './read-routes.ts'
import type { FindRemovedContact } from './removed-contact.ts'
import { requirePay } from './require-pay.ts'
import { PostJobOrDraft, ReviseJobOrDraft } from './save-contract.ts'

export interface JobDependencies extends ReadJobDependencies {
  commands: Commands
  config: Pick<Config, 'payRequiredFrom'>
  rateLimiter: RateLimiter
  photos: JobPhotos
  /** Destroys the key of a draft that is deleted. */
  eraseThing(tx: Transaction, id: string, requestedBy: string): Promise<void>
  holdFirstJob: HoldFirstJob
  /** Answers some of those who wait for a closed job at once; a scheduled job answers the others. */
  answerWaiting(jobId: string): Promise<void>
  findRemovedContact: FindRemovedContact
}

export const jobRoutes = ({
  authorize,
  commands,
  config,
  db,
  readFromReplica,
  rateLimiter,
  cacheResponses,
  photos,
  viewCounter,
  eraseThing,
  now,
  answerWaiting,
  holdFirstJob,
  findRemovedContact
}: JobDependencies) =>
  new Hono<AppEnv>()
    .route('/', readJobRoutes({ authorize, cacheResponses, db, now, readFromReplica, viewCounter }))
    .route('/', jobContactRoutes({ authorize, db, now, viewCounter }))

    .post('/', authorize('postJob'), validate('json', PostJobOrDraft), async c => {
      const { user: by, newId } = c.var
      const id = newId()
      const request = c.req.valid('json')
      const claim = claimPhotos(photos, { userId: by.id, paths: request.photos, now: now() })
      await rateLimiter.consume(request.draft ? 'jobChange' : 'postJob', by.id)
      await commands.handle(
        c.var,
        job,
        id,
        {
          load: { employer: [user, by.id] },
          query: async (_, load) => ({
            hold: request.draft
              ? undefined
              : await holdFirstJob({ id, employerId: by.id }, request, load)
          }),
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
      await commands.handle(
        c.var,
        job,
        id,
        {
          load: {},
          query: async (_, load) => ({
            hold: request.draft
              ? undefined
              : await holdFirstJob({ id, employerId: by.id }, request, load)
          }),
          decide(job, { hold }, now) {
            if (request.draft) return reviseDraft(job, id, request, by)
            requireLawfulWording(request)
            if (request.pay !== undefined) requirePay(request, now, config.payRequiredFrom)
            return withHold(decide.reviseJob(job, id, request, by), hold)
          },
          consequences: (_, { hold }) => hold?.consequences ?? []
        },
        claimPhotos(photos, { userId: by.id, paths: request.photos, now: now() })
      )
      return c.json(await getSavedOrThrow(db, id, request))
    })

    .delete('/:id', authorize('withdrawJob'), async c => {
      const { user: by } = c.var
      const id = c.req.param('id')
      const found = (await findJob(db, id)) ?? (await findJobDraft(db, id))
      const isDraft = found && 'draft' in found
      const paths = found?.photos
      await commands.handle(
        c.var,
        job,
        id,
        job => decide.withdrawJob(job, id, by),
        async tx => {
          if (paths) await photos.delete(tx, { userId: by.id, paths })
          if (isDraft) await eraseThing(tx, id, 'owner')
        }
      )
      return c.json({
        message: isDraft ? 'Borrador eliminado' : 'Trabajo eliminado'
      })
    })

    .post('/:id/renew', authorize('renewJob'), async c => {
      const { user: by } = c.var
      const id = c.req.param('id')
      await commands.handle(c.var, job, id, {
        load: {},
        query: async () => ({ removed: await findRemovedContact(id) }),
        decide: (job, { removed }, now) => decide.renewJob(job, id, by, now, removed)
      })
      return c.json(await getJobOrThrow(db, id))
    })

    .post('/:id/close', authorize('closeJob'), validate('json', CloseJob), async c => {
      const { user: by } = c.var
      const id = c.req.param('id')
      const request = c.req.valid('json')
      await commands.handle(c.var, job, id, job => decide.closeJob(job, id, request, by))
      await answerWaiting(id)
      return c.json(await getJobOrThrow(db, id))
    })

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
