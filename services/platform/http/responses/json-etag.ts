import type { Context, TypedResponse } from 'hono'
import { cacheControl } from './cache-control.ts'
import { etagOf } from './etag.ts'

/**
 * JSON that any cache may store and must revalidate. The tag is computed from the value: Hono's `etag` would read the response
 * back, which costs more than the rest of the request.
 */
export function publicJson<T extends object>(c: Context, value: T) {
  const json = Buffer.from(JSON.stringify(value))
  const response = c.body(json, 200, {
    'Content-Type': 'application/json',
    'Cache-Control': cacheControl.revalidated,
    ETag: etagOf(json)
  })
  return response as typeof response & TypedResponse<T, 200, 'json'>
}
