import { timeZone } from '#services/platform/config/time-zone.ts'
import { shortDate } from './formats.ts'

const day = 86_400_000

const dayAndMonth = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short', timeZone })
const yearOf = new Intl.DateTimeFormat('es-ES', { year: 'numeric', timeZone })

/** «Hoy», «Ayer»; undefined for other days. */
export function relativeDay(instant: string, now: number): string | undefined {
  const isOn = (moment: number) => shortDate(instant) === shortDate(new Date(moment).toISOString())
  if (isOn(now)) return 'Hoy'
  return isOn(now - day) ? 'Ayer' : undefined
}

/** «hoy», «ayer», «20 nov», and with the year when it is another one: for lists. */
export function nearDate(instant: string, now: number): string {
  const near = relativeDay(instant, now)?.toLowerCase()
  if (near) return near
  const isOfThisYear = yearOf.format(new Date(instant)) === yearOf.format(new Date(now))
  return isOfThisYear ? dayAndMonth.format(new Date(instant)) : shortDate(instant)
}
