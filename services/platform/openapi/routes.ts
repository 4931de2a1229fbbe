import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { RouterRoute } from 'hono/types'
import type { Env } from '#services/platform/http/app-env.ts'
import { may } from '#services/auth/authorization.ts'
import { describeApi } from './document.ts'

/** `/api/openapi.json`: made when it is asked for first, of every route that `app` has by then. */
export function openApiRoutes(app: { routes: RouterRoute[] }): Hono<Env> {
  let document: string | undefined
  return new Hono<Env>().get('/openapi.json', may('readApi'), etag(), c => {
    document ??= JSON.stringify(describeApi(app.routes, c.var.tools.config.appOrigin))
    c.header('Content-Type', 'application/json')
    c.header('Cache-Control', 'public, max-age=300')
    return c.body(document)
  })
}
