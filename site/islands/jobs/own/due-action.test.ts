import { describe, expect, test } from 'vitest'
import { dueActionOf, findLoudestJob } from './due-action.ts'

const now = Date.parse('2026-03-20T10:00:00.000Z')
const open = { id: 'open', expiryDate: '2026-04-10T10:00:00.000Z' }
const ending = { id: 'ending', expiryDate: '2026-03-25T10:00:00.000Z' }
const expired = { id: 'expired', expiryDate: '2026-03-19T10:00:00.000Z' }

describe('what is due of a job', () => {
  test('is an answer while applicants wait, the renewal in its last week, and its outcome after', () => {
    expect(dueActionOf(open, now)).toBeUndefined()
    expect(dueActionOf({ ...open, waiting: 2 }, now)).toBe('answer')
    expect(dueActionOf(ending, now)).toBe('renew')
    expect(dueActionOf(expired, now)).toBe('close')
  })

  test('is nothing but an answer once it is closed or hidden', () => {
    for (const end of [{ outcome: 'aqui' }, { hiddenReason: 'falso' }] as const) {
      expect(dueActionOf({ ...expired, ...end }, now)).toBeUndefined()
      expect(dueActionOf({ ...expired, ...end, waiting: 1 }, now)).toBe('answer')
    }
  })

  test('is loud for one job only: the one for which most people wait', () => {
    const few = { ...open, id: 'few', waiting: 1 }
    const many = { ...open, id: 'many', waiting: 4 }
    expect(findLoudestJob([expired, ending, few, many], now)).toBe(many)
    expect(findLoudestJob([expired, ending], now)).toBe(ending)
    expect(findLoudestJob([open], now)).toBeUndefined()
  })
})
