import { type Context, Hono } from 'hono'
import { confirmByLink } from '#services/jobs/alerts/confirm-alert.ts'
import { unsubscribe } from '#services/mail/links/unsubscribe.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { holdPermit } from '#services/platform/http/limits/concurrency-limit.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { languageOfPath } from '#services/words/languages.ts'
import { sendFile } from '../site/send.ts'
import { limitTokenGuesses, sendLinkOver } from './link-over.ts'

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
  const pages = c.env.board.site?.languages[languageOfPath(c.req.path)]
  const isOver = await action.then(() => false, isLinkOver)
  if (!isOver) return pages ? sendFile(c, pages[done]) : c.text('Hecho')
  if (pages) return sendLinkOver(c, pages)
  await limitTokenGuesses(c)
  return c.text('Este enlace ya no sirve', 410)
}

function isLinkOver(error: unknown): true {
  if (error instanceof HttpError && error.status === 410) return true
  throw error
}
