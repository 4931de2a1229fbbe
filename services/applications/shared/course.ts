import { askAgainDays } from '#events/limits/applications.ts'
import { day } from '#events/units.ts'
import type { ApplicationView } from '#projections/applications/view.ts'
import { dayOfMonth } from '#services/platform/shared/formats.ts'
import { courseWords } from '#services/words/words.ts'

type Course = Pick<
  ApplicationView,
  | 'appliedAt'
  | 'seenAt'
  | 'answeredAt'
  | 'askedAgainAt'
  | 'lapsedAt'
  | 'withdrawnAt'
  | 'isEmployerDeleted'
>

interface Step {
  text: string
  /** Missing of what has not happened. */
  at?: string
}

/** What has happened to an application, the first first: sent, opened, answered. */
export function stepsOf(application: Course): Step[] {
  const { appliedAt, seenAt, answeredAt, withdrawnAt, isEmployerDeleted } = application
  const step = (say: (day: string) => string, at: string | null) =>
    at ? [{ text: say(dayOfMonth(at)), at }] : []
  const later = [
    ...step(courseWords.openedOn, seenAt),
    ...step(courseWords.answeredOn, answeredAt)
  ].sort((a, b) => a.at.localeCompare(b.at))
  const mayBeOpened = !later.length && !withdrawnAt && !isEmployerDeleted
  return [
    ...step(courseWords.sentOn, appliedAt),
    ...later,
    ...(mayBeOpened ? [{ text: courseWords.notOpened }] : [])
  ]
}

/** Whether its applicant may ask if the job still stands. */
export function mayAskAgain(application: Course, now: number): boolean {
  const { appliedAt, answeredAt, withdrawnAt, lapsedAt, askedAgainAt, isEmployerDeleted } =
    application
  const isOver = answeredAt || withdrawnAt || lapsedAt || askedAgainAt || isEmployerDeleted
  return !isOver && now >= Date.parse(appliedAt) + askAgainDays * day
}
