import { describe, expect, test } from 'vitest'
import { groupByDay, dayTitle, shortTime } from './message-days.ts'

/** Half past midnight in Madrid; still the day before in UTC. */
const now = Date.parse('2026-03-03T23:30:00Z')

describe('the days of a conversation', () => {
  test.each([
    ['2026-03-03T23:05:00Z', 'Hoy'],
    ['2026-03-03T22:59:00Z', 'Ayer'],
    ['2026-03-02T23:00:00Z', 'Ayer'],
    ['2026-03-02T22:59:00Z', '2 de marzo de 2026'],
    ['2025-03-03T23:05:00Z', '4 de marzo de 2025']
  ])('follow the time zone of Madrid: %s is «%s»', (instant, title) => {
    expect(dayTitle(instant, now)).toBe(title)
  })

  test('contain their messages in order', () => {
    const messages = [
      { id: 'a', sentAt: '2026-03-02T10:00:00Z' },
      { id: 'b', sentAt: '2026-03-03T09:00:00Z' },
      { id: 'c', sentAt: '2026-03-03T21:00:00Z' },
      { id: 'd', sentAt: '2026-03-03T23:10:00Z' }
    ]
    const days = groupByDay(messages, now).map(({ title, messages }) => [
      title,
      messages.map(({ id }) => id)
    ])
    expect(days).toEqual([
      ['2 de marzo de 2026', ['a']],
      ['Ayer', ['b', 'c']],
      ['Hoy', ['d']]
    ])
    expect(groupByDay([], now)).toEqual([])
  })
})

test('a list shows the time for today and the day for older messages', () => {
  expect(shortTime('2026-03-03T23:05:00Z', now)).toBe('0:05')
  expect(shortTime('2026-03-03T12:00:00Z', now)).toBe('ayer')
  expect(shortTime('2026-01-12T12:00:00Z', now)).toBe('12 ene')
})
