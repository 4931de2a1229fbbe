import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { newId } from '#events/ids.ts'
import type { Env, Tools } from './env.ts'
import { subscriberOf, trustOf, visitorAddress } from './network/visitor.ts'
import { busy, noSuchAddress, Problem } from './problems.ts'

const kilobyte = 1024
/** Requests that may be under way at once; more would only make all of them slow. */
const capacity = 256

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

export function headersFor(origin: string): MiddlewareHandler<Env> {
  const headers = Object.entries(securityHeaders(origin))
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) c.res.headers.set(name, value)
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.res.headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    }
  }
}

export function withinCapacity(): MiddlewareHandler<Env> {
  let underWay = 0
  return async (_, next) => {
    if (underWay >= capacity) throw busy()
    underWay++
    try {
      await next()
    } finally {
      underWay--
    }
  }
}

/** No address of ours has control characters, and the database takes no NUL. */
export const plainPath: MiddlewareHandler<Env> = async (c, next) => {
  if (/\p{Cc}/u.test(c.req.path)) throw new Problem(404, noSuchAddress)
  await next()
}

const isUnsafe = (method: string) => !['GET', 'HEAD', 'OPTIONS'].includes(method)

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

/** A body is JSON. Calls without one need no type. */
export const jsonOnly: MiddlewareHandler<Env> = async (c, next) => {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (hasBody(c) && type !== 'application/json') {
    throw new Problem(415, 'El contenido debe enviarse como JSON (application/json)')
  }
  await next()
}

function hasBody(c: Context<Env>): boolean {
  if (!isUnsafe(c.req.method)) return false
  const length = c.req.header('Content-Length')
  return length === undefined ? c.req.header('Transfer-Encoding') !== undefined : Number(length) > 0
}

export function atMost(bytes: number): MiddlewareHandler<Env> {
  const size =
    bytes >= kilobyte * kilobyte ? `${bytes / kilobyte ** 2} MB` : `${bytes / kilobyte} KB`
  return bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new Problem(413, `El contenido es demasiado grande: ${size} como máximo`)
    }
  })
}

/** Counts what somebody reads who is not signed in; stands behind `may`, which knows who is. */
export const countedRead: MiddlewareHandler<Env> = async (c, next) => {
  const { user, tools, address } = c.var
  if (!user) await tools.throttle.countRead('reads', subscriberOf(address))
  await next()
}
