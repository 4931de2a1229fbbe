import { describe, expect, test } from 'vitest'
import { distanceText, emailHref, initials, formatPhone, shortDate } from './formats.ts'
import {
  formatCount,
  joinUnits,
  longDate,
  longDateAndTime,
  formatNumber
} from '#services/platform/shared/formats.ts'

describe('a Spanish format', () => {
  test('gives dates in the time zone of Madrid', () => {
    expect(longDate('2025-03-26T23:30:00Z')).toBe('27 de marzo de 2025')
    expect(shortDate('2025-03-26T23:30:00Z')).toBe('27 mar 2025')
  })

  test('says the minute by the clock of Madrid', () => {
    expect(longDateAndTime('2026-12-25T05:51:00Z')).toBe('25 de diciembre de 2026 a las 6:51')
    expect(longDateAndTime('2026-06-30T23:05:00Z')).toBe('1 de julio de 2026 a la 1:05')
    expect(longDateAndTime('2026-12-25T12:05:00Z')).toBe('25 de diciembre de 2026 a las 13:05')
  })

  test('separates thousands from five digits on, and agrees with the noun', () => {
    expect([formatNumber(1234), formatNumber(12345)]).toEqual(['1234', '12.345'])
    const intl = new Intl.NumberFormat('es-ES')
    for (const value of [0, 7, 999, 9_999, 10_000, 1_234_567, -5, 2.5])
      expect(formatNumber(value)).toBe(intl.format(value))
    expect(formatCount(1, 'empleo', 'empleos')).toBe('1 empleo')
    expect(formatCount(0, 'empleo', 'empleos')).toBe('0 empleos')
    expect(formatCount(1_000_000, 'empleo', 'empleos')).toBe('1.000.000 empleos')
  })

  test('gives two initials for a name', () => {
    expect(initials('Rocío Barea Montilla')).toBe('RB')
    expect(initials('  ágata ')).toBe('Á')
    expect(initials('')).toBe('')
  })

  test('groups nine digits as a Spanish phone number, and leaves other values unchanged', () => {
    expect(formatPhone('612345678')).toBe('612 345 678')
    expect(formatPhone('612-34-56-78')).toBe('612-34-56-78')
  })
})

test.each([
  [undefined, 'Cortijo El Soto', 'Jerez', undefined],
  [14, 'Arcos de la Frontera', 'Jerez', 'a\u00a014\u00a0km'],
  [0, 'Cortijo El Soto', 'Jerez', 'en Jerez'],
  [0, 'Cortijo El Soto, Jerez', 'Jerez', undefined],
  [0, 'Cortijo El Soto', undefined, undefined]
])('%s km: «%s», counted from %s, is %s', (distanceKm, location, town, expected) => {
  expect(distanceText({ location, distanceKm }, town)).toBe(expected)
})

test.each([
  [
    '1.250 € en 14 pagas, 40 h y 2 días libres',
    '1.250\u00a0€ en 14 pagas, 40\u00a0h y 2\u00a0días libres'
  ],
  ['a 30 km, 30 % en especie', 'a 30\u00a0km, 30\u00a0% en especie'],
  ['boxes de 3 x 3 m. 2 hectáreas, 4 hembras', 'boxes de 3 x 3\u00a0m. 2 hectáreas, 4 hembras']
])('%s: a number and its unit stay on one line', (text, expected) => {
  expect(joinUnits(text)).toBe(expected)
})

test('an e-mail address adds no other recipient to its link', () => {
  expect(emailHref('ana@example.org')).toBe('mailto:ana@example.org')
  expect(emailHref('ana?bcc=todos@example.org', 'Mozo/a')).toBe(
    'mailto:ana%3Fbcc%3Dtodos@example.org?subject=Mozo%2Fa'
  )
})
