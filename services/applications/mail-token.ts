import type { Context } from 'hono'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { unauthenticated } from '#services/platform/http/errors/errors.ts'
import { rateLimitKey } from '#services/platform/http/request/client-address.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import type { Action } from '#services/auth/permissions/actions.ts'
import { requireTokenOf } from './decide.ts'

/**
 * Whether a request has the token of an application's e-mail, as a bearer token, as proxies log paths; throws when it is of
 * another one. It wins over a session: an e-mail may be opened on a shared computer.
 */
export async function hasMailToken(
  c: Context<AppEnv>,
  id: string,
  action: Action
): Promise<boolean> {
  const { now, tokens } = c.env.board
  const token = /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1]
  if (!token) return false
  requireTokenOf(id, tokens.read(linkTokens.application.kind, token, now()), action)
  await limitGuest(c)
  return true
}

/** The account of the session, or `link` with the token of the application's e-mail; throws 401 without either. */
export async function applicantOrLink(
  c: Context<AppEnv>,
  id: string,
  action: Action
): Promise<{ userId: string } | 'link'> {
  if (await hasMailToken(c, id, action)) return 'link'
  if (!c.var.user) throw unauthenticated()
  return { userId: c.var.user.id }
}

export async function limitGuest(c: Context<AppEnv>): Promise<void> {
  await c.env.board.rateLimiter.consume('guestApplication', rateLimitKey(c.var.clientAddress))
}
