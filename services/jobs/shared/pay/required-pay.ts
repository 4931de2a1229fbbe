import { longDate } from '#services/platform/shared/spanish-formats.ts'
import { dayOf } from '#services/platform/shared/time-zone.ts'

/** From the day of the law, which is a day like 2027-06-07, no new job may be silent about its pay. */
export function isPayRequired(now: Date, from: string | undefined): boolean {
  return Boolean(from) && dayOf(now) >= String(from)
}

/** The refusal of a job without pay from that day on. */
export function requiredPayMessage(from: string): string {
  const day = longDate(`${from}T12:00:00Z`)
  return `Di cuánto se paga: la ley lo pide en todos los anuncios desde el ${day}`
}
