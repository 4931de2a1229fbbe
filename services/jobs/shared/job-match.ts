import type { Said } from '#events/aggregates/applications.ts'
import { type AnswerValue, type Requirement, askKey } from '#events/job-content/asks.ts'
import type { CandidateTerms } from '#events/job-content/candidate-terms.ts'
import { includedLicences } from '#events/job-content/licences.ts'
import type { JobTerms } from '#events/job-content/terms.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { askLabels, matchWords } from '#services/words/words.ts'
import { askText } from './job-facts.ts'

/** Whether a person has what is asked; `no-dice` where nothing says it. */
type Met = AnswerValue | 'no-dice'

export interface JobMatch {
  /** «Cumples 3 de 5. Te falta: carné C. Tu perfil no dice: trenzar»; none where nothing is indispensable, or the profile says nothing of it. */
  summary: string | undefined
  /** The text without names, when they are many; for cards. */
  brief: string | undefined
  /** True when the profile has something that is indispensable. */
  isSomeMet: boolean
  /** True when the profile says nothing of what is indispensable. */
  isUnsaid: boolean
  /** By the text of each requirement, whether the profile has it; without those that are taught. */
  has: Record<string, Met>
}

/** Only what is indispensable counts; what is valued is marked. What a profile does not state is unknown. */
export function matchJob({ asks = [] }: JobTerms, candidate: CandidateTerms): JobMatch {
  const judged = asks.filter(({ weight }) => weight !== 'se-ensena')
  const fit = fitOf(judged, candidate)
  const { needed, met, lacking, unsaid } = fit
  const isUnsaid = needed > 0 && unsaid.length === needed
  const summary = summaryOf(fit, true)
  const isLong = lacking.length + unsaid.length > maxNamed
  return {
    summary,
    brief: summary && isLong ? matchWords.brief(met, needed, unsaid.length) : summary,
    isSomeMet: met > 0,
    isUnsaid,
    has: Object.fromEntries(judged.map(ask => [askText(ask), metByProfile(ask, candidate)]))
  }
}

/** «Cumple 4 de 5. No tiene: carné BE», for an employer, and its rank; without a sentence where the profile says nothing of it. */
export function fitSentence(
  { asks = [] }: JobTerms,
  candidate: CandidateTerms
): { text: string | undefined; rank: number } {
  const fit = fitOf(asks, candidate)
  const { needed, met, lacking } = fit
  const rank = needed ? (met - lacking.length) / needed : 0
  return { text: summaryOf(fit, false), rank }
}

export interface JudgedAsk {
  text: string
  isNeeded: boolean
  isMet: boolean
  answer: Met
  /** «6 años», «Galope 6», «B»: what is said about it; empty where it is a yes or a no. */
  stated: string
}

/** Each requirement with what the applicant answers to it, else with what the profile states, for the employer. */
export function judgeAsks(
  { asks = [] }: JobTerms,
  candidate: CandidateTerms,
  answers: Said['answers'] = []
): JudgedAsk[] {
  return asks.flatMap(ask => {
    const given = answers.find(answer => answer.ask === askKey(ask))?.value
    if (ask.weight === 'se-ensena' && given === undefined) return []
    const said = typeof given === 'number' ? { years: given } : candidate
    const answer = typeof given === 'string' ? given : metByProfile(ask, said)
    const stated = typeof given === 'string' ? '' : statedText(ask, said)
    return [
      {
        text: askText(ask),
        isNeeded: ask.weight === 'imprescindible',
        isMet: answer === 'si',
        answer,
        stated
      }
    ]
  })
}

function statedText({ what }: Requirement, { galope, years, carnes = [] }: CandidateTerms): string {
  if (what === 'galope') return galope === undefined ? '' : `${askLabels.galope}\u00a0${galope}`
  if (what === 'anos')
    return years === undefined ? '' : formatCount(years, matchWords.year, matchWords.years)
  return what === 'carne' ? carnes.join(', ') : ''
}

/** The most requirements that a card names. */
const maxNamed = 2

interface Fit {
  /** How many requirements are indispensable, and how many of them are met. */
  needed: number
  met: number
  lacking: Requirement[]
  unsaid: Requirement[]
}

function fitOf(asks: readonly Requirement[], candidate: CandidateTerms): Fit {
  const needed = asks.filter(({ weight }) => weight === 'imprescindible')
  const which = (met: Met) => needed.filter(ask => metByProfile(ask, candidate) === met)
  const [lacking, unsaid] = [which('no'), which('no-dice')]
  return { needed: needed.length, met: which('si').length, lacking, unsaid }
}

function summaryOf({ needed, met, lacking, unsaid }: Fit, isReader: boolean): string | undefined {
  if (!needed || unsaid.length === needed) return undefined
  if (met === needed) return matchWords.meetsAll(met, isReader)
  const names = (asks: Requirement[]) => asks.map(nameOf).join(', ')
  return matchWords.meetsSome(met, needed, {
    lacking: names(lacking),
    unsaid: names(unsaid),
    isReader
  })
}

const trainerTitles: readonly unknown[] = ['TD1', 'TD2', 'TDS']

/**
 * A higher galope, title or licence includes the lower ones; who states a lower one does not have it. What is in none of the
 * lists of a profile is not stated.
 */
export function metByProfile({ what, level }: Requirement, candidate: CandidateTerms): Met {
  const { galope, years, carnes = [], titles = [], languages = [], knows = [] } = candidate
  const stated = (has: boolean, isStated: boolean): Met =>
    has ? 'si' : isStated ? 'no' : 'no-dice'
  switch (what) {
    case 'galope':
      return stated(Number(galope) >= Number(level), galope !== undefined)
    case 'anos':
      return stated(Number(years) >= Number(level), years !== undefined)
    case 'carne':
      return stated(
        includedLicences(carnes).some(own => own === level),
        carnes.length > 0
      )
    case 'titulo':
      return metByTitles(level, titles)
    case 'idioma':
      return stated(
        languages.some(own => own === level),
        false
      )
    default:
      return stated(
        knows.some(own => own === what),
        false
      )
  }
}

function metByTitles(level: unknown, titles: readonly unknown[]): Met {
  if (titles.includes(level)) return 'si'
  const ranks = titles.map(own => trainerTitles.indexOf(own)).filter(rank => rank >= 0)
  if (!trainerTitles.includes(level) || !ranks.length) return 'no-dice'
  return Math.max(...ranks) > trainerTitles.indexOf(level) ? 'si' : 'no'
}

/** «carné C», «3 años de experiencia», «inglés», «dar cuerda». */
function nameOf(ask: Requirement): string {
  const text = ask.what === 'titulo' ? `${askLabels.titulo} ${askText(ask)}` : askText(ask)
  return matchWords.named(text, ask.what === 'idioma')
}
