import { Hono } from 'hono'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { cacheControl } from '#services/platform/http/responses/cache-control.ts'
import type { BuiltSite } from '../site/built-site.ts'
import { sendPage } from '../site/send.ts'
import { renderApiReference } from './api-reference.ts'

/** `/api`: the OpenAPI description as a page, made on the first request. */
export function apiReferenceRoutes(
  { apiReference: template }: BuiltSite,
  describeApi: () => object
): Hono<AppEnv> {
  let page: string | undefined
  return new Hono<AppEnv>().get('/api', async c => {
    page ??= template.fill({ operations: String(await renderApiReference(describeApi())) })
    return sendPage(c, page, template.policy, cacheControl.fiveMinutes)
  })
}
