import { Hono } from 'hono'
import { application } from '#events/aggregates/applications.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { createStreamLoader } from '#services/platform/commands/stream-loader.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { unauthenticated } from '#services/platform/http/errors/errors.ts'
import * as decide from './decide.ts'
import { guestStreamOf, guestOf } from './applicant.ts'
import { shredGuest } from './guest-actions.ts'
import { applicantOrLink, hasMailToken } from './mail-token.ts'
import { getApplicationOrThrow } from './received-application.ts'

/** Withdrawing an application: by its applicant, or with the token of its e-mail. */
export const withdrawalRoutes = new Hono<AppEnv>()
  .delete('/:id', authorize('withdrawApplication'), async c => {
    const { commands } = c.env.board
    const id = c.req.param('id')
    const by = await applicantOrLink(c, id, 'withdrawApplication')
    await commands.handle(c.var, application, id, async (state, load) =>
      decide.withdrawApplication(state, id, by, await load(guestStreamOf(state)))
    )
    return c.json(await getApplicationOrThrow(c.env.board, id))
  })

  .delete('/:id/guest', authorize('eraseGuest'), async c => {
    const { db, deleteMails } = c.env.board
    const id = c.req.param('id')
    if (!(await hasMailToken(c, id, 'eraseGuest'))) throw unauthenticated()
    const guest = guestOf(await createStreamLoader(db).load([application, id]))
    await shredGuest(c.env.board, guest, { requestedBy: 'guest', deleteMails })
    return c.json({ message: 'Tus datos están borrados' })
  })
