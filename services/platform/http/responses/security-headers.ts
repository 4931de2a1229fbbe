import type { MiddlewareHandler } from 'hono'
import type { Config } from '#services/platform/config/config.ts'
import type { AppEnv } from '../request/app-env.ts'

export const isHttps = (origin: string) => origin.startsWith('https:')

/** Stricter on a page whose address holds a token. */
const referrerPolicy = 'Referrer-Policy'

type Origin = Pick<Config, 'appOrigin' | 'hsts'>

/** Headers of every response, errors and files included. */
export function securityHeaders({ appOrigin, hsts }: Origin): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    [referrerPolicy]: 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(isHttps(appOrigin) && { 'Strict-Transport-Security': hsts })
  }
}

/** The first directive of every content security policy. */
export const noSourcesPolicy = "default-src 'none'"

/** The content security policy of a response that is no page. */
export const denyAllPolicy = `${noSourcesPolicy}; frame-ancestors 'none'`

export function setSecurityHeaders(origin: Origin): MiddlewareHandler<AppEnv> {
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
