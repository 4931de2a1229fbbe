import { timeZone } from '#services/platform/shared/time-zone.ts'

const month = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone })

/** «marzo de 2023». */
export function monthAndYear(instant: string): string {
  return month.format(new Date(instant))
}

const day = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone })

/** «10 de noviembre». */
export function dayOfMonth(instant: string): string {
  return day.format(new Date(instant))
}
