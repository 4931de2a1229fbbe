import { type Env, Hono, type MiddlewareHandler } from 'hono'
import type { RouterRoute } from 'hono/types'
import { cacheControl } from '#services/platform/http/responses/cache-control.ts'
import { etagOf, matchesEtag } from '#services/platform/http/responses/etag.ts'
import type { ApiDescription } from './api-description.ts'
import { createOpenApiDocument } from './document.ts'

/** `/api/openapi.json`: built on the first request, from every route that `app` has by then. */
export function openApiRoutes<E extends Env>(
  app: { routes: RouterRoute[] },
  description: ApiDescription,
  { authorized, origin }: { authorized: MiddlewareHandler<E>; origin: string }
): Hono<E> {
  let document: string | undefined
  return new Hono<E>().get('/openapi.json', authorized, c => {
    document ??= JSON.stringify(createOpenApiDocument(app.routes, description, origin))
    const headers = { 'Cache-Control': cacheControl.fiveMinutes, ETag: etagOf(document) }
    if (matchesEtag(c, headers.ETag)) return c.body(null, 304, headers)
    return c.body(document, 200, { ...headers, 'Content-Type': 'application/json' })
  })
}
