import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../request/app-env.ts'

export const isHttps = (origin: string) => origin.startsWith('https:')

/** Stricter on a page whose address holds a token. */
const referrerPolicy = 'Referrer-Policy'

/** Headers of every response, errors and files included. */
export function securityHeaders(origin: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    [referrerPolicy]: 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(isHttps(origin) && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' })
  }
}

/** The first directive of every content security policy. */
export const noSourcesPolicy = "default-src 'none'"

/** The content security policy of a response that is no page. */
export const denyAllPolicy = `${noSourcesPolicy}; frame-ancestors 'none'`

export function setSecurityHeaders(origin: string): MiddlewareHandler<AppEnv> {
  const headers = Object.entries(securityHeaders(origin))
  return async function setHeaders(c, next) {
    await next()
    const referrer = c.res.headers.get(referrerPolicy)
    for (const [name, value] of headers) c.res.headers.set(name, value)
    if (referrer) c.res.headers.set(referrerPolicy, referrer)
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.res.headers.set('Content-Security-Policy', denyAllPolicy)
    }
  }
}
