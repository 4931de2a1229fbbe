import { expect, test } from 'vitest'
import { nearDate } from './near-date.ts'

const now = Date.parse('2026-03-10T11:00:00.000Z')

test.each([
  ['2026-03-10T08:00:00.000Z', 'hoy'],
  ['2026-03-09T23:30:00.000Z', 'hoy'],
  ['2026-03-09T10:00:00.000Z', 'ayer'],
  ['2026-03-08T10:00:00.000Z', '8 mar'],
  ['2025-12-31T10:00:00.000Z', '31 dic 2025']
])('%s is %s in a list', (instant, expected) => {
  expect(nearDate(instant, now)).toBe(expected)
})
