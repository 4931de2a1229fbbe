import { describe, expect, test } from 'vitest'
import { countdown } from '#site/lib/countdown.ts'
import { firstVisitAt, newestJobs, timeAgo } from '#site/lib/time-ago.ts'
import { steadyTime } from './page-time.ts'

const minute = 60_000
const day = 24 * 60 * minute
const instant = '2026-03-02T10:00:30.250Z'
const at = Date.parse(instant)

describe('the time of a page', () => {
  const texts = (now: number) => [
    timeAgo(instant, now),
    newestJobs([{ id: 'one', postDate: instant }], firstVisitAt(now)).size,
    countdown(instant, now)
  ]
  const around = [0, 1, 61, 1_439, 1_440, 1_441, 2_880, 10_080, 43_200].map(
    minutes => minutes * minute
  )
  const moments = around.flatMap(distance =>
    [-distance, distance].flatMap(offset => [-1, 0, 1, 20_000].map(more => at + offset + more))
  )

  test.each(moments)('reads as now: %d', now => {
    const { from, until } = steadyTime(now, [instant])
    expect(from).toBeLessThanOrEqual(now)
    expect(until).toBeGreaterThan(now)
    for (const moment of [from, (from + until) / 2, until - 1]) {
      expect(texts(Math.floor(moment))).toEqual(texts(now))
    }
  })

  test('is the beginning of the minute, where no text changes in it', () => {
    const now = at + 5 * day + 10 * minute
    const start = now - (now % minute)
    expect(steadyTime(now, [instant])).toEqual({ from: start, until: start + minute })
  })
})
