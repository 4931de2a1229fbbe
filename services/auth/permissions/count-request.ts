import type { Context } from 'hono'
import type { UserView } from '#projections/users/view.ts'
import { rateLimitKey } from '#services/platform/http/request/client-address.ts'
import type { RateLimiter } from '#services/platform/http/limits/rate-limit.ts'
import { isSafeMethod } from '#services/platform/http/request/safe-methods.ts'
import { ruleOf } from './actions.ts'
import type { Action } from './actions.ts'

export type CountRequest = (c: Context, action: Action, user: UserView | undefined) => Promise<void>

/** Counts a request by its cost, for the account, or for the address of a visitor without one. */
export function createRequestCounter(rateLimiter: RateLimiter): CountRequest {
  return async function countRequest(c, action, user) {
    const { cost, limit } = ruleOf(action)
    const client = user?.id ?? rateLimitKey(c.var.clientAddress)
    const points = typeof cost === 'number' ? cost : cost(new URL(c.req.url).searchParams)
    c.set('cost', points)
    await rateLimiter.consumePoints(generalLimit(c.req.method, user), client, points)
    if (user && limit) await rateLimiter.consume(limit, user.id)
  }
}

function generalLimit(method: string, user: UserView | undefined) {
  if (!isSafeMethod(method)) return 'writes'
  return user ? 'accountReads' : 'reads'
}
