import type { Alert, AlertEnding, AlertEvent, AlertInterval } from '#events/aggregates/alerts.ts'
import type { PageLanguage } from '#events/aggregates/languages.ts'
import type { User } from '#events/aggregates/users.ts'
import { type Actor, requireOwner } from '#services/auth/permissions/permissions.ts'
import { HttpError, linkOver } from '#services/platform/http/errors/errors.ts'
import { foldAccents } from '#services/platform/validation/characters.ts'
import { requireActive } from '#services/users/decide.ts'
import { termsVersion } from '#services/users/shared/legal-texts.ts'
import { maxAlerts } from '#events/limits/alerts.ts'
import { alertExists, alertNotFound, tooManyAlerts } from '../shared/refusals.ts'

export interface WantedAlert {
  search: Record<string, string>
  every: AlertInterval
}

/** An alert without an account waits until the person who reads the e-mail confirms it. */
export function requestAlertByEmail(
  alert: Alert,
  id: string,
  { email, language }: { email: string; language?: PageLanguage | undefined },
  { search, every }: WantedAlert
): AlertEvent[] {
  requireNew(alert)
  const personal = { email, search }
  return [{ type: 'AlertRequested', data: { id, every, language }, subject: id, personal }]
}

/**
 * `known` are the alerts of the account; no event when one of them searches for the same. It need not be confirmed where the e-mail of
 * the account is.
 */
export function requestOwnAlert(
  alert: Alert,
  id: string,
  { search, every }: WantedAlert,
  by: Actor,
  { account, known }: { account: User; known: readonly WantedAlert[] }
): AlertEvent[] {
  requireActive(account)
  requireNew(alert)
  if (known.some(alert => isSameSearch(alert.search, search))) return []
  if (known.length >= maxAlerts) throw new HttpError(tooManyAlerts)
  const ids = { id, userId: by.id }
  const requested: AlertEvent = {
    type: 'AlertRequested',
    data: { ...ids, every },
    subject: by.id,
    personal: { search }
  }
  if (!account.isEmailConfirmed) return [requested]
  return [requested, { type: 'AlertConfirmed', data: { ...ids, termsVersion } }]
}

function requireNew(alert: Alert): void {
  if (alert.state !== 'unknown') throw new HttpError(alertExists)
}

/** Compares searches without capitals, accents and spaces, and without the name of a municipality that has a code. */
export function isSameSearch(a: Record<string, string>, b: Record<string, string>): boolean {
  return foldSearch(a) === foldSearch(b)
}

function foldSearch({ location = '', ...search }: Record<string, string>): string {
  const wanted = search['near'] ? search : { ...search, location }
  const fold = (text: string) => foldAccents(text).replace(/\s+/g, ' ').trim()
  const folded = Object.entries(wanted).map(([name, value]) => [name, fold(value)])
  return JSON.stringify(folded.filter(([, value]) => value).sort())
}

/** False for the link of an older e-mail, and once the alert has ended. */
export function isAlertLinkValid(alert: Alert, version: number): alert is LiveAlert {
  if (!('confirmations' in alert)) return false
  return alert.confirmations === version || alert.confirmations === version + 1
}

type LiveAlert = Extract<Alert, { confirmations: number }>

/** `version` is the one that the link was made for; pressing its button again changes nothing. */
export function confirmAlert(alert: Alert, id: string, version: number): AlertEvent[] {
  if (!isAlertLinkValid(alert, version)) throw linkOver()
  const { userId, confirmations } = alert
  if (confirmations === version + 1) return []
  return [{ type: 'AlertConfirmed', data: { id, userId, termsVersion } }]
}

/** Changes what the request names; no event when it names nothing. */
export function changeAlert(
  alert: Alert,
  id: string,
  change: Partial<WantedAlert>,
  by: Actor
): AlertEvent[] {
  requireOwnAlert('changeAlert', alert, by)
  const { search, every } = change
  if (!search && !every) return []
  const data = { id, userId: by.id, every }
  return [{ type: 'AlertChanged', data, subject: by.id, personal: { search } }]
}

/** Throws 404 for an alert that is gone, and 403 for one of another person. */
function requireOwnAlert(action: 'changeAlert' | 'endAlert', alert: Alert, by: Actor): void {
  if (!('confirmations' in alert)) throw new HttpError(alertNotFound)
  requireOwner(action, by, alert.userId ?? '')
}

/** Ended by its owner, `by`, by a link or by the schedule; no event when it has ended already. */
export function endAlert(alert: Alert, id: string, reason: AlertEnding, by?: Actor): AlertEvent[] {
  if (by) requireOwnAlert('endAlert', alert, by)
  if (!('confirmations' in alert)) return []
  return [{ type: 'AlertEnded', data: { id, userId: alert.userId, reason } }]
}

/** Asks whether the alert is still wanted; no event when that was asked already. */
export function askForRenewal(alert: Alert, id: string): AlertEvent[] {
  if (alert.state !== 'active' || alert.askedAt) return []
  return [{ type: 'AlertRenewalAsked', data: { id, userId: alert.userId } }]
}
