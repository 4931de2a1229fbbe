import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { cacheControl } from './cache-control.ts'

/**
 * JSON that any cache may store and must revalidate. The tag is computed from the value: Hono's `etag` would read the response
 * back, which costs more than the rest of the request.
 */
export function publicJson<T extends object>(c: Context, value: T) {
  c.header('Cache-Control', cacheControl.revalidated)
  c.header('ETag', `"${hash('sha1', JSON.stringify(value))}"`)
  return c.json(value)
}
