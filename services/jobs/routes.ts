import { Hono } from 'hono'
import type { Database, Transaction } from '#events/database/database.ts'
import { job } from '#events/aggregates/jobs.ts'
import { findLastEventType } from '#events/store/event-store.ts'
import { user } from '#events/aggregates/users.ts'
import { countJobDrafts, findJobDraft } from '#projections/jobs/drafts.ts'
import { listEmployerJobs } from '#projections/jobs/list-employer-jobs.ts'
import { findJob } from '#projections/jobs/queries.ts'
import type { JobDraft, JobPage, JobView } from '#projections/jobs/view.ts'
import { searchJobsOrWider } from '#projections/jobs/wider-places.ts'
import type { Authorize } from '#services/auth/decide.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import type { Config } from '#services/platform/config/config.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import { publicJson } from '#services/platform/http/json-etag.ts'
import { dependsOn, repeatFromMemory, isNotKept } from '#services/platform/http/keeping.ts'
import type { KeepResponses } from '#services/platform/http/memory-responses.ts'
import type { RateLimiter } from '#services/platform/http/rate-limit.ts'
import type { ReadFromReplica } from '#services/platform/http/read-your-writes.ts'
import { validate } from '#services/platform/http/validate.ts'
import { CloseJob, photoInvalid, SearchJobs } from './contract.ts'
import * as decide from './decide.ts'
import { draftJob, requireDraftLimit, reviseDraft } from './decide-drafts.ts'
import { requireLawfulWording, withFindings } from './lawful-wording.ts'
import { requirePay } from './require-pay.ts'
import { PostJobOrDraft, ReviseJobOrDraft } from './save-contract.ts'
import type { ViewCounter } from './view-counter.ts'

export interface JobDependencies {
  authorize: Authorize
  commands: Commands
  config: Pick<Config, 'payRequiredFrom'>
  db: Database
  readFromReplica: ReadFromReplica
  rateLimiter: RateLimiter
  keep: KeepResponses
  /** Pictures stand outside the log. */
  photos: {
    /** False unless the user has uploaded them all; they stay until the job is saved. */
    claim(tx: Transaction, claim: JobPhotos & { now: Date }): Promise<boolean>
    /** Those that no other job shows. */
    delete(tx: Transaction, photos: JobPhotos): Promise<void>
  }
  viewCounter: Pick<ViewCounter, 'add' | 'find'>
  now(): Date
  /** Answers some of those who wait for a closed job at once; a scheduled job answers the others. */
  answerWaiting(jobId: string): Promise<void>
}

interface JobPhotos {
  userId: string
  paths: readonly string[]
}

