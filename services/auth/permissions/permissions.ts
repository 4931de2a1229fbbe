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

/** The context of a handler behind `authorize`, which has a user but for actions that are open to visitors. */
export type AuthorizedEnv<A extends Action> =
  'anonymous' extends (typeof actions)[A]['roles'][number]
    ? AppEnv
    : { Variables: Omit<AppVariables, 'user'> & { user: UserView }; Bindings: AppEnv['Bindings'] }
