import { Hono } from 'hono'
import { savedJobs } from '#events/aggregates/saved-jobs.ts'
import { job } from '#events/aggregates/jobs.ts'
import { findSavedJob, listSavedJobs } from '#projections/applications/saved-jobs.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { saveJob, unsaveJob } from './saved-jobs.ts'

/** The saved jobs of the signed-in user: `/api/saved-jobs`. Repeating a change has no effect. */
export const savedJobRoutes = new Hono<AppEnv>()
  .get('/', authorize('listSavedJobs'), async c =>
    c.json({ savedJobs: await listSavedJobs(c.env.board.db, c.var.user.id) })
  )

  .put('/:id', authorize('saveJob'), async c => {
    const { commands, db } = c.env.board
    const { user: by, newId } = c.var
    const jobId = c.req.param('id')
    await commands.handle(
      c.var,
      savedJobs,
      by.id,
      async (saved, load) => {
        const found = await load([job, jobId])
        if (await findSavedJob(db, by.id, jobId)) return []
        return saveJob(saved, { id: newId(), userId: by.id, jobId, job: found })
      },
      [[job, jobId]]
    )
    return c.json({ message: 'Empleo guardado' })
  })

  .delete('/:id', authorize('unsaveJob'), async c => {
    const { commands, db } = c.env.board
    const { user: by } = c.var
    await commands.handle(c.var, savedJobs, by.id, async saved => {
      const known = await findSavedJob(db, by.id, c.req.param('id'))
      return unsaveJob(saved, { id: known, userId: by.id })
    })
    return c.json({ message: 'Empleo quitado de tus guardados' })
  })
