import type { Context } from 'hono'
import { cacheControl } from '#services/platform/http/cache-control.ts'
import type { HttpError } from '#services/platform/http/errors.ts'
import { sendFile } from './send.ts'
import { escapeHtml } from './html-template.ts'
import type { BuiltSite } from './built-site.ts'

/** An error as a page for visitors; undefined for statuses that have no page. */
export function sendErrorPage(c: Context, site: BuiltSite, error: HttpError): Response | undefined {
  const { status, message } = error
  if (status === 404) return sendFile(c, site.notFound, 404)
  if (status >= 500) return sendFile(c, site.serviceUnavailable, status === 503 ? 503 : 500)
  if (status !== 429) return undefined
  c.header('Cache-Control', cacheControl.privateNoStore)
  c.header('Content-Security-Policy', site.tooManyRequests.policy)
  return c.html(site.tooManyRequests.fill({ message: escapeHtml(message) }), status)
}
