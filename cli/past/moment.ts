import { clockTime, longDate } from '#services/platform/shared/formats.ts'
import { instantsOf } from '#services/platform/shared/time-zone.ts'
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
