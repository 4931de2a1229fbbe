import { type Context, Hono } from 'hono'
import { confirmByLink } from '#services/jobs/alerts/confirm-alert.ts'
import { unsubscribe } from '#services/mail/links/unsubscribe.ts'
import { requestCosts } from '#services/platform/config/request-costs.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { holdPermit } from '#services/platform/http/limits/concurrency-limit.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { rateLimitKey } from '#services/platform/http/request/client-address.ts'
import { languageOfPath } from '#services/words/languages.ts'
import { sendFile } from '../site/send.ts'

/**
 * Targets of the buttons on the pages of links in e-mails, in the language of the address. The token is all that they need:
 * mail programs press «unsubscribe» without cookies, from elsewhere and with a form (RFC 8058), which nothing reads.
 */
export const mailLinkRoutes = new Hono<AppEnv>()
  .post('/baja/:token', holdPermit, c =>
    sendOutcome(c, 'unsubscribed', unsubscribe(c.env.board, c.req.param('token')))
  )
  .post('/alertas/confirmar/:token', holdPermit, c =>
    sendOutcome(c, 'alertConfirmed', confirmByLink(c.env.board, c.req.param('token'), c.var))
  )

async function sendOutcome(
  c: Context<AppEnv>,
  done: 'unsubscribed' | 'alertConfirmed',
  action: Promise<void>
): Promise<Response> {
  const { rateLimiter, site } = c.env.board
  const isOver = await action.then(() => false, isLinkOver)
  // Limits guesses of tokens; a mail program that ends many alerts is not limited.
  if (isOver)
    await rateLimiter.consumePoints('writes', rateLimitKey(c.var.clientAddress), requestCosts.plain)
  const status = isOver ? 410 : 200
  const pages = site?.languages[languageOfPath(c.req.path)]
  if (!pages) return c.text(isOver ? 'Este enlace ya no sirve' : 'Hecho', status)
  return sendFile(c, isOver ? pages.linkOver : pages[done], status)
}

function isLinkOver(error: unknown): true {
  if (error instanceof HttpError && error.status === 410) return true
  throw error
}
