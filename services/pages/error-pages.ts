import type { Context } from 'hono'
import type { Problem } from '#services/platform/http/errors.ts'
import { answerFile } from './send.ts'
import { htmlText } from './html-template.ts'
import type { Site } from './built-site.ts'

/** Says to whoever opened a page what a call would have heard as JSON; undefined where no page can help. */
export function answerRefusal(c: Context, site: Site, problem: Problem): Response | undefined {
  const { status, message } = problem
  if (status === 404) return answerFile(c, site.notFound, 404)
  if (status >= 500) return answerFile(c, site.outOfService, status === 503 ? 503 : 500)
  if (status !== 429) return undefined
  c.header('Cache-Control', 'private, no-store')
  c.header('Content-Security-Policy', site.tooMany.policy)
  return c.html(site.tooMany.fill({ message: htmlText(message) }), status)
}
