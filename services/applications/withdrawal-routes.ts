import { type Context, Hono } from 'hono'
import { application } from '#events/aggregates/applications.ts'
import { findApplication } from '#projections/applications/queries.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { createStreamLoader } from '#services/platform/commands/stream-loader.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { rateLimitKey } from '#services/platform/http/request/client-address.ts'
import { unauthenticated } from '#services/platform/http/errors/errors.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import { requireFound } from '#services/platform/http/errors/require-found.ts'
import * as decide from './decide.ts'
import { guestStreamOf, guestOf } from './applicant.ts'
import { shredGuest } from './guest-actions.ts'
import { applicationNotFound } from './refusals.ts'

/**
 * Withdrawing an application: by its applicant, or with the token of its e-mail as a bearer token, as proxies log paths. The
 * token wins over a session: an e-mail may be opened on a shared computer.
 */
export const withdrawalRoutes = new Hono<AppEnv>()
  .delete('/:id', authorize('withdrawApplication'), async c => {
    const { commands, db } = c.env.board
    const id = c.req.param('id')
    const { user } = c.var
    const hasToken = await checkMailToken(c, id)
    if (!hasToken && !user) throw unauthenticated()
    const by = hasToken || !user ? 'link' : { userId: user.id }
    await commands.handle(c.var, application, id, async (state, load) =>
      decide.withdrawApplication(state, id, by, await load(guestStreamOf(state)))
    )
    return c.json(requireFound(await findApplication(db, id), applicationNotFound))
  })

  .delete('/:id/guest', authorize('eraseGuest'), async c => {
    const { db, deleteMails } = c.env.board
    const id = c.req.param('id')
    if (!(await checkMailToken(c, id))) throw unauthenticated()
    const guest = guestOf(await createStreamLoader(db).load([application, id]))
    await shredGuest(c.env.board, guest, { requestedBy: 'guest', deleteMails })
    return c.json({ message: 'Tus datos están borrados' })
  })

/** False without a token; throws when the token is of another application. */
async function checkMailToken(c: Context<AppEnv>, id: string): Promise<boolean> {
  const { now, rateLimiter, tokens } = c.env.board
  const token = /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1]
  if (!token) return false
  decide.requireTokenOf(id, tokens.read(linkTokens.application.kind, token, now()))
  await rateLimiter.consume('guestApplication', rateLimitKey(c.var.clientAddress))
  return true
}
