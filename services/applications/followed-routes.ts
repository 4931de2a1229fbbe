import { Hono } from 'hono'
import { application } from '#events/aggregates/applications.ts'
import type { Database } from '#events/database/database.ts'
import type { Authorize } from '#services/auth/decide.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import { createStreamLoader } from '#services/platform/commands/stream-loader.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { rateLimitKey } from '#services/platform/http/client-address.ts'
import { linkTokens } from '#services/platform/http/link-tokens.ts'
import type { RateLimiter } from '#services/platform/http/rate-limit.ts'
import type { SignedTokens } from '#services/platform/http/signed-token.ts'
import * as decide from './decide.ts'

export interface FollowedDependencies {
  authorize: Authorize
  commands: Commands
  db: Database
  /** Erases a guest, and with them everything that they sent. */
  eraseGuest(id: string): Promise<void>
  rateLimiter: RateLimiter
  tokens: Pick<SignedTokens, 'read'>
  now(): Date
}

/** An application, for whoever has the link of its letter. */
export const followedApplicationRoutes = ({
  authorize,
  commands,
  db,
  eraseGuest,
  rateLimiter,
  tokens,
  now
}: FollowedDependencies) => {
  const idIn = (token: string) => {
    const found = tokens.read(linkTokens.application.kind, token, now())
    if (!found) throw decide.followLinkOver()
    return found.id
  }
  return new Hono<AppEnv>()
    .delete('/:token', authorize('withdrawFollowedApplication'), async c => {
      const id = idIn(c.req.param('token'))
      await rateLimiter.consume('guestApplication', rateLimitKey(c.var.clientAddress))
      await commands.handle({ requestId: c.var.requestId }, application, id, state =>
        decide.withdrawFollowed(state, id)
      )
      return c.json({ message: 'Tu aplicación está retirada' })
    })

    .delete('/:token/data', authorize('eraseFollowedGuest'), async c => {
      const id = idIn(c.req.param('token'))
      await rateLimiter.consume('guestApplication', rateLimitKey(c.var.clientAddress))
      await eraseGuest(decide.guestOf(await createStreamLoader(db).load([application, id])))
      return c.json({ message: 'Tus datos están borrados' })
    })
}
