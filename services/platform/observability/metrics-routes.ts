import { Hono, type MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Env } from '#services/platform/http/app-env.ts'
import type { Site } from '#services/pages/built-site.ts'
import { Problem } from '#services/platform/http/errors.ts'
import { isSame } from '#services/platform/http/constant-time-equal.ts'
import type { Metrics } from './metrics.ts'

/** Times every answer; stands before everything else. */
export function measured(metrics: Metrics, site: Site | undefined): MiddlewareHandler<Env> {
  return async (c, next) => {
    const began = performance.now()
    await next()
    const route = site?.files.has(c.req.path) ? 'file' : routeOf(c)
    metrics.answered(route, c.req.method, c.res.status, (performance.now() - began) / 1_000)
  }
}

/** The last that is meant for one method is the call itself; what stands for all only guards it. */
function routeOf(c: Parameters<MiddlewareHandler<Env>>[0]): string {
  return matchedRoutes(c).findLast(({ method }) => method !== 'ALL')?.path ?? 'none'
}

export function metricsRoutes(metrics: Metrics, token: string): Hono<Env> {
  return new Hono<Env>().get('/metrics', async c => {
    c.header('Cache-Control', 'no-store')
    if (!isSame(c.req.header('Authorization') ?? '', `Bearer ${token}`)) {
      c.header('WWW-Authenticate', 'Bearer')
      throw new Problem(401, 'Hace falta el token de las métricas')
    }
    return c.text(await metrics.text(), 200, { 'Content-Type': 'text/plain; version=0.0.4' })
  })
}
