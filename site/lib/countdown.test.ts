import { hour } from '#events/units.ts'
import { describe, expect, test } from 'vitest'
import { countdown, detailCountdown } from './countdown.ts'

const now = Date.parse('2026-03-02T10:00:00Z')
const day = 24 * hour
const inTime = (left: number) => new Date(now + left).toISOString()

describe('the countdown of a card', () => {
  test.each([
    [-1, 'over', 'Anuncio caducado', 0],
    [0, 'over', 'Anuncio caducado', 0],
    [1, 'danger', 'Urgente: quedan 0 h 0 min', 1],
    [5 * hour + 12 * 60_000, 'danger', 'Urgente: quedan 5 h 12 min', 1],
    [day, 'danger', 'Urgente: quedan 24 h 0 min', 1],
    [day + 1, 'amber', 'Quedan 2 días', 1],
    [3 * day, 'amber', 'Quedan 3 días', 1],
    [3 * day + 1, 'info', 'Quedan 4 días', 2],
    [30 * day, 'info', 'Quedan 30 días', 10],
    [60 * day, 'info', 'Quedan 60 días', 10]
  ])('with %d ms left is %s: %s', (left, tone, text, blocks) => {
    expect(countdown(inTime(left), now)).toEqual({ tone, text, blocks })
  })
})

describe('the countdown of a page', () => {
  test.each([
    [-1, 'over'],
    [hour, 'danger'],
    [day, 'danger'],
    [3 * day, 'amber'],
    [3 * day + 1, 'info'],
    [7 * day, 'info'],
    [7 * day + 1, 'calm']
  ])('with %d ms left is %s', (left, tone) => {
    expect(detailCountdown(inTime(left), now).tone).toBe(tone)
  })

  test('says what the card says', () => {
    for (let left = -hour; left < 61 * day; left += hour / 2) {
      const { text, blocks } = detailCountdown(inTime(left), now)
      expect({ text, blocks }).toEqual({
        text: countdown(inTime(left), now).text,
        blocks: countdown(inTime(left), now).blocks
      })
    }
  })
})
