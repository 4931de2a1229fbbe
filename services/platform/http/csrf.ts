import type { Context, MiddlewareHandler } from 'hono'
import { HttpError } from './errors.ts'
import { isSafeMethod } from './safe-methods.ts'

/** Refuses writes that another site makes a visitor's browser send, whatever their content type. */
export function csrf(origin: string): MiddlewareHandler {
  return async function csrf(c, next) {
    if (!isSafeMethod(c.req.method) && !isSameOrigin(c, origin)) {
      throw new HttpError(403, 'La petición viene de otro sitio y se ha rechazado.')
    }
    await next()
  }
}

function isSameOrigin(c: Context, origin: string): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  if (site) return site === 'same-origin'
  const from = c.req.header('Origin') ?? c.req.header('Referer')
  if (!from) return !c.req.header('Cookie')
  return URL.canParse(from) && new URL(from).origin === origin
}
