import type { User, UserEvent } from '#events/aggregates/users.ts'
import { unauthenticated, HttpError } from '#services/platform/http/errors.ts'
import { termsVersion } from './legal-texts.ts'
import type { DeleteUser, Register, UserRevision } from './contract.ts'
import { defaultDeletionReason } from './contract.ts'

/** Refusals of a second user with the same username or e-mail. */
export const userUniqueViolations = {
  username: { field: 'username', message: 'El nombre de usuario ya existe' },
  email: { field: 'email', message: 'El correo electrónico ya está registrado' }
}

export function register(user: User, id: string, request: Register, address: string): UserEvent[] {
  if (user.state !== 'unknown') throw new HttpError(409, 'Esta cuenta ya existe')
  const { username, email, fullName, bio, location, phone, userType } = request
  const personal = { username, email, fullName, bio, location, phone, registrationIp: address }
  return [{ type: 'UserRegistered', data: { id, userType, termsVersion }, subject: id, personal }]
}

export function reviseUser(user: User, id: string, request: UserRevision): UserEvent[] {
  requireActive(user)
  return [{ type: 'UserProfileRevised', data: { id }, subject: id, personal: request }]
}

export function changePassword(user: User, id: string): UserEvent[] {
  requireActive(user)
  return [{ type: 'UserPasswordChanged', data: { id } }]
}

export function requestPasswordReset(user: User, id: string): UserEvent[] {
  return user.state === 'active' ? [{ type: 'UserPasswordResetRequested', data: { id } }] : []
}

/** With the version that the link was made for: each link serves once. */
export function resetPassword(user: User, id: string, version: number): UserEvent[] {
  if (user.state !== 'active' || user.passwordVersion !== version) throw linkOver()
  return [{ type: 'UserPasswordChanged', data: { id } }]
}

export const linkOver = () =>
  new HttpError(410, 'Este enlace ya no sirve. Pide otro y úsalo antes de media hora.')

export function deleteUser(
  user: User,
  id: string,
  request: Pick<DeleteUser, 'reason'>
): UserEvent[] {
  requireActive(user)
  return softDelete(id, request.reason ?? defaultDeletionReason, false)
}

/** By the operator's command line; no event when the account is deleted already. */
export function deleteUserAsAdmin(user: User, id: string, reason: string): UserEvent[] {
  return user.state === 'active' ? softDelete(id, reason, true) : []
}

function softDelete(id: string, reason: string, byAdmin: boolean): UserEvent[] {
  return [{ type: 'UserSoftDeleted', data: { id, byAdmin }, subject: id, personal: { reason } }]
}

export function archiveUser(user: User, id: string, archiveId: string): UserEvent[] {
  if (user.state !== 'deleted' || user.archived) return []
  return [{ type: 'UserArchived', data: { id, archiveId } }]
}

/** No event before the grace period has passed since the deletion. */
export function eraseUser(user: User, id: string, now: Date, graceDays: number): UserEvent[] {
  if (user.state !== 'deleted' || !user.archived) return []
  const isDue = new Date(user.since) <= gracePeriodStart(now, graceDays)
  return isDue ? [{ type: 'UserErased', data: { id } }] : []
}

/** Accounts that were deleted by then may be erased. */
export function gracePeriodStart(now: Date, graceDays: number): Date {
  return new Date(now.getTime() - graceDays * 24 * 60 * 60 * 1000)
}

/** Throws 401 when the account was deleted, for example from another browser. */
export function requireActive(user: User): asserts user is Extract<User, { state: 'active' }> {
  if (user.state !== 'active') throw unauthenticated()
}
