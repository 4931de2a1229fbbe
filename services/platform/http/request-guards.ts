import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { newId } from '#events/ids.ts'
import type { Env, Tools } from './app-env.ts'
import { subscriberOf, trustOf, visitorAddress } from './client-address.ts'
import { noSuchAddress, Problem } from './errors.ts'

/** Puts into the context what every handler counts on. */
export function introduce(tools: Tools): MiddlewareHandler<Env> {
  const trust = trustOf(tools.config.trustedProxies)
  return async (c, next) => {
    c.set('tools', tools)
    c.set('requestId', randomBytes(9).toString('base64url'))
    c.set('address', visitorAddress(peerOf(c), c.req.header('X-Forwarded-For'), trust))
    c.set('newId', newId)
    await next()
  }
}

export function peerOf(c: Context): string {
  return c.env?.incoming?.socket.remoteAddress ?? ''
}

/** One line for each request: no address, no query, nothing that somebody typed. */
export const logged: MiddlewareHandler<Env> = async (c, next) => {
  const began = performance.now()
  await next()
  const { tools, requestId } = c.var
  const ms = Math.round((performance.now() - began) * 10) / 10
  const fields = { request: requestId, method: c.req.method, status: c.res.status, ms }
  tools.log.info(fields, 'request')
}

/** What every answer carries, errors and files included. */
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

/** The content policy of what is no page. */
export const nothingAllowed = "default-src 'none'; frame-ancestors 'none'"

export function headersFor(origin: string): MiddlewareHandler<Env> {
  const headers = Object.entries(securityHeaders(origin))
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) c.res.headers.set(name, value)
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.res.headers.set('Content-Security-Policy', nothingAllowed)
    }
  }
}

/** No address of ours has control characters, and the database takes no NUL. */
export const plainPath: MiddlewareHandler<Env> = async (c, next) => {
  if (/\p{Cc}/u.test(c.req.path)) throw new Problem(404, noSuchAddress)
  await next()
}

export const isUnsafe = (method: string) => !['GET', 'HEAD', 'OPTIONS'].includes(method)

/** Refuses writes that another site makes a visitor's browser send. */
export const sameSite: MiddlewareHandler<Env> = async (c, next) => {
  if (isUnsafe(c.req.method) && !comesFromHere(c)) {
    throw new Problem(403, 'La petición viene de otro sitio y se ha rechazado.')
  }
  await next()
}

function comesFromHere(c: Context<Env>): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  if (site) return site === 'same-origin'
  const from = c.req.header('Origin') ?? c.req.header('Referer')
  if (!from) return !c.req.header('Cookie')
  return URL.canParse(from) && new URL(from).origin === c.var.tools.config.appOrigin
}

/** Counts what somebody reads who is not signed in; stands behind `may`, which knows who is. */
export const countedRead: MiddlewareHandler<Env> = async (c, next) => {
  const { user, tools, address } = c.var
  if (!user) await tools.throttle.countRead('reads', subscriberOf(address))
  await next()
}
