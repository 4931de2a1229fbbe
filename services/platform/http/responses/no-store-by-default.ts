import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../request/app-env.ts'
import { cacheControl } from './cache-control.ts'

export const noStoreByDefault: MiddlewareHandler<AppEnv> = async function noStoreByDefault(
  c,
  next
) {
  await next()
  const { headers } = c.res
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheControl.privateNoStore)
}
