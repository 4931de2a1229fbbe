const timeZone = 'Europe/Madrid'
const long = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone })

/** «27 de marzo de 2025», by the calendar of Madrid. */
export function longDate(instant: string): string {
  return long.format(new Date(instant))
}
