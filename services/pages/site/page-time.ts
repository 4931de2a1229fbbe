import { minute } from '#events/units.ts'
import { isValidWithin, type MaybeCacheable } from '#services/response-cache/validity.ts'

const day = 24 * 60 * minute

interface DatedJob {
  postDate: string
  expiryDate: string
}

/**
 * The time of a page, for its countdowns and ages: the first instant of the present minute from which all of them
 * read as now. A cached page is rendered again when one of them changes.
 */
export function pageTime(c: MaybeCacheable, now: Date, jobs: readonly DatedJob[]): number {
  const instants = jobs.flatMap(({ postDate, expiryDate }) => [postDate, expiryDate])
  const { from, until } = steadyTime(now.getTime(), instants)
  isValidWithin(c, from, until)
  return from
}

/** Texts count minutes up to a day, and days beyond; some change on the full unit, some right after it. */
export function steadyTime(
  now: number,
  instants: readonly string[]
): { from: number; until: number } {
  const start = now - (now % minute)
  let steady = { from: start, until: start + minute }
  for (const instant of instants) {
    const passed = now - Date.parse(instant)
    const unit = Math.abs(passed) > day ? day : minute
    const sinceUnit = ((passed % unit) + unit) % unit
    const from = sinceUnit === 0 ? now : now - sinceUnit + 1
    const until = sinceUnit === 0 ? now + 1 : now - sinceUnit + unit
    steady = { from: Math.max(steady.from, from), until: Math.min(steady.until, until) }
  }
  return steady
}
