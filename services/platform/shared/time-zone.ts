/** Days begin and end by the clock of Madrid. */
export const timeZone = 'Europe/Madrid'

const dayFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })

/** «2027-06-07». */
export function dayOf(instant: Date): string {
  return dayFormat.format(instant)
}

/** The day of an instant, in SQL. */
export function dayInSql(instant: string): string {
  return `(${instant} AT TIME ZONE '${timeZone}')::date`
}

const offsetFormat = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })

/** The last second of the day of an instant: «2026-04-01T23:59:59+02:00». */
export function endOfDay(instant: string): string {
  const day = dayOf(new Date(instant))
  const last = new Date(`${day}T22:00:00Z`)
  const [offset] = /[+-]\d\d:\d\d/.exec(offsetFormat.format(last)) ?? ['+00:00']
  return `${day}T23:59:59${offset}`
}
