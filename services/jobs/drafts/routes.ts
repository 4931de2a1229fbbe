import { Hono } from 'hono'
import type { Database } from '#events/database/database.ts'
import { ConcurrencyError } from '#events/database/sql-errors.ts'
import { job } from '#events/aggregates/jobs.ts'
import { user } from '#events/aggregates/users.ts'
import { countJobDrafts, findJobDraft, listJobDrafts } from '#projections/jobs/drafts/queries.ts'
import { findJob } from '#projections/jobs/tables/queries.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { requireUsableName } from '#services/platform/http/request/usable-names.ts'
import { requireFound } from '#services/platform/http/errors/require-found.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { eraseThing } from '#services/account-archive/erase-thing.ts'
import { deletePhotos } from '#services/pictures/photo-store.ts'
import { claimJobPhotos } from '../posting/claim-photos.ts'
import { withHold } from '../posting/hold-first-job.ts'
import { requireLawfulWording, withFindings } from '../posting/lawful-wording.ts'
import { requirePay } from '../posting/require-pay.ts'
import { photosOf } from '../shared/photos.ts'
import { draftMissing, publishedJobMissing } from '../shared/refusals.ts'
import * as decide from './decide.ts'
import { DraftJob, ReviseDraft } from './contract.ts'

/** Drafts of an employer: stored as typed, and checked when they are published. */
export const jobDraftRoutes = new Hono<AppEnv>()
  .get('/', authorize('listJobDrafts'), async c =>
    c.json({ drafts: await listJobDrafts(c.env.board.db, c.var.user.id) })
  )

  .post('/', authorize('draftJob'), validate('json', DraftJob), async c => {
    const { commands, db, now } = c.env.board
    const { user: by, newId } = c.var
    const id = newId()
    const request = c.req.valid('json')
    const claim = claimJobPhotos({ userId: by.id, photos: request.photos, now: now() })
    await commands.handle(c.var, job, id, async (state, load) => ({
      events: decide.draftJob(state, id, request, by, await load([user, by.id])),
      async inTransaction(tx) {
        decide.requireDraftLimit(await countJobDrafts(tx, by.id))
        await claim?.(tx)
      }
    }))
    return c.json(await getSavedOrThrow(db, id), 201)
  })

  .patch('/:id', authorize('reviseDraft'), validate('json', ReviseDraft), async c => {
    const { commands, db, now } = c.env.board
    const { user: by } = c.var
    const id = c.req.param('id')
    const request = c.req.valid('json')
    const claim = claimJobPhotos({ userId: by.id, photos: request.photos, now: now() })
    await commands.handle(c.var, job, id, state => ({
      events: decide.reviseDraft(state, id, request, by),
      inTransaction: claim
    }))
    return c.json(await getSavedOrThrow(db, id))
  })

  .delete('/:id', authorize('deleteDraft'), async c => {
    const { commands, db, now, vault } = c.env.board
    const { user: by } = c.var
    const id = c.req.param('id')
    const paths = (await findJobDraft(db, id))?.photos
    await commands.handle(c.var, job, id, state => ({
      events: decide.deleteDraft(state, id, by),
      async inTransaction(tx) {
        if (paths) await deletePhotos(tx, { userId: by.id, paths })
        await eraseThing(tx, id, { vault, now, requestedBy: 'owner' })
      }
    }))
    return c.json({ message: 'Borrador eliminado' })
  })

  .post('/:id/publish', authorize('publishDraft'), async c => {
    const { commands, config, db, holdFirstJob, rateLimiter } = c.env.board
    const { user: by } = c.var
    const id = c.req.param('id')
    await rateLimiter.consume('postJob', by.id)
    await commands.handle(c.var, job, id, async (state, load, now) => {
      const employer = await load([user, by.id])
      // The stream was loaded before: a change since then is a conflict.
      const draft = await findJobDraft(db, id)
      const hold =
        draft && (await holdFirstJob({ db, config }, { id, employerId: by.id }, draft, load, now))
      const readRequest = () => {
        if (!draft) throw changedSince(job.stream(id))
        const request = decide.parseDraft({ ...draft, photos: photosOf(draft) })
        requireUsableName('companyName', request.companyName, by.fullName)
        requireLawfulWording(request)
        requirePay(request, now, config.payRequiredFrom)
        return request
      }
      return withHold(decide.publishDraft(state, id, readRequest, by, employer, now), hold)
    })
    return c.json(withFindings(requireFound(await findJob(db, id), publishedJobMissing)))
  })

async function getSavedOrThrow(db: Database, id: string) {
  return withFindings(requireFound(await findJobDraft(db, id), draftMissing))
}

/** The read table is newer than the loaded stream. */
function changedSince(stream: string): ConcurrencyError {
  return new ConcurrencyError({ stream, expected: null, actual: 0 })
}
