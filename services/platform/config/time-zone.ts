/** Days begin and end by the clock of Madrid. */
export const timeZone = 'Europe/Madrid'

/** The day of an instant, in SQL. */
export function dayInSql(instant: string): string {
  return `(${instant} AT TIME ZONE '${timeZone}')::date`
}
