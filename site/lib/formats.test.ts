import { describe, expect, test } from 'vitest'
import {
  formatCount,
  initials,
  longDate,
  formatNumber,
  phoneHref,
  formatPhone,
  shortDate
} from './formats.ts'

describe('what people read', () => {
  test('dates are those of Madrid', () => {
    expect(longDate('2025-03-26T23:30:00Z')).toBe('27 de marzo de 2025')
    expect(shortDate('2025-03-26T23:30:00Z')).toBe('27 mar 2025')
  })

  test('numbers have a separator from five digits on, and their noun agrees', () => {
    expect([formatNumber(1234), formatNumber(12345)]).toEqual(['1234', '12.345'])
    expect(formatCount(1, 'empleo', 'empleos')).toBe('1 empleo')
    expect(formatCount(0, 'empleo', 'empleos')).toBe('0 empleos')
    expect(formatCount(1_000_000, 'empleo', 'empleos')).toBe('1.000.000 empleos')
  })

  test('two letters stand for a face', () => {
    expect(initials('Rocío Barea Montilla')).toBe('RB')
    expect(initials('  ágata ')).toBe('Á')
    expect(initials('')).toBe('')
  })

  test('nine digits are a Spanish number, and anything else stays as it was typed', () => {
    expect(formatPhone('612345678')).toBe('612 345 678')
    expect(formatPhone('612-34-56-78')).toBe('612-34-56-78')
    expect(phoneHref('612 34 56 78')).toBe('tel:+34612345678')
    expect(phoneHref('+351 912 345 678')).toBe('tel:+351912345678')
  })
})
