import { Hono } from 'hono'
import { day } from '#events/units.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import type { AppEnv, Board } from '#services/platform/http/request/app-env.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import { DecideCases, ListNewest, RemoveAccounts } from './contract.ts'
import { decideCases, removeAccounts } from './bulk-decisions.ts'
import { readNewAccounts, readNewJobs } from './newest.ts'

/** What is new on the board, and one decision about several of it; for operators, everyone else gets 404. */
export const operatorBulkRoutes = new Hono<AppEnv>()
  .get('/accounts', authorize('listNewAccounts'), validate('query', ListNewest), async c => {
    const { days = '1', by = 'time' } = c.req.valid('query')
    const since = daysBefore(c.env.board.now(), days)
    return c.json(await readNewAccounts(c.env.board, { since, by }))
  })

  .get('/jobs', authorize('listNewJobs'), validate('query', ListNewest), async c => {
    const { days = '1', by = 'time' } = c.req.valid('query')
    const since = daysBefore(c.env.board.now(), days)
    return c.json(await readNewJobs(c.env.board, { since, by }))
  })

  .post('/decisions', authorize('decideCases'), validate('json', DecideCases), async c =>
    c.json(await decideCases(contextOf(c.env.board, c.var), c.req.valid('json')))
  )

  .post('/removals', authorize('removeAccounts'), validate('json', RemoveAccounts), async c =>
    c.json(await removeAccounts(contextOf(c.env.board, c.var), c.req.valid('json')))
  )

const daysBefore = (now: Date, days: string) => new Date(now.getTime() - Number(days) * day)

/** Of several commands none is the request that an `Idempotency-Key` names; deciding the same again changes nothing. */
const contextOf = (
  board: Board,
  { requestId, user }: { requestId: string; user: { id: string } }
) => ({
  ...board,
  requestId,
  user,
  watchesAccount: true
})
