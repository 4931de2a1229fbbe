import { describe, expect, test } from 'vitest'
import { isRecent, timeAgo } from './time-ago.ts'

const now = Date.parse('2026-11-22T12:00:00Z')

describe('how long ago a job was posted', () => {
  test.each([
    ['2026-11-22T12:00:05Z', 'ahora mismo'],
    ['2026-11-22T11:59:30Z', 'ahora mismo'],
    ['2026-11-22T11:59:00Z', 'hace 1 minuto'],
    ['2026-11-22T11:01:00Z', 'hace 59 minutos'],
    ['2026-11-22T09:00:00Z', 'hace 3 horas'],
    ['2026-11-21T12:00:00Z', 'hace 1 día'],
    ['2026-11-20T11:00:00Z', 'hace 2 días'],
    ['2026-10-01T11:00:00Z', 'hace 52 días']
  ])('%s is «%s»', (instant, text) => {
    expect(timeAgo(instant, now)).toBe(text)
  })

  test('a job is new for 48 hours', () => {
    expect(isRecent('2026-11-20T12:00:01Z', now)).toBe(true)
    expect(isRecent('2026-11-20T12:00:00Z', now)).toBe(false)
  })
})
