import { Hono } from 'hono'
import { job } from '#events/aggregates/jobs.ts'
import type { Database } from '#events/database/database.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { findJob } from '#projections/jobs/tables/queries.ts'
import type { Authorize } from '#services/auth/permissions/permissions.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { deletePhotos } from '#services/pictures/photo-store.ts'
import { CloseJob } from './contract.ts'
import { withdrawJob, closeJob } from './decide-end.ts'
import { renewJob } from './decide-renewal.ts'
import { getJobOrThrow } from './read-routes.ts'
import { findRemovedContact } from './removed-contact.ts'

/** Deletes, renews and closes jobs. */
export const jobLifeRoutes = ({
  authorize,
  commands,
  db,
  vault,
  answerWaiting
}: {
  authorize: Authorize
  commands: Commands
  db: Database
  vault: PersonalDataVault
  /** Answers some of those who wait for a closed job at once; a scheduled job answers the others. */
  answerWaiting(jobId: string): Promise<void>
}) =>
  new Hono<AppEnv>()
    .delete('/:id', authorize('withdrawJob'), async c => {
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
      const { user: by } = c.var
      const id = c.req.param('id')
      await commands.handle(c.var, job, id, async (state, _, now) =>
        renewJob(state, id, by, now, await findRemovedContact({ db, vault }, id))
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
