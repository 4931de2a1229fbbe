import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import type { Logger } from './logger.ts'

/** One line for each request, without IP address, query string or user input. */
export function requestLog(log: Logger): MiddlewareHandler<AppEnv> {
  return async function requestLog(c, next) {
    const began = performance.now()
    await next()
    const ms = Math.round((performance.now() - began) * 10) / 10
    const { method } = c.req
    log.info({ request: c.var.requestId, method, status: c.res.status, ms }, 'request')
  }
}
