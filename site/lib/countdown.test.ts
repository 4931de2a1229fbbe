import { describe, expect, test } from 'vitest'
import { countdown, detailCountdown } from './countdown.ts'

const now = Date.parse('2026-03-02T10:00:00Z')
const hour = 3_600_000
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
    [-1, 'over', 'Anuncio caducado'],
    [hour, 'danger', 'Quedan 1 h 0 min'],
    [day - 1, 'danger', 'Quedan 23 h 59 min'],
    [day, 'amber', 'Queda 1 día'],
    [3 * day, 'amber', 'Quedan 3 días'],
    [4 * day, 'info', 'Quedan 4 días'],
    [4 * day + 5 * hour, 'info', 'Quedan 4 días y 5 h'],
    [7 * day, 'info', 'Quedan 7 días'],
    [8 * day, 'calm', 'Quedan 8 días']
  ])('with %d ms left is %s: %s', (left, tone, text) => {
    expect(detailCountdown(inTime(left), now)).toMatchObject({ tone, text })
  })
})
