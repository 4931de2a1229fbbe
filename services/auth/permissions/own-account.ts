import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { HttpError, unauthenticated } from '#services/platform/http/errors/errors.ts'
import { accountHeader } from '../shared/account-header.ts'
import { anotherAccount } from '../shared/refusals.ts'

/**
 * A request that says whose it is has no effect in the session of another account, nor without one: what a browser kept may be
 * sent after somebody else has signed in.
 */
export const requireOwnAccount: MiddlewareHandler<AppEnv> = async function requireOwnAccount(
  c,
  next
) {
  const account = c.req.header(accountHeader)
  if (account !== undefined) {
    const session = await c.var.findSession()
    if (!session?.user) throw unauthenticated()
    if (session.user.id !== account) throw new HttpError(anotherAccount)
  }
  await next()
}
