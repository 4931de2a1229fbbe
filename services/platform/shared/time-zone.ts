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

const clockFormat = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone
})
const hour = 60 * 60 * 1000

/**
 * The instants that «2026-11-01T10:00» may mean: by the clock of Madrid none in the hour that it skips in spring, and two in
 * the hour that it repeats in autumn; with an offset or `Z` one. None for what is no time.
 */
export function instantsOf(text: string): Date[] {
  const [, local = '', seconds = ':00', offset] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? []
  const clock = `${local}${seconds}`
  const asUtc = new Date(`${clock}${offset ?? 'Z'}`)
  if (Number.isNaN(asUtc.getTime())) return []
  if (offset) return [asUtc]
  return [2, 1]
    .map(ahead => new Date(asUtc.getTime() - ahead * hour))
    .filter(instant => clockFormat.format(instant) === clock.replace('T', ' '))
}
