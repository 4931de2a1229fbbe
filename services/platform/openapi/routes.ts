import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { RouterRoute } from 'hono/types'
import { cacheControl } from '#services/platform/http/cache-control.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { authorize } from '#services/auth/authorization.ts'
import { createOpenApiDocument } from './document.ts'

/** `/api/openapi.json`: made when it is asked for first, of every route that `app` has by then. */
export function openApiRoutes(app: { routes: RouterRoute[] }): Hono<AppEnv> {
  let document: string | undefined
  return new Hono<AppEnv>().get('/openapi.json', authorize('readApi'), etag(), c => {
    document ??= JSON.stringify(createOpenApiDocument(app.routes, c.var.tools.config.appOrigin))
    c.header('Content-Type', 'application/json')
    c.header('Cache-Control', cacheControl.fiveMinutes)
    return c.body(document)
  })
}
