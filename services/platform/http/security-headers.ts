import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'

/** Headers of every response, errors and files included. */
export function securityHeaders(origin: string): Record<string, string> {
  const isSecure = origin.startsWith('https:')
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' })
  }
}

/** The Content-Security-Policy of everything but pages. */
export const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'"

export function setSecurityHeaders(origin: string): MiddlewareHandler<AppEnv> {
  const headers = Object.entries(securityHeaders(origin))
  return async function setSecurityHeaders(c, next) {
    await next()
    for (const [name, value] of headers) c.res.headers.set(name, value)
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.res.headers.set('Content-Security-Policy', denyAllPolicy)
    }
  }
}
