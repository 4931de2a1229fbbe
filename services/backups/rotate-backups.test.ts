import { day } from '#events/units.ts'
import { describe, expect, test } from 'vitest'
import { nameOfNightly, selectExpired } from './rotate-backups.ts'

const now = new Date('2026-11-27T02:17:00.000Z')
const daysAgo = (days: number) => ({
  path: `${days}`,
  madeAt: new Date(now.getTime() - days * day)
})
const nightly = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => daysAgo(from + index))

/** What stays after each night has deleted what it had to. */
function keptAfter(nights: number): number[] {
  let kept: Date[] = []
  for (let night = nights; night >= 0; night--) {
    const at = daysAgo(night).madeAt
    kept = [...kept, at]
    const expired = selectExpired(
      kept.map(madeAt => ({ path: '', madeAt })),
      at
    )
    kept = kept.filter(madeAt => !expired.some(backup => backup.madeAt === madeAt))
  }
  return kept.map(madeAt => (now.getTime() - madeAt.getTime()) / day).toSorted((a, b) => a - b)
}

describe('a nightly backup', () => {
  test('is kept for seven days, and the last one of a week for four weeks', () => {
    // 27 November 2026 is a Friday: the Sundays before it are 5, 12, 19 and 26 days ago.
    expect(keptAfter(90)).toEqual([0, 1, 2, 3, 4, 5, 6, 12, 19, 26])
  })

  test('is never kept for the thirty days after which none may exist', () => {
    for (let start = 0; start < 7; start++) expect(keptAfter(60 + start).at(-1)).toBeLessThan(29)
  })

  test('is kept, however old, while there is none after it', () => {
    expect(selectExpired([daysAgo(40)], now)).toEqual([])
    expect(selectExpired([daysAgo(40), daysAgo(0)], now)).toEqual([daysAgo(40)])
  })

  test('of an order that is not theirs expires all the same', () => {
    const expired = selectExpired(nightly(0, 40).toReversed(), now)
    expect(expired.map(({ path }) => Number(path))).not.toContain(12)
    expect(expired.map(({ path }) => Number(path))).toContain(13)
  })

  test('is named by its instant', () => {
    expect(nameOfNightly(now)).toBe('ramal-20261127T021700Z')
  })
})
