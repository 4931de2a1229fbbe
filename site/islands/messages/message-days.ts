import { clockTime, longDate } from '#services/platform/shared/formats.ts'
import { nearDate, relativeDay } from '#site/lib/near-date.ts'
import { cardWords } from '#services/words/words.ts'

export interface MessageDay<T> {
  title: string
  messages: T[]
}

/** Messages by the day on which they were sent, in the order in which they come. */
export function groupByDay<T extends { sentAt: string }>(
  messages: readonly T[],
  now: number
): MessageDay<T>[] {
  const days: MessageDay<T>[] = []
  for (const message of messages) {
    const title = dayTitle(message.sentAt, now)
    const last = days.at(-1)
    if (last?.title === title) last.messages.push(message)
    else days.push({ title, messages: [message] })
  }
  return days
}

/** «Hoy», «Ayer», «27 de marzo de 2025». */
export function dayTitle(instant: string, now: number): string {
  return relativeDay(instant, now) ?? longDate(instant)
}

/** The time for today, the day for older messages: «ayer», «1 nov». */
export function shortTime(instant: string, now: number): string {
  return relativeDay(instant, now) === cardWords.today ? clockTime(instant) : nearDate(instant, now)
}
