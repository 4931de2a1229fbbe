import type { Said } from '#events/aggregates/applications.ts'
import { type AnswerValue, answerValues, yearsKey } from '#events/job-content/asks.ts'
import { availableNow } from '#events/job-content/vocabulary.ts'
import { maxYears } from '#events/limits/candidate-profiles.ts'

/** The values of a form as texts. */
type Values = Readonly<Record<string, string | undefined>>

/** The field of an answer, by its key: `answers.carne-B`. */
export const answerField = (key: string) => `${prefix}${key}`
const prefix = 'answers.'

/** Of the field `starts`: the day that the other field says. */
export const otherDay = 'otro'

/** The fields of what is said beside the answers. */
export const otherFields = ['starts', 'startsOn', 'needsHousing', 'location', 'place'] as const

/** What the fields of a form say; a number of years that is none is left out, see `hasWrongYears`. */
export function readSaid(values: Values): Said {
  const { starts, startsOn, needsHousing, place } = values
  const start = !starts || starts === otherDay ? startsOn : starts
  return {
    answers: Object.entries(values).flatMap(([name, text = '']) => {
      const answer = name.startsWith(prefix) && readAnswer(name.slice(prefix.length), text)
      return answer ? [answer] : []
    }),
    ...(start && { startsOn: start }),
    ...(needsHousing && { needsHousing: needsHousing === 'si' }),
    ...(place && { place })
  }
}

function readAnswer(ask: string, text: string): Said['answers'][number] | undefined {
  if (ask !== yearsKey) {
    const value = answerValues.find(value => value === text)
    return value && { ask, value }
  }
  return isYears(text) ? { ask, value: Number(text) } : undefined
}

export const isYears = (text: string) => /^\s*\d+\s*$/.test(text) && Number(text) <= maxYears

export function hasWrongYears(values: Values): boolean {
  const years = values[answerField(yearsKey)] ?? ''
  return years.trim() !== '' && !isYears(years)
}

/** The fields of a form for what was said; `placeName` is the name of its place. */
export function writeSaid({
  answers,
  startsOn,
  needsHousing,
  place,
  placeName
}: {
  answers: readonly { ask: string; value: AnswerValue | number }[]
  startsOn?: string | null | undefined
  needsHousing?: boolean | null | undefined
  place?: string | null | undefined
  placeName?: string | null | undefined
}): Record<string, string> {
  return {
    ...Object.fromEntries(answers.map(({ ask, value }) => [answerField(ask), String(value)])),
    ...(startsOn && writeStart(startsOn)),
    ...(typeof needsHousing === 'boolean' && { needsHousing: needsHousing ? 'si' : 'no' }),
    ...(place && placeName && { place, location: placeName })
  }
}

const writeStart = (startsOn: string) =>
  startsOn === availableNow ? { starts: startsOn } : { starts: otherDay, startsOn }
