import { day } from '#events/units.ts'
import { dateFormat } from '#services/platform/shared/formats.ts'
import { dayOf } from '#services/platform/shared/time-zone.ts'
import { shortDate } from './formats.ts'
import { cardWords } from '#services/words/words.ts'

const dayAndMonth = dateFormat({ day: 'numeric', month: 'short' })

/** «Hoy», «Ayer»; undefined for other days. */
export function relativeDay(instant: string, now: number): string | undefined {
  const isOn = (moment: number) => shortDate(instant) === shortDate(new Date(moment).toISOString())
  if (isOn(now)) return cardWords.today
  return isOn(now - day) ? cardWords.yesterday : undefined
}

const yearOf = (date: Date) => dayOf(date).slice(0, 4)

/** «hoy», «ayer», «20 nov», and with the year when it is another one: for lists. */
export function nearDate(instant: string, now: number): string {
  const near = relativeDay(instant, now)?.toLowerCase()
  if (near) return near
  const isOfThisYear = yearOf(new Date(instant)) === yearOf(new Date(now))
  return isOfThisYear ? dayAndMonth(instant) : shortDate(instant)
}