export const jobRoutes = ({
  authorize,
  commands,
  config,
  db,
  readFromReplica,
  rateLimiter,
  keep,
  photos,
  viewCounter,
  now,
  answerWaiting
}: JobDependencies) =>
  new Hono<AppEnv>()
    .get('/', authorize('searchJobs'), keep('jobs'), validate('query', SearchJobs), async c => {
      const { employerId, ...search } = c.req.valid('query')
      decide.requireMunicipality('near', search.near)
      if (employerId) {
        const isOwner = c.var.user?.id === employerId
        const page = await listEmployerJobs(db, employerId, isOwner, search, now())
        return c.json(isOwner ? await withViews(page, viewCounter) : page)
      }
      const page = await readFromReplica(c, db => searchJobsOrWider(db, search, now()))
      if (page.meta.capped) isNotKept(c)
      return publicJson(c, page)
    })

    .get('/:id', authorize('findJob'), keep(), async c => {
      const found = await getOrThrow(db, c.req.param('id'))
      if (!found.hiddenReason) {
        const { id, employerId } = found
        dependsOn(c, id, employerId)
        viewCounter.add(found, c)
        repeatFromMemory(c, c => viewCounter.add({ id, employerId }, c))
        return publicJson(c, found)
      }
      if (found.employerId !== c.var.user?.id) throw new HttpError(404, decide.jobHidden)
      return c.json(found)
    })

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
          decide(job, { employer }, now) {
            if (request.draft) return draftJob(job, id, request, by, employer)
            requireLawfulWording(request)
            requirePay(request, now, config.payRequiredFrom)
            return decide.postJob(job, id, request, by, employer, now)
          }
        },
        async tx => {
          if (request.draft) requireDraftLimit(await countJobDrafts(tx, by.id))
          await claim(tx)
        }
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
        (job, now) => {
          if (request.draft) return reviseDraft(job, id, request, by)
          requireLawfulWording(request)
          if (request.pay !== undefined) requirePay(request, now, config.payRequiredFrom)
          return decide.reviseJob(job, id, request, by)
        },
        claimPhotos(photos, { userId: by.id, paths: request.photos, now: now() })
      )
      return c.json(await getSavedOrThrow(db, id, request))
    })

    .delete('/:id', authorize('withdrawJob'), async c => {
      const { user: by } = c.var
      const id = c.req.param('id')
      const found = (await findJob(db, id)) ?? (await findJobDraft(db, id))
      const paths = found?.photos
      await commands.handle(
        c.var,
        job,
        id,
        job => decide.withdrawJob(job, id, by),
        async tx => {
          if (paths) await photos.delete(tx, { userId: by.id, paths })
        }
      )
      return c.json({
        message: found && 'draft' in found ? 'Borrador eliminado' : 'Trabajo eliminado'
      })
    })

    .post('/:id/renew', authorize('renewJob'), async c => {
      const { user: by } = c.var
      const id = c.req.param('id')
      await commands.handle(c.var, job, id, (job, now) => decide.renewJob(job, id, by, now))
      return c.json(await getOrThrow(db, id))
    })

    .post('/:id/close', authorize('closeJob'), validate('json', CloseJob), async c => {
      const { user: by } = c.var
      const id = c.req.param('id')
      const request = c.req.valid('json')
      await commands.handle(c.var, job, id, job => decide.closeJob(job, id, request, by))
      await answerWaiting(id)
      return c.json(await getOrThrow(db, id))
    })

interface SavedPhotos {
  userId: string
  paths: readonly string[] | null | undefined
  now: Date
}

/** Refuses, in the transaction of a command, photos that the user has not uploaded. */
function claimPhotos(photos: JobDependencies['photos'], { userId, paths, now }: SavedPhotos) {
  return async (tx: Transaction) => {
    if (!paths?.length || (await photos.claim(tx, { userId, paths, now }))) return
    const errors = [{ field: 'photos', message: photoInvalid }]
    throw new HttpError(400, photoInvalid, { errors })
  }
}

/** The page of an employer's own jobs, with how often each was opened. */
async function withViews(page: JobPage, counter: Pick<ViewCounter, 'find'>): Promise<JobPage> {
  const views = await counter.find(page.jobs.map(({ id }) => id))
  return { ...page, jobs: page.jobs.map(job => ({ ...job, views: views.get(job.id) ?? 0 })) }
}

/** A job or a draft after it was written, with what its wording should not have. */
async function getSavedOrThrow(
  db: Database,
  id: string,
  { draft }: { draft?: boolean | undefined }
) {
  return draft
    ? withFindings(await getDraftOrThrow(db, id))
    : withFindings(await getOrThrow(db, id))
}

async function getOrThrow(db: Database, id: string): Promise<JobView> {
  const found = await findJob(db, id)
  if (found) return found
  const message = 'No se pudo encontrar la información del empleo solicitado.'
  const last = await findLastEventType(db, job.stream(id))
  throw new HttpError(decide.missingJobStatus(decide.wasPosted(last)), message)
}

async function getDraftOrThrow(db: Database, id: string): Promise<JobDraft> {
  const draft = await findJobDraft(db, id)
  if (draft) return draft
  throw new HttpError(404, 'Este borrador ya no existe.')
}
