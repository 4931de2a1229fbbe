import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { rateLimitKey } from './client-address.ts'
import type { RateLimiter } from './rate-limit.ts'

export type RateLimitReads = MiddlewareHandler<AppEnv>

/** Counts the reads of visitors who are not signed in; stands behind `authorize`, which sets the user. */
export function createRateLimitReads(rateLimiter: RateLimiter): RateLimitReads {
  return async function rateLimitReads(c, next) {
    const { user, clientAddress } = c.var
    if (!user) await rateLimiter.consumeRead('reads', rateLimitKey(clientAddress))
    await next()
  }
}
