import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { RouterRoute } from 'hono/types'
import { authorize } from '#services/auth/authorization.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { cacheControl } from '#services/platform/http/cache-control.ts'
import { createOpenApiDocument } from '#services/platform/openapi/document.ts'
import { apiDescription } from './describe-api.ts'

/** `/api/openapi.json`, created on the first request, of every route that `app` has by then. */
export function openApiRoutes(app: { routes: RouterRoute[] }): Hono<AppEnv> {
  let document: string | undefined
  return new Hono<AppEnv>().get('/openapi.json', authorize('readApi'), etag(), c => {
    const { appOrigin } = c.var.tools.config
    document ??= JSON.stringify(createOpenApiDocument(app.routes, apiDescription, appOrigin))
    c.header('Content-Type', 'application/json')
    c.header('Cache-Control', cacheControl.fiveMinutes)
    return c.body(document)
  })
}
