import { Hono, type MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import type { BuiltSite } from '#services/pages/built-site.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import { constantTimeEqual } from '#services/platform/http/constant-time-equal.ts'
import type { Metrics } from './metrics.ts'

/** Times every answer; stands before everything else. */
export function measureRequests(
  metrics: Metrics,
  site: BuiltSite | undefined
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const began = performance.now()
    await next()
    const route = site?.files.has(c.req.path) ? 'file' : matchedRoute(c)
    metrics.observeRequest(route, c.req.method, c.res.status, (performance.now() - began) / 1_000)
  }
}

/** The last that is meant for one method is the call itself; what stands for all only guards it. */
function matchedRoute(c: Parameters<MiddlewareHandler<AppEnv>>[0]): string {
  return matchedRoutes(c).findLast(({ method }) => method !== 'ALL')?.path ?? 'none'
}

export function metricsRoutes(metrics: Metrics, token: string): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/metrics', async c => {
    c.header('Cache-Control', 'no-store')
    if (!constantTimeEqual(c.req.header('Authorization') ?? '', `Bearer ${token}`)) {
      c.header('WWW-Authenticate', 'Bearer')
      throw new HttpError(401, 'Hace falta el token de las métricas')
    }
    return c.text(await metrics.render(), 200, { 'Content-Type': 'text/plain; version=0.0.4' })
  })
}
