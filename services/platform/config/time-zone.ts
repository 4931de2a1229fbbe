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
