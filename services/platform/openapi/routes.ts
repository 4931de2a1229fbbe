import { type Env, Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import type { RouterRoute } from 'hono/types'
import { cacheControl } from '#services/platform/http/cache-control.ts'
import type { ApiDescription } from './api-description.ts'
import { createOpenApiDocument } from './document.ts'

/** `/api/openapi.json`: built on the first request, from every route that `app` has by then. */
export function openApiRoutes<E extends Env>(
  app: { routes: RouterRoute[] },
  description: ApiDescription,
  { authorized, origin }: { authorized: MiddlewareHandler<E>; origin: string }
): Hono<E> {
  let document: string | undefined
  return new Hono<E>().get('/openapi.json', authorized, etag(), c => {
    document ??= JSON.stringify(createOpenApiDocument(app.routes, description, origin))
    c.header('Content-Type', 'application/json')
    c.header('Cache-Control', cacheControl.fiveMinutes)
    return c.body(document)
  })
}
