import { speech } from '#services/words/words.ts'
import { timeZone } from './time-zone.ts'

/** A format of the language of the moment, made at its first use: it takes long. */
export function ofLocale<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>()
  return () => {
    const format = made.get(speech.locale) ?? make(speech.locale)
    made.set(speech.locale, format)
    return format
  }
}

/** A format of dates by the calendar of Madrid. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (instant: string) => string {
  const format = ofLocale(locale => new Intl.DateTimeFormat(locale, { ...options, timeZone }))
  return instant => format().format(new Date(instant))
}

/** «27 de marzo de 2025». */
export const longDate = dateFormat({ dateStyle: 'long' })

/** «27 de marzo», without the year. */
export const dayOfMonth = dateFormat({ day: 'numeric', month: 'long' })

const dayOfWeek = dateFormat({ weekday: 'long' })

/** «martes 3 de diciembre». */
export const weekdayAndDay = (instant: string): string =>
  `${dayOfWeek(instant)} ${dayOfMonth(instant)}`

/** «15:05». */
export const clockTime = dateFormat({ timeStyle: 'short' })

/** «25 de diciembre de 2026 a las 6:51», «1 de abril de 2026 a la 1:00». */
export function longDateAndTime(instant: string): string {
  return speech.dateAndTime(longDate(instant), clockTime(instant))
}

const numberFormat = ofLocale(locale => new Intl.NumberFormat(locale))

/** «1234», «12.345». By hand: a page has hundreds of them, and `Intl` would take a fifteenth of its time. */
export function formatNumber(value: number): string {
  const isDigitsOnly = Number.isInteger(value) && value >= 0 && value < 10_000
  return isDigitsOnly ? String(value) : numberFormat().format(value)
}

/** «1 empleo», «37 empleos». */
export function formatCount(value: number, singular: string, plural: string): string {
  return `${formatNumber(value)} ${value === 1 ? singular : plural}`
}

/** « (página 2 de 4)», for the title of a page. */
export function pageNumberSuffix(page: number, totalPages: number): string {
  return ` (${speech.pageOf(page, totalPages)})`
}

const wholeEuros = ofLocale(
  locale => new Intl.NumberFormat(locale, { useGrouping: 'always', maximumFractionDigits: 0 })
)
const eurosAndCents = ofLocale(
  locale =>
    new Intl.NumberFormat(locale, {
      useGrouping: 'always',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2
    })
)

/** «1.250», «915,75». */
export function formatAmount(amount: number): string {
  const format = Math.round(amount * 100) % 100 ? eurosAndCents : wholeEuros
  return format().format(amount)
}

/** «1.250 €», «915,75 €»; the space does not break. */
export const formatEuros = (amount: number): string => speech.euros(formatAmount(amount))

const numberAndUnit =
  /(\d) (?=(?:[€%]|(?:h|km|m|cm|kg|min|días?|days?|horas?|hours?)(?![\p{L}\d])))/gu

/** «40 h», «1.250 €» in any text: the space between a number and its unit does not break. */
export const joinUnits = (text: string): string => text.replace(numberAndUnit, '$1\u00a0')

/** «Saray»: the first name of a person, for buttons. */
export const firstWord = (fullName: string): string => fullName.split(' ')[0] ?? ''
