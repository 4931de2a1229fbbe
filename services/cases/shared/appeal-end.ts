import { appealMonths } from '#events/limits/cases.ts'
import { endOfDay } from '#services/platform/shared/time-zone.ts'

/** The end of the time to complain about a decision: the end of the day that its e-mail names. */
export function appealableUntil(decidedAt: string): Date {
  const until = new Date(decidedAt)
  until.setUTCMonth(until.getUTCMonth() + appealMonths)
  return new Date(endOfDay(until.toISOString()))
}
