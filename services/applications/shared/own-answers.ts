import type { ApplicationView } from '#projections/applications/view.ts'
import { type AnswerValue, findAsk, ownHorseKey, yearsKey } from '#events/job-content/asks.ts'
import { availableNow } from '#events/job-content/vocabulary.ts'
import { askText, type JobFact } from '#services/jobs/shared/job-facts.ts'
import { formatNumber, longDate } from '#services/platform/shared/formats.ts'
import { applyWords, askLabels, speech } from '#services/words/words.ts'

/** What an application says beside its letter, in words, for its applicant. */
export function ownAnswers({
  answers,
  startsOn,
  needsHousing,
  placeName
}: Pick<ApplicationView, 'answers' | 'startsOn' | 'needsHousing' | 'placeName'>): JobFact[] {
  const start = startsOn && (startsOn === availableNow ? applyWords.now : longDate(startsOn))
  return [
    ...answers.map(({ ask, value }) => ({ name: answeredText(ask), value: answerText(value) })),
    ...fact(applyWords.youCanStart, start),
    ...fact(applyWords.youNeedHousing, needsHousing === null ? '' : yesNo(needsHousing)),
    ...fact(applyWords.youLiveIn, placeName)
  ]
}

const fact = (name: string, value: string | null) => (value ? [{ name, value }] : [])

const yesNo = (value: boolean) => (value ? speech.yes : speech.no)

/** «Carné B», «Años de experiencia»; a key that names nothing is shown as it is. */
export function answeredText(key: string): string {
  if (key === yearsKey) return askLabels.anos
  if (key === ownHorseKey) return applyWords.youBringHorse
  const ask = findAsk(key)
  return ask ? askText(ask) : key
}

/** «Sí», «Aprendiendo», «4». */
export function answerText(value: AnswerValue | number): string {
  if (typeof value === 'number') return formatNumber(value)
  return value === 'aprendiendo' ? applyWords.learning : yesNo(value === 'si')
}
