import type { Context, MiddlewareHandler } from 'hono'
import { HttpError } from '../errors/errors.ts'
import { fromElsewhere, originUnknown } from '../errors/refusals.ts'
import { isForm } from '../request/request-body.ts'
import { isSafeMethod } from '../request/safe-methods.ts'

/** Refuses writes that another site makes a visitor's browser send, whatever their content type. */
export function csrf(origin: string): MiddlewareHandler {
  return async function csrf(c, next) {
    if (!isSafeMethod(c.req.method)) {
      if (isForm(c) && !namesOrigin(c)) throw new HttpError(originUnknown)
      if (!isSameOrigin(c, origin)) throw new HttpError(fromElsewhere)
    }
    await next()
  }
}

/**
 * Programs that send JSON need not say where they come from, but any site can make an old browser send a form that
 * signs a visitor in to an account of the site's own. Text browsers name the page in `Referer`.
 */
function namesOrigin(c: Context): boolean {
  return ['Sec-Fetch-Site', 'Origin', 'Referer'].some(name => c.req.header(name) !== undefined)
}

function isSameOrigin(c: Context, origin: string): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  if (site) return site === 'same-origin'
  const from = c.req.header('Origin') ?? c.req.header('Referer')
  if (!from) return !c.req.header('Cookie')
  return URL.canParse(from) && new URL(from).origin === origin
}
