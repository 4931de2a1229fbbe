import { Hono } from 'hono'
import { job } from '#events/aggregates/jobs.ts'
import type { Database } from '#events/database/database.ts'
import { findJob } from '#projections/jobs/tables/queries.ts'
import type { Authorize } from '#services/auth/permissions/permissions.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import type { JobPhotoStore } from './claim-photos.ts'
import { CloseJob } from './contract.ts'
import { withdrawJob, closeJob } from './decide-end.ts'
import { renewJob } from './decide-renewal.ts'
import { getJobOrThrow } from './read-routes.ts'
import type { FindRemovedContact } from './removed-contact.ts'

export interface JobLifeDependencies {
  authorize: Authorize
  commands: Commands
  db: Database
  photos: JobPhotoStore
  findRemovedContact: FindRemovedContact
  /** Answers some of those who wait for a closed job at once; a scheduled job answers the others. */
  answerWaiting(jobId: string): Promise<void>
}

/** Deletes, renews and closes jobs. */
export const jobLifeRoutes = ({
  authorize,
  commands,
  db,
  photos,
  findRemovedContact,
  answerWaiting
}: JobLifeDependencies) =>
  new Hono<AppEnv>()
    .delete('/:id', authorize('withdrawJob'), async c => {
      const { user: by } = c.var
      const id = c.req.param('id')
      const paths = (await findJob(db, id))?.photos
      await commands.handle(c.var, job, id, state => ({
        events: withdrawJob(state, id, by),
        inTransaction: paths && (tx => photos.delete(tx, { userId: by.id, paths }))
      }))
      return c.json({ message: 'Trabajo eliminado' })
    })

    .post('/:id/renew', authorize('renewJob'), async c => {
      const { user: by } = c.var
      const id = c.req.param('id')
      await commands.handle(c.var, job, id, async (state, _, now) =>
        renewJob(state, id, by, now, await findRemovedContact(id))
      )
      return c.json(await getJobOrThrow(db, id))
    })

    .post('/:id/close', authorize('closeJob'), validate('json', CloseJob), async c => {
      const { user: by } = c.var
      const id = c.req.param('id')
      const request = c.req.valid('json')
      await commands.handle(c.var, job, id, job => closeJob(job, id, request, by))
      await answerWaiting(id)
      return c.json(await getJobOrThrow(db, id))
    })
