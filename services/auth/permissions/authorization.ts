import type { Context, MiddlewareHandler } from 'hono'
import type { UserView } from '#projections/users/view.ts'
import type { RateLimiter } from '#services/platform/http/limits/rate-limit.ts'
import type { AppEnv, Board, Session } from '#services/platform/http/request/app-env.ts'
import { rateLimitKey } from '#services/platform/http/request/client-address.ts'
import { isSafeMethod } from '#services/platform/http/request/safe-methods.ts'
import { HttpError, unauthenticated } from '#services/platform/http/errors/errors.ts'
import { actionKey } from '#services/platform/openapi/operations.ts'
import { accountHeader } from '../shared/account-header.ts'
import { anotherAccount, secondFactorMissing, secondFactorRequired } from '../shared/refusals.ts'
import { accessDenied, type AuthorizedEnv } from './permissions.ts'
import { type Action, ruleOf, type Role } from './actions.ts'
import { isOperator } from './operators.ts'

/**
 * Counts the request and checks roles before the handler runs; `requireOwner` checks ownership once the owner is
 * known. Requests without a session that are refused cost nothing.
 */
export function authorize<A extends Action>(action: A) {
  const { roles, needsSecondFactor } = ruleOf(action)
  const requireRole: MiddlewareHandler<AuthorizedEnv<A>> = async function requireRole(c, next) {
    const session = await c.var.findSession()
    const user = session?.user
    const role: Role = user?.userType ?? 'anonymous'
    // Refusals name the account in the log.
    c.set('user', user as AuthorizedEnv<A>['Variables']['user'])
    if (user || roles.includes('anonymous')) {
      await countRequest(c.env.board.rateLimiter, c, action, user)
    }
    const isNamed = user !== undefined && (await isOperator(c.env.board, user))
    if (!roles.includes(role) && !(isNamed && roles.includes('operator'))) {
      throw accessDenied(action, role)
    }
    if (needsSecondFactor) await requireSecondFactor(c.env.board, session)
    await next()
  }
  return Object.assign(requireRole, { [actionKey]: action })
}

async function requireSecondFactor(
  { config, secondFactor }: Pick<Board, 'config' | 'secondFactor'>,
  session: Session | undefined
): Promise<void> {
  const isOn = session?.user && (await secondFactor.isOn(session.user.id))
  if (isOn ? session.hasSecondFactor : config.operatorTotp === 'optional') return
  throw new HttpError(isOn ? secondFactorMissing : secondFactorRequired)
}

/** By its cost, for the account, or for the address of a visitor without one. */
async function countRequest(
  rateLimiter: RateLimiter,
  c: Context,
  action: Action,
  user: UserView | undefined
): Promise<void> {
  const { cost, limit } = ruleOf(action)
  const client = user?.id ?? rateLimitKey(c.var.clientAddress)
  const points = typeof cost === 'number' ? cost : cost(new URL(c.req.url).searchParams)
  c.set('cost', points)
  await rateLimiter.consumePoints(generalLimit(c.req.method, user), client, points)
  if (user && limit) await rateLimiter.consume(limit, user.id)
}

function generalLimit(method: string, user: UserView | undefined) {
  if (!isSafeMethod(method)) return 'writes'
  return user ? 'accountReads' : 'reads'
}

/**
 * A request that names its account has no effect in the session of another one, nor without a session: a browser may send what
 * it kept when another account is signed in.
 */
export const requireOwnAccount: MiddlewareHandler<AppEnv> = async function requireOwnAccount(
  c,
  next
) {
  const account = c.req.header(accountHeader)
  if (account !== undefined) {
    const session = await c.var.findSession()
    if (!session?.user) throw unauthenticated()
    if (session.user.id !== account) throw new HttpError(anotherAccount)
  }
  await next()
}
