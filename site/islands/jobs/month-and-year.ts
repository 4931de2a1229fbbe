import { timeZone } from '#services/platform/config/time-zone.ts'

const format = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone })

/** «marzo de 2023». */
export function monthAndYear(instant: string): string {
  return format.format(new Date(instant))
}
