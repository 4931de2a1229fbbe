import { Hono } from 'hono'
import { application } from '#events/aggregates/applications.ts'
import type { Database } from '#events/database/database.ts'
import { findApplication } from '#projections/applications/queries.ts'
import type { Authorize } from '#services/auth/permissions/permissions.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import { createStreamLoader } from '#services/platform/commands/stream-loader.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { rateLimitKey } from '#services/platform/http/request/client-address.ts'
import { unauthenticated } from '#services/platform/http/errors/errors.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import type { RateLimiter } from '#services/platform/http/limits/rate-limit.ts'
import { requireFound } from '#services/platform/http/errors/require-found.ts'
import type { SignedTokens } from '#services/platform/http/request/signed-token.ts'
import * as decide from './decide.ts'
import { guestStreamOf, guestOf } from './applicant.ts'
import { applicationNotFound } from './refusals.ts'

interface TokenCheck {
  rateLimiter: RateLimiter
  tokens: Pick<SignedTokens, 'read'>
  now(): Date
}

/**
 * Withdrawing an application: by its applicant, or with the token of its e-mail as a bearer token, as proxies log paths. The
 * token wins over a session: an e-mail may be opened on a shared computer.
 */
export const withdrawalRoutes = ({
  authorize,
  commands,
  db,
  eraseGuest,
  ...tokenCheck
}: TokenCheck & {
  authorize: Authorize
  commands: Commands
  db: Database
  /** Erases a guest, and with them everything that they sent. */
  eraseGuest(id: string): Promise<void>
}) =>
  new Hono<AppEnv>()
    .delete('/:id', authorize('withdrawApplication'), async c => {
      const id = c.req.param('id')
      const { user } = c.var
      const hasToken = await checkMailToken(c, id, tokenCheck)
      if (!hasToken && !user) throw unauthenticated()
      const by = hasToken || !user ? 'link' : { userId: user.id }
      await commands.handle(c.var, application, id, async (state, load) =>
        decide.withdrawApplication(state, id, by, await load(guestStreamOf(state)))
      )
      return c.json(requireFound(await findApplication(db, id), applicationNotFound))
    })

    .delete('/:id/guest', authorize('eraseGuest'), async c => {
      const id = c.req.param('id')
      if (!(await checkMailToken(c, id, tokenCheck))) throw unauthenticated()
      await eraseGuest(guestOf(await createStreamLoader(db).load([application, id])))
      return c.json({ message: 'Tus datos están borrados' })
    })

/** False without a token; throws when the token is of another application. */
async function checkMailToken(
  { req, var: { clientAddress } }: MailRequest,
  id: string,
  { rateLimiter, tokens, now }: TokenCheck
): Promise<boolean> {
  const token = /^Bearer +(\S+)$/i.exec(req.header('Authorization') ?? '')?.[1]
  if (!token) return false
  decide.requireTokenOf(id, tokens.read(linkTokens.application.kind, token, now()))
  await rateLimiter.consume('guestApplication', rateLimitKey(clientAddress))
  return true
}

interface MailRequest {
  req: { header(name: string): string | undefined }
  var: { clientAddress: string }
}
