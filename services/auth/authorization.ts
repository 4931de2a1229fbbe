import type { MiddlewareHandler } from 'hono'
import { normalizeUsername } from '#projections/users/queries.ts'
import { actionKey } from '#services/platform/openapi/operations.ts'
import {
  accessDenied,
  type Action,
  type Authorize,
  type AuthorizedEnv,
  permissions,
  type Role,
  type UserOf
} from './decide.ts'

/** Checks roles before the handler runs; `requireOwner` checks ownership once the owner is known. */
export function createAuthorize(operators: readonly string[]): Authorize {
  return function authorize<A extends Action>(action: A) {
    const roles: readonly Role[] = permissions[action].roles
    const requireRole: MiddlewareHandler<AuthorizedEnv<A>> = async function requireRole(c, next) {
      const session = await c.var.findSession()
      const user = session?.user
      const role = user?.userType ?? 'anonymous'
      const isOperator = user && operators.includes(normalizeUsername(user.username))
      if (!roles.includes(role) && !(isOperator && roles.includes('operator'))) {
        throw accessDenied(action, role)
      }
      c.set('user', user as UserOf<A>)
      await next()
    }
    return Object.assign(requireRole, { [actionKey]: action })
  }
}
