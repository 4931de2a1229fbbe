import { timeZone } from './time-zone.ts'

const longFormat = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone })

/** «27 de marzo de 2025», by the calendar of Madrid. */
export function longDate(instant: string): string {
  return longFormat.format(new Date(instant))
}

const timeFormat = new Intl.DateTimeFormat('es-ES', { timeStyle: 'short', timeZone })

/** «15:05», by the clock of Madrid. */
export function clockTime(instant: string): string {
  return timeFormat.format(new Date(instant))
}

/** «25 de diciembre de 2026 a las 6:51», «1 de abril de 2026 a la 1:00». */
export function longDateAndTime(instant: string): string {
  const time = clockTime(instant)
  return `${longDate(instant)} ${time.startsWith('1:') ? 'a la' : 'a las'} ${time}`
}

const numberFormat = new Intl.NumberFormat('es-ES')

/** «1234», «12.345». By hand: a page has hundreds of them, and `Intl` would take a fifteenth of its time. */
export function formatNumber(value: number): string {
  const isDigitsOnly = Number.isInteger(value) && value >= 0 && value < 10_000
  return isDigitsOnly ? String(value) : numberFormat.format(value)
}

/** «1 empleo», «37 empleos». */
export function formatCount(value: number, singular: string, plural: string): string {
  return `${formatNumber(value)} ${value === 1 ? singular : plural}`
}

/** « (página 2 de 4)», for the title of a page. */
export function pageNumberSuffix(page: number, totalPages: number): string {
  return ` (página ${page} de ${totalPages})`
}

const wholeEuros = new Intl.NumberFormat('es-ES', {
  useGrouping: 'always',
  maximumFractionDigits: 0
})
const eurosAndCents = new Intl.NumberFormat('es-ES', {
  useGrouping: 'always',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2
})

/** «1.250 €», «915,75 €»; the space does not break. */
export function formatEuros(amount: number): string {
  const format = Math.round(amount * 100) % 100 ? eurosAndCents : wholeEuros
  return `${format.format(amount)}\u00a0€`
}
