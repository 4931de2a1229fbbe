import type { JobTerms } from './terms.ts'
import { askable, askedLevels } from './vocabulary.ts'

/** A requirement of an ad. */
export type Requirement = NonNullable<JobTerms['asks']>[number]

/** What an applicant can answer to a requirement; to years of experience it is their number. */
export const answerValues = ['si', 'aprendiendo', 'no'] as const
export type AnswerValue = (typeof answerValues)[number]

/** What is answered with a number, and what with yes or no only, by the key of the answer. */
export const yearsKey = 'anos'
/** Whether a horse comes along, where an ad has room for one. */
export const ownHorseKey = 'ownHorse'

type Asking = Pick<JobTerms, 'asks' | 'ownHorse'>

/** Names a requirement in an answer: «carne-B», «galope-5», «trenzar»; «anos» whatever the number. */
export function askKey({ what, level }: Pick<Requirement, 'what' | 'level'>): string {
  return level === undefined || what === yearsKey ? what : `${what}-${level}`
}

/** The requirement that a key names; undefined for another text. */
export function findAsk(key: string): Pick<Requirement, 'what' | 'level'> | undefined {
  const what = askable.find(what => what === key)
  if (what) return { what }
  for (const [what, levels] of Object.entries(askedLevels)) {
    const level = levels.find(level => key === `${what}-${level}`)
    if (level !== undefined) return { what: what as keyof typeof askedLevels, level }
  }
  return undefined
}

/** Room for a horse of one's own. */
export const hasRoomForHorse = ({ ownHorse }: Asking) => ownHorse !== undefined && ownHorse !== 'no'

/** The keys of everything that an ad asks, in its order. */
export function keysOf(job: Asking): string[] {
  const keys = (job.asks ?? []).map(askKey)
  return [...new Set([...keys, ...(hasRoomForHorse(job) ? [ownHorseKey] : [])])]
}

/** The answers to what an ad asks, in its order; others are dropped. */
export function answersTo<Answer extends { ask: string }>(
  job: Asking,
  answers: readonly Answer[]
): Answer[] {
  const given = new Map(answers.map(answer => [answer.ask, answer]))
  return keysOf(job).flatMap(key => given.get(key) ?? [])
}
