import { hour } from '#events/units.ts'
import { clockTime, longDate } from '#services/platform/shared/formats.ts'
import { timeZone } from '#services/platform/shared/time-zone.ts'
import { CliError } from '#cli/command.ts'

/** Throws CliError for an invalid time, and for one in the future. */
export function parseMoment(text: string, now: Date): Date {
  const [instant, second] = instantsOf(text)
  if (!instant) throw new CliError(`«${text}» no es ninguna hora: escríbela como 2026-11-01T10:00`)
  if (second) {
    throw new CliError(
      `«${text}» fue dos veces, al cambiar la hora: escribe ${text}+02:00 para la primera, ${text}+01:00 para la segunda`
    )
  }
  if (instant > now) throw new CliError(`«${text}» no ha llegado todavía`)
  return instant
}

/** «1 de noviembre de 2026, 10:00», by the clock of Madrid. */
export function describeMoment(moment: Date): string {
  const text = moment.toISOString()
  return `${longDate(text)}, ${clockTime(text)}`
}

const clockFormat = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone
})

/**
 * The instants that a moment in ISO 8601 may mean. With `Z` or an offset it is one; without, by the clock of Madrid: none in the
 * hour that it skips in spring, and two in the hour that it repeats in autumn. None for what is no moment.
 */
export function instantsOf(text: string): Date[] {
  const [, local = '', seconds = ':00', fraction = '', offset, minutes = '00'] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?(\.\d{1,9})?(?:Z|([+-]\d\d)(?::?(\d\d))?)?$/.exec(text) ??
    []
  const clock = `${local}${seconds}`
  const asUtc = new Date(`${clock}${fraction}Z`)
  // The thirtieth of February would be a day of March.
  if (Number.isNaN(asUtc.getTime()) || !asUtc.toISOString().startsWith(clock)) return []
  if (text.endsWith('Z')) return [asUtc]
  if (offset) {
    const instant = new Date(`${clock}${fraction}${offset}:${minutes}`)
    return Number.isNaN(instant.getTime()) ? [] : [instant]
  }
  return [2, 1]
    .map(ahead => new Date(asUtc.getTime() - ahead * hour))
    .filter(instant => clockFormat.format(instant) === clock.replace('T', ' '))
}
