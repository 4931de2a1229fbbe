import type { JobTerms } from '#events/job-content/terms.ts'
import { formatNumber } from '#services/platform/shared/formats.ts'
import { factWords, housingChips, ownHorseChips } from '#services/words/words.ts'
import { isPayTold, payText } from './pay-text.ts'

export interface CardFacts {
  pay: string
  isPayTold: boolean
  /** Housing, days off, a box for one's own horse, driving licences. */
  others: string[]
}

/** The chips of a job in a list. */
export function cardFacts({ pay, housing, hours, ownHorse, asks = [] }: JobTerms): CardFacts {
  const licences = asks
    .filter(({ what }) => what === 'carne')
    .map(({ level }) => factWords.licence(level))
  const others = [
    housing && housingChips[housing.kind],
    daysOffText(hours?.daysOff),
    ownHorse && ownHorseChips[ownHorse],
    ...licences
  ]
  return { pay: payText(pay), isPayTold: isPayTold(pay), others: others.filter(isText) }
}

/** «1.250 €/mes · vivienda · 2 días libres». */
export function offerText(job: JobTerms): string {
  const { pay, others } = cardFacts(job)
  return [pay, ...others].filter(isText).join(' · ')
}

const isText = (text: string | undefined): text is string => Boolean(text)

/** «2 días libres», «1,5 días libres». */
function daysOffText(days: number | undefined): string | undefined {
  if (days === undefined) return undefined
  return `${formatNumber(days)}\u00a0${days === 1 ? factWords.dayOff : factWords.someDaysOff}`
}
