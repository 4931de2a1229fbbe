import { hash } from 'node:crypto'
import type { Context } from 'hono'

/**
 * JSON that anybody may keep, as long as they ask each time whether it is still so. The tag is made here, from
 * the text that is at hand: `etag` of hono would read it back out of the answer, which costs more than the rest.
 */
export function publicJson<T extends object>(c: Context, value: T) {
  c.header('Cache-Control', 'public, max-age=0')
  c.header('ETag', `"${hash('sha1', JSON.stringify(value))}"`)
  return c.json(value)
}
