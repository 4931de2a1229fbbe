import { day } from '#events/units.ts'
import { endOfDay } from '#services/platform/shared/time-zone.ts'

/** Length of the text of a report or complaint in characters. */
export const reportLength = { min: 10, max: 2000 }
export const appealLength = { min: 10, max: 2000 }
export const maxFactsLength = 2000

/** Months in which a decision can be complained about. */
export const appealMonths = 6

/** The end of the time to complain about a decision: the end of the day that its e-mail names. */
export function appealableUntil(decidedAt: string): Date {
  const until = new Date(decidedAt)
  until.setUTCMonth(until.getUTCMonth() + appealMonths)
  return new Date(endOfDay(until.toISOString()))
}

/** Days in which an account is new. */
export const newAccountDays = 30

/**
 * Hides what is reported for asking for money or documents: so many reports, within and of accounts younger than
 * milliseconds; one of who reported has a confirmed e-mail, or an account of this age. `hidingRuleText` says the same.
 */
export const hidingRule = {
  reports: 3,
  within: day,
  accountAge: newAccountDays * day,
  reporterAge: 7 * day
}
