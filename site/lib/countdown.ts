import { day, hour, minute } from '#events/units.ts'
import { endingDays, amberDays, redDays } from '#events/limits/jobs.ts'
import { cardWords } from '#services/words/words.ts'
import { ofLocale } from '#services/platform/shared/formats.ts'

export interface Countdown {
  tone: 'info' | 'amber' | 'danger' | 'calm' | 'over'
  text: string
  /** Of ten blocks, each of three days. */
  blocks: number
}

const days = ofLocale(
  locale => new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' })
)

/** Time left, as a card shows it. The day that has begun counts. */
export function countdown(expiryDate: string, now: number): Countdown {
  const left = new Date(expiryDate).getTime() - now
  if (left <= 0) return { tone: 'over', text: cardWords.over, blocks: 0 }
  const blocks = Math.min(10, Math.ceil(left / (3 * day)))
  if (left <= redDays * day)
    return { tone: 'danger', text: cardWords.urgent(hoursAndMinutes(left)), blocks }
  const tone = left <= amberDays * day ? 'amber' : 'info'
  return { tone, text: cardWords.daysLeft(days().format(Math.ceil(left / day))), blocks }
}

/** The countdown of the job's page, calm while many days are left. */
export function detailCountdown(expiryDate: string, now: number): Countdown {
  const shown = countdown(expiryDate, now)
  const isCalm = shown.tone === 'info' && new Date(expiryDate).getTime() - now > endingDays * day
  return isCalm ? { ...shown, tone: 'calm' } : shown
}

function hoursAndMinutes(left: number): string {
  return cardWords.hoursAndMinutes(Math.floor(left / hour), Math.floor((left % hour) / minute))
}
