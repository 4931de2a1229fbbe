import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { newId } from '#events/ids.ts'
import type { AppEnv, Tools } from './app-env.ts'
import { rateLimitKey, trustProxies, resolveClientAddress } from './client-address.ts'
import { addressNotFound, HttpError } from './errors.ts'
import { isSafeMethod } from './safe-methods.ts'

/** Puts into the context what every handler counts on. */
export function requestContext(tools: Tools): MiddlewareHandler<AppEnv> {
  const trust = trustProxies(tools.config.trustedProxies)
  return async (c, next) => {
    c.set('tools', tools)
    c.set('requestId', randomBytes(9).toString('base64url'))
    c.set('address', resolveClientAddress(peerAddress(c), c.req.header('X-Forwarded-For'), trust))
    c.set('newId', newId)
    await next()
  }
}

export function peerAddress(c: Context): string {
  return c.env?.incoming?.socket.remoteAddress ?? ''
}

/** One line for each request: no address, no query, nothing that somebody typed. */
export const requestLog: MiddlewareHandler<AppEnv> = async (c, next) => {
  const began = performance.now()
  await next()
  const { tools, requestId } = c.var
  const ms = Math.round((performance.now() - began) * 10) / 10
  const fields = { request: requestId, method: c.req.method, status: c.res.status, ms }
  tools.log.info(fields, 'request')
}

/** No address of ours has control characters, and the database takes no NUL. */
export const rejectControlCharacters: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (/\p{Cc}/u.test(c.req.path)) throw new HttpError(404, addressNotFound)
  await next()
}

/** Refuses writes that another site makes a visitor's browser send. */
export const csrf: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!isSafeMethod(c.req.method) && !isSameOrigin(c)) {
    throw new HttpError(403, 'La petición viene de otro sitio y se ha rechazado.')
  }
  await next()
}

function isSameOrigin(c: Context<AppEnv>): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  if (site) return site === 'same-origin'
  const from = c.req.header('Origin') ?? c.req.header('Referer')
  if (!from) return !c.req.header('Cookie')
  return URL.canParse(from) && new URL(from).origin === c.var.tools.config.appOrigin
}

/** Counts what somebody reads who is not signed in; stands behind `may`, which knows who is. */
export const rateLimitReads: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { user, tools, address } = c.var
  if (!user) await tools.throttle.consumeRead('reads', rateLimitKey(address))
  await next()
}
