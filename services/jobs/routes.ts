import { Hono } from 'hono'
import { job } from '#events/jobs.ts'
import { readStream } from '#events/store/event-store.ts'
import { user } from '#events/users.ts'
import { findJob, type JobView, listEmployerJobs, searchJobs } from '#projections/jobs/queries.ts'
import { answerEverybody } from '#services/platform/http/json-etag.ts'
import type { Env, Tools } from '#services/platform/http/app-env.ts'
import { countedRead } from '#services/platform/http/request-guards.ts'
import { may } from '#services/auth/authorization.ts'
import { Problem } from '#services/platform/http/errors.ts'
import { record } from '#services/platform/commands/handle-command.ts'
import { askSearches } from '#services/platform/http/read-your-writes.ts'
import { validated } from '#services/platform/http/validate.ts'
import { PostJob, ReviseJob, SearchJobs } from './contract.ts'
import * as decide from './decide.ts'

export const noSuchJob = 'No se pudo encontrar la información del empleo solicitado.'

export const jobRoutes = new Hono<Env>()
  .get('/', may('searchJobs'), countedRead, validated('query', SearchJobs), async c => {
    const { tools, user: by } = c.var
    const { employerId, ...search } = c.req.valid('query')
    if (employerId) {
      const isOwner = by?.id === employerId
      return c.json(await listEmployerJobs(tools.db, employerId, isOwner, search, tools.now()))
    }
    return answerEverybody(c, await askSearches(c, db => searchJobs(db, search, tools.now())))
  })

  .get('/:id', may('findJob'), countedRead, async c => {
    return answerEverybody(c, await existing(c.var.tools, c.req.param('id')))
  })

  .post('/', may('postJob'), validated('json', PostJob), async c => {
    const { tools, user: by, newId } = c.var
    const id = newId()
    const request = c.req.valid('json')
    await tools.throttle.count('postJob', by.id)
    await record(c.var, job, id, async (state, at, past) =>
      decide.postJob(state, id, request, by, await past(user, by.id), at)
    )
    return c.json(await existing(c.var.tools, id), 201)
  })

  .patch('/:id', may('reviseJob'), validated('json', ReviseJob), async c => {
    const { user: by } = c.var
    const id = c.req.param('id')
    const request = c.req.valid('json')
    await record(c.var, job, id, state => decide.reviseJob(state, id, request, by))
    return c.json(await existing(c.var.tools, id))
  })

  .delete('/:id', may('withdrawJob'), async c => {
    const { user: by } = c.var
    const id = c.req.param('id')
    await record(c.var, job, id, state => decide.withdrawJob(state, id, by))
    return c.json({ message: 'Trabajo eliminado' })
  })

  .post('/:id/renew', may('renewJob'), async c => {
    const { user: by } = c.var
    const id = c.req.param('id')
    await record(c.var, job, id, (state, at) => decide.renewJob(state, id, by, at))
    return c.json(await existing(c.var.tools, id))
  })

/** The ad; 410 when there was one once, 404 when there never was. */
async function existing({ db }: Tools, id: string): Promise<JobView> {
  const found = await findJob(db, id)
  if (found) return found
  const history = await readStream(db, job.stream(id))
  throw new Problem(history.length ? 410 : 404, noSuchJob)
}
