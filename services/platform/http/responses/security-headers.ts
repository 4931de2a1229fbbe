import type { MiddlewareHandler } from 'hono'
import type { Config } from '#services/platform/config/config.ts'
import type { AppEnv } from '../request/app-env.ts'

export const isHttps = (origin: string) => origin.startsWith('https:')

const permissions = (geolocation: string) =>
  `camera=(), microphone=(), geolocation=${geolocation}, payment=(), usb=()`

/** Of a page whose search may ask the browser where the visitor is. */
export const geolocationHeaders = { 'Permissions-Policy': permissions('(self)') }

type Origin = Pick<Config, 'appOrigin' | 'hsts'>

/** Headers of every response, errors and files included. */
export function securityHeaders({ appOrigin, hsts }: Origin): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissions('()'),
    ...(isHttps(appOrigin) && { 'Strict-Transport-Security': hsts })
  }
}

/** The first directive of every content security policy. */
export const noSourcesPolicy = "default-src 'none'"

/** The content security policy of a response that is no page. */
export const denyAllPolicy = `${noSourcesPolicy}; frame-ancestors 'none'`

/** Beside its policy, what a page needs that any site may show in a frame: those that isolate themselves too, by COEP. */
export const framedHeaders = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp'
}

export function setSecurityHeaders(origin: Origin): MiddlewareHandler<AppEnv> {
  const headers = Object.entries({
    ...securityHeaders(origin),
    'Content-Security-Policy': denyAllPolicy
  })
  return async function setHeaders(c, next) {
    await next()
    // A response has those that differ for it.
    for (const [name, value] of headers) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  }
}
