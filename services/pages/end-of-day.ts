import { dayOf, timeZone } from '#services/platform/config/time-zone.ts'

const offsetFormat = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })

/** The last second of the day of an instant: «2026-04-01T23:59:59+02:00». */
export function endOfDay(instant: string): string {
  const day = dayOf(new Date(instant))
  const last = new Date(`${day}T22:00:00Z`)
  const [offset] = /[+-]\d\d:\d\d/.exec(offsetFormat.format(last)) ?? ['+00:00']
  return `${day}T23:59:59${offset}`
}
