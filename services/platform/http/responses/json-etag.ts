import type { Context, TypedResponse } from 'hono'
import { cacheControl } from './cache-control.ts'
import { etagOf } from './etag.ts'

/** JSON that any cache may store and must revalidate. */
export function publicJson<T extends object>(c: Context, value: T) {
  return taggedJson(c, value, cacheControl.revalidated)
}

/** The tag is computed from the value: Hono's `etag` would read the response back, which costs more than the rest of the request. */
export function taggedJson<T extends object>(c: Context, value: T, caching: string) {
  const json = Buffer.from(JSON.stringify(value))
  const response = c.body(json, 200, {
    'Content-Type': 'application/json',
    'Cache-Control': caching,
    ETag: etagOf(json)
  })
  return response as typeof response & TypedResponse<T, 200, 'json'>
}
