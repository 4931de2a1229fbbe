import type { MiddlewareHandler } from 'hono'
import { HttpError } from '../errors/errors.ts'
import { addressNotFound } from '../errors/refusals.ts'

/** No route has control characters in its path, and PostgreSQL refuses NUL. */
export const rejectControlCharacters: MiddlewareHandler = async function rejectControlCharacters(
  c,
  next
) {
  if (/\p{Cc}/u.test(c.req.path)) throw new HttpError(addressNotFound)
  await next()
}
