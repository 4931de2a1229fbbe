import type { Context } from 'hono'
import { authPath, readReturnPath } from '#services/auth/shared/auth-url.ts'
import { cacheControl } from '#services/platform/http/responses/cache-control.ts'
import type { HttpError } from '#services/platform/http/errors/errors.ts'
import { localSentence } from '#services/platform/http/errors/field-codes.ts'
import { isSafeMethod } from '#services/platform/http/request/safe-methods.ts'
import { currentLanguage } from '#services/words/current-language.ts'
import { sendFile } from './send.ts'
import { escapeHtml, type HtmlTemplate } from './html-template.ts'
import type { BuiltSite } from './built-site.ts'

/** An error as a page for visitors; undefined at addresses that only programs use. */
export function sendErrorPage(
  c: Context,
  { languages }: BuiltSite,
  error: HttpError
): Response | undefined {
  const site = languages[currentLanguage()]
  const { status } = error
  if (status === 404) return sendFile(c, site.notFound, 404)
  if (status >= 500) return sendFile(c, site.serviceUnavailable, status === 503 ? 503 : 500)
  if (status === 429) return sendMessage(c, site.tooManyRequests, error)
  if (!c.req.header('Accept')?.includes('text/html')) return undefined
  if (status === 401 && isSafeMethod(c.req.method)) return redirectToSignIn(c)
  return sendMessage(c, site.problem, error)
}

function sendMessage(c: Context, template: HtmlTemplate, error: HttpError) {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': cacheControl.privateNoStore,
    'Content-Security-Policy': template.policy
  }
  return c.body(template.fill({ message: escapeHtml(localSentence(error)) }), error.status, headers)
}

function redirectToSignIn(c: Context): Response {
  const { pathname, search } = new URL(c.req.url)
  return c.redirect(authPath('login', readReturnPath(pathname + search)))
}
