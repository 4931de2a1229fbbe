import { day, hour, minute } from '#events/units.ts'
import { cardWords } from '#services/words/words.ts'
import { ofLocale } from '#services/platform/shared/formats.ts'

const format = ofLocale(locale => new Intl.RelativeTimeFormat(locale))

/** «hace 3 horas», «hace 2 días»: whole hours and days; milliseconds. */
export function timeAgo(instant: string, now: number): string {
  const passed = Math.max(0, now - new Date(instant).getTime())
  if (passed < minute) return cardWords.justNow
  if (passed < hour) return format().format(-Math.floor(passed / minute), 'minute')
  if (passed < day) return format().format(-Math.floor(passed / hour), 'hour')
  return format().format(-Math.floor(passed / day), 'day')
}

/** Stands for the last visit of a new visitor: jobs of the last 24 hours are new. */
export const firstVisitAt = (now: number): number => now - day

const maxNew = 3

/** The ids of the newest of some jobs, three at most, of those published after an instant. */
export function newestJobs(
  jobs: readonly { id: string; postDate: string }[],
  since: number
): ReadonlySet<string> {
  const published = jobs
    .map(({ id, postDate }) => ({ id, at: new Date(postDate).getTime() }))
    .filter(({ at }) => at > since)
    .sort((a, b) => b.at - a.at)
  return new Set(published.slice(0, maxNew).map(({ id }) => id))
}
