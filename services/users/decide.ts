import { years } from '#services/words/shared/spanish-counts.ts'
import { storageTerms } from '#events/limits/storage.ts'
import { day } from '#events/units.ts'
import { type MailTopic, mailTopics } from '#events/aggregates/mail-topics.ts'
import type { ActiveUser, User, UserEvent } from '#events/aggregates/users.ts'
import { mailCodeOver } from '#services/auth/shared/refusals.ts'
import { unauthenticated, HttpError } from '#services/platform/http/errors/errors.ts'
import { termsVersion } from './shared/legal-texts.ts'
import type { ChooseMail, DeleteUser, Register, UserRevision } from './contract.ts'
import {
  accountExists,
  passwordLinkOver,
  confirmationUsed,
  emailTaken,
  usernameTaken
} from './shared/refusals.ts'

/** The refusals of a second user with the same username or e-mail. */
export const userUniqueViolations = {
  username: { ...usernameTaken, field: 'username' },
  email: { ...emailTaken, field: 'email' }
}

export function register(user: User, id: string, request: Register, address: string): UserEvent[] {
  if (user.state !== 'unknown') throw new HttpError(accountExists)
  const { username, email, fullName, bio, location, phone, userType, language } = request
  const personal = { username, email, fullName, bio, location, phone, registrationIp: address }
  const data = { id, userType, termsVersion, language }
  return [{ type: 'UserRegistered', data, subject: id, personal }]
}

/** When e-mails are sent, another address replaces this one only once it is confirmed. */
export function reviseUser(
  user: User,
  id: string,
  request: UserRevision,
  { email, isMailSent }: { email: string; isMailSent: boolean }
): UserEvent[] {
  requireActive(user)
  const of = { data: { id }, subject: id }
  const isNew = request.email !== email
  const personal = { ...request, email: isMailSent ? email : request.email }
  const revised: UserEvent = { type: 'UserProfileRevised', ...of, personal }
  if (!isNew) return [revised]
  return [{ type: 'UserEmailChangeRequested', ...of, personal: { email: request.email } }, revised]
}

/** Sends the e-mail again, or one to an address that bounced; no event when there is nothing to confirm. */
export function requestEmailConfirmation(user: User, id: string, hasBounced: boolean): UserEvent[] {
  requireActive(user)
  if (needsConfirmation(user)) return [{ type: 'UserEmailConfirmationRequested', data: { id } }]
  return hasBounced ? [{ type: 'UserEmailRetryRequested', data: { id } }] : []
}

/** False once another address was requested or confirmed, or the account is deleted. */
export function isEmailLinkValid(user: User, version: number): user is ActiveUser {
  return user.state === 'active' && user.emailVersion === version
}

/** `email` is the newest address, and `version` the one that the link was made for. */
export function confirmEmail(user: User, id: string, version: number, email: string): UserEvent[] {
  if (!isEmailLinkValid(user, version)) throw confirmationOver()
  if (!needsConfirmation(user)) return []
  return [emailConfirmed(id, email)]
}

/** Proven by the use of another link to the address; no event while another address is requested. */
export function proveEmail(user: User, id: string, email: string): UserEvent[] {
  if (user.state !== 'active' || user.isEmailConfirmed || user.isEmailChanging) return []
  return [emailConfirmed(id, email)]
}

const emailConfirmed = (id: string, email: string): UserEvent => ({
  type: 'UserEmailConfirmed',
  data: { id },
  subject: id,
  personal: { email }
})

/** No event once the account is deleted. */
export function recordBouncedEmail(user: User, id: string, email: string): UserEvent[] {
  if (user.state !== 'active') return []
  return [{ type: 'UserEmailBounced', data: { id }, subject: id, personal: { email } }]
}

/** No event once the account is deleted. */
export function recordReachedEmail(user: User, id: string): UserEvent[] {
  return user.state === 'active' ? [{ type: 'UserEmailReached', data: { id } }] : []
}

function needsConfirmation(user: Extract<User, { state: 'active' }>): boolean {
  return user.isEmailChanging || !user.isEmailConfirmed
}

export const confirmationOver = () => new HttpError(confirmationUsed)

