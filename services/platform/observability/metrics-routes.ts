import { Hono, type MiddlewareHandler } from 'hono'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { matchedRoute } from '#services/platform/http/request/matched-route.ts'
import { cacheControl } from '#services/platform/http/responses/cache-control.ts'
import { constantTimeEqual } from '#services/platform/http/request/constant-time-equal.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { metricsTokenMissing } from '#services/platform/http/errors/refusals.ts'
import type { Metrics } from './metrics.ts'

/** Measures every response; stands before all other middleware. Static files share one label. */
export function measureRequests(
  metrics: Metrics,
  isStaticFile: (path: string) => boolean
): MiddlewareHandler<AppEnv> {
  return async function measure(c, next) {
    const startedAt = performance.now()
    await next()
    const route = isStaticFile(c.req.path) ? 'file' : matchedRoute(c)
    const duration = (performance.now() - startedAt) / 1_000
    metrics.observeRequest(route, c.req.method, c.res.status, duration)
  }
}

export function metricsRoutes(metrics: Metrics, token: string): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/metrics', async c => {
    c.header('Cache-Control', cacheControl.noStore)
    if (!constantTimeEqual(c.req.header('Authorization') ?? '', `Bearer ${token}`)) {
      c.header('WWW-Authenticate', 'Bearer')
      throw new HttpError(metricsTokenMissing)
    }
    return c.text(await metrics.render(), 200, { 'Content-Type': 'text/plain; version=0.0.4' })
  })
}
