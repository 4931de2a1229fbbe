import type { Context, MiddlewareHandler } from 'hono'
import { newId } from '#events/aggregates/ids.ts'
import type { AppEnv } from './app-env.ts'
import { resolveClientAddress, trustProxies } from './client-address.ts'

/** Sets the client's address and the generator of ids. */
export function requestContext(trustedProxies: readonly string[]): MiddlewareHandler<AppEnv> {
  const trust = trustProxies(trustedProxies)
  return async function requestContext(c, next) {
    const forwardedFor = c.req.header('X-Forwarded-For')
    c.set('clientAddress', resolveClientAddress(peerAddress(c), forwardedFor, trust))
    c.set('newId', newId)
    await next()
  }
}

export function peerAddress(c: Context): string {
  return c.env?.incoming?.socket.remoteAddress ?? ''
}
