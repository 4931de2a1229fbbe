import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { cacheControl } from '#services/platform/http/responses/cache-control.ts'

/** Middleware of private pages: a shared cache must not answer their owner with another visitor's 404. */
export const keepErrorsPrivate: MiddlewareHandler<AppEnv> = async function keepErrorsPrivate(
  c,
  next
) {
  await next()
  if (c.res.status !== 200) c.header('Cache-Control', cacheControl.privateNoStore)
}
