import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { RouterRoute } from 'hono/types'
import { cacheControl } from '#services/platform/http/cache-control.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import type { Authorize } from '#services/auth/decide.ts'
import { createOpenApiDocument } from '#services/platform/openapi/document.ts'
import { apiDescription } from './describe-api.ts'

/** `/api/openapi.json`: built on the first request, from every route that `app` has by then. */
export function openApiRoutes(
  app: { routes: RouterRoute[] },
  { authorize, origin }: { authorize: Authorize; origin: string }
): Hono<AppEnv> {
  let document: string | undefined
  return new Hono<AppEnv>().get('/openapi.json', authorize('readApi'), etag(), c => {
    document ??= JSON.stringify(createOpenApiDocument(app.routes, apiDescription, origin))
    c.header('Content-Type', 'application/json')
    c.header('Cache-Control', cacheControl.fiveMinutes)
    return c.body(document)
  })
}
