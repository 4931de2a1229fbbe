import type { UserType } from '#events/aggregates/users.ts'
import type { UserView } from '#projections/users/view.ts'
import type { AppEnv, AppVariables } from '#services/platform/http/request/app-env.ts'
import { HttpError, unauthenticated } from '#services/platform/http/errors/errors.ts'
import { addressNotFound } from '#services/platform/http/errors/refusals.ts'
import { type Action, type actions, type Role, ruleOf } from './actions.ts'

/** A signed-in user, as far as decisions need them. */
export interface Actor {
  id: string
  userType: UserType
}

/** Throws 403 unless the actor owns what the action is about. */
export function requireOwner(action: Action, by: Actor, owner: string): void {
  if (by.id !== owner) throw accessDenied(action, by.userType)
}

/** Only operators learn that the operators' actions exist. */
export function accessDenied(action: Action, role: Role): HttpError {
  const { roles, refusal, refusals } = ruleOf(action)
  if (roles.includes('operator')) {
    return new HttpError(addressNotFound, { isDenied: true })
  }
  if (role === 'anonymous') return unauthenticated()
  return new HttpError(refusals?.[role] ?? refusal)
}

/** The user that a handler behind `authorize` finds; only some actions are open to anonymous visitors. */
export type UserOf<A extends Action> = 'anonymous' extends (typeof actions)[A]['roles'][number]
  ? UserView | undefined
  : UserView

/** The context of a handler behind `authorize`. */
export interface AuthorizedEnv<A extends Action> {
  Variables: Omit<AppVariables, 'user'> & { user: UserOf<A> }
  Bindings: AppEnv['Bindings']
}
