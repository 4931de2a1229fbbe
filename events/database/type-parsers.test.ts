import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toIsoInstant } from './type-parsers.ts'

test('an instant of PostgreSQL becomes ISO text with milliseconds', () => {
  expect(toIsoInstant('2026-03-02 10:00:00+00')).toBe('2026-03-02T10:00:00.000Z')
  expect(toIsoInstant('2026-03-02 10:00:00.25+00')).toBe('2026-03-02T10:00:00.250Z')
  expect(toIsoInstant('2026-03-02 10:00:00.123999+00')).toBe('2026-03-02T10:00:00.123Z')
  expect(toIsoInstant('2026-03-02 10:00:00+02')).toBe('2026-03-02T08:00:00.000Z')
})

test('it is the instant that was written', () => {
  const instants = fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, fc.nat(999), (instant, microseconds) => {
      const iso = instant.toISOString()
      const digits = iso.slice(20, -1) + String(microseconds).padStart(3, '0')
      const fraction = digits.replace(/0+$/, '')
      const written = `${iso.slice(0, 10)} ${iso.slice(11, 19)}${fraction && `.${fraction}`}+00`
      expect(toIsoInstant(written)).toBe(iso)
    })
  )
})
