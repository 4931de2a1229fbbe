import { describe, expect, test } from 'vitest'
import { instantsOf } from './time-zone.ts'

describe('a time without an offset is by the clock of Madrid', () => {
  test.each([
    ['2026-11-01T10:00', ['2026-11-01T09:00:00.000Z']],
    ['2026-07-01T10:00:30', ['2026-07-01T08:00:30.000Z']],
    ['2026-07-01T00:30', ['2026-06-30T22:30:00.000Z']],
    ['2026-03-29T02:30', []],
    ['2026-10-25T02:30', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
    ['2026-10-25T02:30+01:00', ['2026-10-25T01:30:00.000Z']],
    ['2026-11-01T10:00Z', ['2026-11-01T10:00:00.000Z']],
    ['2026-11-01', []],
    ['2026-13-01T10:00', []],
    ['2026-02-30T10:00', []],
    ['ayer', []]
  ])('%s', (text, instants) => {
    expect(instantsOf(text).map(instant => instant.toISOString())).toEqual(instants)
  })
})
