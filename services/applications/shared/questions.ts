import { askKey, hasRoomForHorse, ownHorseKey, yearsKey } from '#events/job-content/asks.ts'
import type { JobTerms } from '#events/job-content/terms.ts'
import { applyWords } from '#services/words/words.ts'
import { answerField } from './application-form.ts'
import { answeredText } from './own-answers.ts'

/** A question of the form for applying, which the ad asks. */
export interface Question {
  /** Of its field. */
  name: string
  text: string
  /** Answered with yes, learning or no; with yes or no; or with a number of years. */
  kind: 'level' | 'yesNo' | 'years'
}

/** What the form asks: the requirements of the ad but those that it teaches, and whether a horse comes along. */
export function questionsOf({ asks = [], ...job }: JobTerms): Question[] {
  const keys = asks.filter(({ weight }) => weight !== 'se-ensena').map(askKey)
  const all = [...new Set([...keys, ...(hasRoomForHorse(job) ? [ownHorseKey] : [])])]
  return all.map(key => ({
    name: answerField(key),
    text: key === ownHorseKey ? applyWords.horseQuestion : answeredText(key),
    kind: kindOf(key)
  }))
}

function kindOf(key: string): Question['kind'] {
  if (key === yearsKey) return 'years'
  return key === ownHorseKey ? 'yesNo' : 'level'
}
