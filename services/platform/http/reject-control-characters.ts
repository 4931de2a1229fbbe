import type { MiddlewareHandler } from 'hono'
import { addressNotFound, HttpError } from './errors.ts'

/** No route has control characters in its path, and PostgreSQL refuses NUL. */
export const rejectControlCharacters: MiddlewareHandler = async function rejectControlCharacters(
  c,
  next
) {
  if (/\p{Cc}/u.test(c.req.path)) throw new HttpError(404, addressNotFound)
  await next()
}
