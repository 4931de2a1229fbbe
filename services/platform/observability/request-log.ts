import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { matchedRoute } from '#services/platform/http/request/matched-route.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import type { Logger } from './logger.ts'
import { logSecurity, type SecurityEvent } from './security-log.ts'

/**
 * One line for each request, without IP address, query string or user input, under the id that its response has too; another
 * for a refusal by its security.
 */
export function requestLog(log: Logger): MiddlewareHandler<AppEnv> {
  return async function requestLog(c, next) {
    const began = performance.now()
    await next()
    const ms = Math.round((performance.now() - began) * 10) / 10
    const { method } = c.req
    const { requestId: request } = c.var
    c.res.headers.set('X-Request-Id', request)
    const route = matchedRoute(c)
    // Asked each second by a proxy, it would drive everything else out of a log of bounded size.
    const level = route.startsWith('/health') && c.res.ok ? 'debug' : 'info'
    log[level]({ request, method, route, status: c.res.status, ms }, 'request')
    const kind = refusalOf(c)
    if (kind) logSecurity(log, c, { kind, outcome: 'refused', account: c.var.user?.id })
  }
}

function refusalOf({
  error,
  var: { isHoneypotFilled }
}: Context<AppEnv>): SecurityEvent | undefined {
  if (isHoneypotFilled) return 'honeypot'
  if (!(error instanceof HttpError)) return undefined
  if (error.status === 429) return 'rate-limit'
  return error.isDenied ? 'access' : undefined
}
