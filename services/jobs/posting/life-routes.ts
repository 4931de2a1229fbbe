import { Hono } from 'hono'
import { job } from '#events/aggregates/jobs.ts'
import { findJob } from '#projections/jobs/tables/queries.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { deletePhotos } from '#services/pictures/photo-store.ts'
import { CloseJob } from './contract.ts'
import { withdrawJob, closeJob } from './decide-end.ts'
import { renewJob } from './decide-renewal.ts'
import { getJobOrThrow } from './read-routes.ts'
import { findRemovedContact } from './removed-contact.ts'

/** Deletes, renews and closes jobs. */
export const jobLifeRoutes = new Hono<AppEnv>()
  .delete('/:id', authorize('withdrawJob'), async c => {
    const { commands, db } = c.env.board
    const { user: by } = c.var
    const id = c.req.param('id')
    const paths = (await findJob(db, id))?.photos
    await commands.handle(c.var, job, id, state => ({
      events: withdrawJob(state, id, by),
      inTransaction: paths && (tx => deletePhotos(tx, { userId: by.id, paths }))
    }))
    return c.json({ message: 'Trabajo eliminado' })
  })

  .post('/:id/renew', authorize('renewJob'), async c => {
    const { commands, db, vault } = c.env.board
    const { user: by } = c.var
    const id = c.req.param('id')
    await commands.handle(c.var, job, id, async (state, _, now) =>
      renewJob(state, id, by, now, await findRemovedContact({ db, vault }, id))
    )
    return c.json(await getJobOrThrow(db, id))
  })

  .post('/:id/close', authorize('closeJob'), validate('json', CloseJob), async c => {
    const { answerWaiting, commands, db } = c.env.board
    const { user: by } = c.var
    const id = c.req.param('id')
    const request = c.req.valid('json')
    await commands.handle(c.var, job, id, job => closeJob(job, id, request, by))
    await answerWaiting(c.env.board, id)
    return c.json(await getJobOrThrow(db, id))
  })
