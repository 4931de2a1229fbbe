import { Hono } from 'hono'
import { job } from '#events/jobs.ts'
import { readStream } from '#events/store/event-store.ts'
import { user } from '#events/users.ts'
import { listEmployerJobs } from '#projections/jobs/list-employer-jobs.ts'
import { findJob } from '#projections/jobs/queries.ts'
import { searchJobs } from '#projections/jobs/search-jobs.ts'
import type { JobView } from '#projections/jobs/view.ts'
import { publicJson } from '#services/platform/http/json-etag.ts'
import type { AppEnv, Tools } from '#services/platform/http/app-env.ts'
import { rateLimitReads } from '#services/platform/http/request-guards.ts'
import { authorize } from '#services/auth/authorization.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { readFromReplica } from '#services/platform/http/read-your-writes.ts'
import { validate } from '#services/platform/http/validate.ts'
import { PostJob, ReviseJob, SearchJobs } from './contract.ts'
import * as decide from './decide.ts'

export const jobNotFound = 'No se pudo encontrar la información del empleo solicitado.'

export const jobRoutes = new Hono<AppEnv>()
  .get('/', authorize('searchJobs'), rateLimitReads, validate('query', SearchJobs), async c => {
    const { tools, user: by } = c.var
    const { employerId, ...search } = c.req.valid('query')
    if (employerId) {
      const isOwner = by?.id === employerId
      return c.json(await listEmployerJobs(tools.db, employerId, isOwner, search, tools.now()))
    }
    return publicJson(c, await readFromReplica(c, db => searchJobs(db, search, tools.now())))
  })

  .get('/:id', authorize('findJob'), rateLimitReads, async c => {
    return publicJson(c, await getOrThrow(c.var.tools, c.req.param('id')))
  })

  .post('/', authorize('postJob'), validate('json', PostJob), async c => {
    const { tools, user: by, newId } = c.var
    const id = newId()
    const request = c.req.valid('json')
    await tools.throttle.consume('postJob', by.id)
    await handleCommand(c.var, job, id, async (state, at, past) =>
      decide.postJob(state, id, request, by, await past(user, by.id), at)
    )
    return c.json(await getOrThrow(c.var.tools, id), 201)
  })

  .patch('/:id', authorize('reviseJob'), validate('json', ReviseJob), async c => {
    const { user: by } = c.var
    const id = c.req.param('id')
    const request = c.req.valid('json')
    await handleCommand(c.var, job, id, state => decide.reviseJob(state, id, request, by))
    return c.json(await getOrThrow(c.var.tools, id))
  })

  .delete('/:id', authorize('withdrawJob'), async c => {
    const { user: by } = c.var
    const id = c.req.param('id')
    await handleCommand(c.var, job, id, state => decide.withdrawJob(state, id, by))
    return c.json({ message: 'Trabajo eliminado' })
  })

  .post('/:id/renew', authorize('renewJob'), async c => {
    const { user: by } = c.var
    const id = c.req.param('id')
    await handleCommand(c.var, job, id, (state, at) => decide.renewJob(state, id, by, at))
    return c.json(await getOrThrow(c.var.tools, id))
  })

/** The ad; 410 when there was one once, 404 when there never was. */
async function getOrThrow({ db }: Tools, id: string): Promise<JobView> {
  const found = await findJob(db, id)
  if (found) return found
  const history = await readStream(db, job.stream(id))
  throw new HttpError(history.length ? 410 : 404, jobNotFound)
}
