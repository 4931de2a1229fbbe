import type { Context } from 'hono'
import { requestCosts } from '#services/platform/config/request-costs.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { rateLimitKey } from '#services/platform/http/request/client-address.ts'
import type { PagesOfLanguage } from '../site/built-site.ts'
import { sendFile } from '../site/send.ts'

/** Sends the page for a link of an e-mail that is over. */
export async function sendLinkOver(
  c: Context<AppEnv>,
  { linkOver }: PagesOfLanguage
): Promise<Response> {
  await limitTokenGuesses(c)
  return sendFile(c, linkOver, 410)
}

/** Limits guesses of tokens: valid links are not counted, as a mail program may end many alerts. */
export async function limitTokenGuesses(c: Context<AppEnv>): Promise<void> {
  const client = rateLimitKey(c.var.clientAddress)
  await c.env.board.rateLimiter.consumePoints('writes', client, requestCosts.plain)
}
