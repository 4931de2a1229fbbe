import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { authPath, readReturnPath } from '#services/auth/shared/auth-url.ts'
import { cacheControl } from '#services/platform/http/responses/cache-control.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import type { HttpError } from '#services/platform/http/errors/errors.ts'
import { localSentence } from '#services/platform/http/errors/field-codes.ts'
import { isSafeMethod } from '#services/platform/http/request/safe-methods.ts'
import { currentLanguage } from '#services/words/current-language.ts'
import { sendFile } from './send.ts'
import { escapeHtml, type HtmlTemplate } from './html-template.ts'
import type { BuiltSite } from './built-site.ts'

/** An error as a page for visitors; undefined at addresses that only programs use. */
export function sendErrorPage(
  c: Context<AppEnv>,
  { languages }: BuiltSite,
  error: HttpError
): Response | undefined {
  const site = languages[currentLanguage()]
  const { status } = error
  if (status === 404) return sendFile(c, site.notFound, 404)
  if (status >= 500) {
    const code = escapeHtml(c.var.requestId)
    return sendFilled(c, site.serviceUnavailable, { code }, status === 503 ? 503 : 500)
  }
  if (status === 429) return sendMessage(c, site.tooManyRequests, error)
  if (!c.req.header('Accept')?.includes('text/html')) return undefined
  if (status === 401 && isSafeMethod(c.req.method)) return redirectToSignIn(c)
  return sendMessage(c, site.problem, error)
}

function sendMessage(c: Context, template: HtmlTemplate, error: HttpError): Response {
  const message = escapeHtml(localSentence(error).replace(/(?<![.!?])$/, '.'))
  return sendFilled(c, template, { message }, error.status)
}

function sendFilled(
  c: Context,
  template: HtmlTemplate,
  values: Record<string, string>,
  status: ContentfulStatusCode
): Response {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': cacheControl.privateNoStore,
    'Content-Security-Policy': template.policy
  }
  return c.body(template.fill(values), status, headers)
}

function redirectToSignIn(c: Context): Response {
  const { pathname, search } = new URL(c.req.url)
  return c.redirect(authPath('login', readReturnPath(pathname + search)))
}
