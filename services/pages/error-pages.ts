import type { Context } from 'hono'
import type { HttpError } from '#services/platform/http/errors.ts'
import { sendFile } from './send.ts'
import { escapeHtml } from './html-template.ts'
import type { BuiltSite } from './built-site.ts'

/** Says to whoever opened a page what a call would have heard as JSON; undefined where no page can help. */
export function sendErrorPage(
  c: Context,
  site: BuiltSite,
  problem: HttpError
): Response | undefined {
  const { status, message } = problem
  if (status === 404) return sendFile(c, site.notFound, 404)
  if (status >= 500) return sendFile(c, site.serviceUnavailable, status === 503 ? 503 : 500)
  if (status !== 429) return undefined
  c.header('Cache-Control', 'private, no-store')
  c.header('Content-Security-Policy', site.tooManyRequests.policy)
  return c.html(site.tooManyRequests.fill({ message: escapeHtml(message) }), status)
}
