import { hash } from 'node:crypto'
import type { Context, TypedResponse } from 'hono'
import { cacheControl } from './cache-control.ts'

/**
 * JSON that any cache may store and must revalidate. The tag is computed from the value: Hono's `etag` would read the response
 * back, which costs more than the rest of the request.
 */
export function publicJson<T extends object>(c: Context, value: T) {
  return publicJsonText<T>(c, Buffer.from(JSON.stringify(value)))
}

/** The same of JSON that is encoded already. */
export function publicJsonText<T extends object>(c: Context, json: Uint8Array<ArrayBuffer>) {
  const response = c.body(json, 200, {
    'Content-Type': 'application/json',
    'Cache-Control': cacheControl.revalidated,
    ETag: `"${hash('sha1', json)}"`
  })
  return response as typeof response & TypedResponse<T, 200, 'json'>
}
