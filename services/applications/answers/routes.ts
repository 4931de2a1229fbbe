import { Hono } from 'hono'
import { application } from '#events/aggregates/applications.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { validate } from '#services/platform/http/request/validate.ts'
import * as decide from '../decide.ts'
import { getReceived } from '../received-application.ts'
import { ChangeApplicationStatus, SayTalked } from './answer-contract.ts'
import { changeStatus } from './change-status.ts'

/** The answers of an employer to an application. */
export const applicationAnswerRoutes = new Hono<AppEnv>()
  .put(
    '/:id',
    authorize('changeApplicationStatus'),
    validate('json', ChangeApplicationStatus),
    async c => {
      const { board } = c.env
      const { user: by } = c.var
      const id = c.req.param('id')
      const { status, message: words } = c.req.valid('json')
      await changeStatus(board, c.var, id, {
        employerId: by.id,
        status,
        words,
        decide: async state => decide.changeApplicationStatus(state, id, status, by)
      })
      return c.json(await getReceived(board, id, by))
    }
  )

  .post('/:id/talked', authorize('sayTalked'), validate('json', SayTalked), async c => {
    const { board } = c.env
    const { user: employer } = c.var
    const id = c.req.param('id')
    const { by } = c.req.valid('json')
    await board.commands.handle(c.var, application, id, state =>
      decide.sayTalked(state, id, by, employer)
    )
    return c.json(await getReceived(board, id, employer))
  })
