import { longDate } from '#services/platform/shared/formats.ts'
import { dayOf } from '#services/platform/shared/time-zone.ts'

/** True from the day of the law on, given as 2027-06-07: a new job then has to state its pay. */
export function isPayRequired(now: Date, from: string | undefined): boolean {
  return Boolean(from) && dayOf(now) >= String(from)
}

/** The refusal of a job without pay from that day on. */
export function requiredPayMessage(from: string): string {
  const day = longDate(`${from}T12:00:00Z`)
  return `Di cuánto se paga: la ley lo pide en todos los anuncios desde el ${day}`
}