/** No event when nothing changes. */
export function chooseMail(user: User, id: string, wanted: ChooseMail): UserEvent[] {
  requireActive(user)
  const stopped = mailTopics.filter(topic => wanted.stopped.includes(topic))
  const language = wanted.language === user.language ? undefined : wanted.language
  if (String(stopped) === String(user.stoppedMail) && !language) return []
  return [{ type: 'UserMailChosen', data: { id, stopped, language } }]
}

/** By the link of an e-mail, which works any number of times; no event for a deleted account. */
export function stopMails(user: User, id: string, topic: MailTopic): UserEvent[] {
  return user.state === 'active'
    ? chooseMail(user, id, { stopped: [...user.stoppedMail, topic] })
    : []
}

export function changePassword(user: User, id: string): UserEvent[] {
  requireActive(user)
  return [{ type: 'UserPasswordChanged', data: { id } }]
}

export function requestPasswordReset(user: User, id: string): UserEvent[] {
  return user.state === 'active' ? [{ type: 'UserPasswordResetRequested', data: { id } }] : []
}

export function requestMailCode(user: User, id: string, codeId: string): UserEvent[] {
  return user.state === 'active' ? [{ type: 'UserMailCodeRequested', data: { id, codeId } }] : []
}

/**
 * The code of an e-mail proves the address that it was sent to, `email`. Before, another person may have registered it: a browser
 * that is not known to have used the password ends it, with every session.
 */
export function enterByMail(
  user: User,
  id: string,
  { email, isKnownDevice }: { email: string; isKnownDevice: boolean }
): UserEvent[] {
  if (user.state !== 'active') throw new HttpError(mailCodeOver)
  if (user.isEmailConfirmed) return []
  if (isKnownDevice) return proveEmail(user, id, email)
  return [{ type: 'UserPasswordChanged', data: { id } }, emailConfirmed(id, email)]
}

/** False once the link was used, another one was requested, or the account is deleted. */
export function isPasswordLinkValid(user: User, version: number): user is ActiveUser {
  return user.state === 'active' && user.accessVersion === version
}

/** `version` is the one that the link was made for: each link works once. It proves the address that it was sent to, `email`. */
export function resetPassword(user: User, id: string, version: number, email: string): UserEvent[] {
  if (!isPasswordLinkValid(user, version)) throw accountLinkOver()
  const changed: UserEvent = { type: 'UserPasswordChanged', data: { id } }
  return user.isEmailConfirmed ? [changed] : [changed, emailConfirmed(id, email)]
}

export const accountLinkOver = () => new HttpError(passwordLinkOver)

export function deleteUser(
  user: User,
  id: string,
  request: Pick<DeleteUser, 'reason'>
): UserEvent[] {
  requireActive(user)
  return softDelete(id, request.reason ?? 'No se especificó razón', false)
}

/** By a decision of the operator; no event when the account is deleted already. */
export function deleteUserAsAdmin(user: User, id: string, reason: string): UserEvent[] {
  return user.state === 'active' ? softDelete(id, reason, true) : []
}

/** Takes a deletion by the operator back; no event once the account is erased. */
export function restoreUser(user: User, id: string): UserEvent[] {
  const canReturn = user.state === 'deleted' && user.isByAdmin && user.before
  return canReturn ? [{ type: 'UserRestored', data: { id } }] : []
}

/** Notice to an idle account; no event when it is deleted already. */
export function noticeIdle(
  user: User,
  id: string,
  noticeNumber: number,
  eraseOn: Date
): UserEvent[] {
  if (user.state !== 'active') return []
  return [
    { type: 'UserIdleNoticed', data: { id, nth: noticeNumber, eraseOn: eraseOn.toISOString() } }
  ]
}

/** Has the effect of a deletion by its person; no event when it is deleted already. */
export function deleteIdleUser(user: User, id: string): UserEvent[] {
  if (user.state !== 'active') return []
  return softDelete(
    id,
    `Nadie había entrado en ${years(storageTerms.idleAccounts.months / 12)}`,
    false
  )
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

/** Accounts that were deleted up to this instant may be erased. */
export function gracePeriodStart(now: Date, graceDays: number): Date {
  return new Date(now.getTime() - graceDays * day)
}

/** Throws 401 when the account was deleted, for example from another browser. */
export function requireActive(user: User): asserts user is Extract<User, { state: 'active' }> {
  if (user.state !== 'active') throw unauthenticated()
}
