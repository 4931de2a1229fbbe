import { type Context, Hono } from 'hono'
import { defaultLanguage } from '#events/aggregates/languages.ts'
import { requestCosts } from '#services/platform/config/request-costs.ts'
import type { AppEnv, AppVariables, Board } from '#services/platform/http/request/app-env.ts'
import { rateLimitKey } from '#services/platform/http/request/client-address.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import type { RateLimiter } from '#services/platform/http/limits/rate-limit.ts'
import { pageLanguages } from '#services/words/languages.ts'
import type { MailLinkPath } from '../site/built-site.ts'
import { sendFile } from '../site/send.ts'

/** The action of each link's button on its token; throws 410 when the token is not valid. */
export type MailLinks = Record<
  MailLinkPath,
  (token: string, request: Pick<AppVariables, 'findSession'>) => Promise<void>
>

/**
 * Targets of the buttons on the pages of links in e-mails. The token is all that they need:
 * mail programs press «unsubscribe» without cookies, from elsewhere and with a form (RFC 8058), which nothing reads.
 */
export function mailLinkRoutes({
  site,
  concurrencyLimit,
  rateLimiter,
  mailLinks
}: Pick<Board, 'site' | 'concurrencyLimit' | 'rateLimiter' | 'mailLinks'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const ways = pageLanguages.flatMap(language =>
    Object.entries(mailLinks).map(([path, act]) => ({ language, path, act }))
  )
  for (const { language, path, act } of ways) {
    const ofLanguage = site?.languages[language]
    const pages = ofLanguage?.mailLinks[path as MailLinkPath]
    const address = language === defaultLanguage ? path : `/${language}${path}`
    routes.post(`${address}/:token`, concurrencyLimit.withSlot, async c => {
      const isOver = await act(c.req.param('token'), c.var).then(() => false, isLinkOver)
      if (isOver) await countFailure(c, rateLimiter)
      const status = isOver ? 410 : 200
      if (!ofLanguage || !pages) return c.text(isOver ? 'Este enlace ya no sirve' : 'Hecho', status)
      return sendFile(c, isOver ? ofLanguage.linkOver : pages.done, status)
    })
  }
  return routes
}

function isLinkOver(error: unknown): true {
  if (error instanceof HttpError && error.status === 410) return true
  throw error
}

/** Limits guesses of tokens; a mail program that ends many alerts is not limited. */
function countFailure(c: Context<AppEnv>, rateLimiter: RateLimiter): Promise<void> {
  return rateLimiter.consumePoints('writes', rateLimitKey(c.var.clientAddress), requestCosts.plain)
}
