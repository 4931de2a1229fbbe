import type { CandidateTerms } from '#events/job-content/candidate-terms.ts'
import { includedLicences } from '#events/job-content/licences.ts'
import type { JobTerms } from '#events/job-content/terms.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { askLabels, matchWords, speech } from '#services/words/words.ts'
import { askText } from './job-facts.ts'

type Ask = NonNullable<JobTerms['asks']>[number]

export interface JobMatch {
  /** «Cumples 4 de 5: te falta el carné C»; none where nothing is indispensable. */
  summary: string | undefined
  /** The text without what is missing, when that is much; for cards. */
  brief: string | undefined
  /** True when the profile has something that is indispensable. */
  isSomeMet: boolean
  /** By the text of each requirement, whether the profile has it; without those that are taught. */
  has: Record<string, boolean>
}

/** «Cumple 4 de 5: le falta el carné BE», for an employer; undefined where nothing is indispensable. */
export function fitSentence(
  { asks = [] }: JobTerms,
  candidate: CandidateTerms
): string | undefined {
  const needed = asks.filter(({ weight }) => weight === 'imprescindible')
  const missing = needed.filter(ask => !isMet(ask, candidate))
  return needed.length ? summaryOf(needed, missing, false) : undefined
}

/** Only what is indispensable counts; what is valued is marked. What a profile does not state is missing. */
export function matchJob({ asks = [] }: JobTerms, candidate: CandidateTerms): JobMatch {
  const judged = asks.filter(({ weight }) => weight !== 'se-ensena')
  const needed = judged.filter(({ weight }) => weight === 'imprescindible')
  const missing = needed.filter(ask => !isMet(ask, candidate))
  const summary = needed.length ? summaryOf(needed, missing) : undefined
  return {
    summary,
    brief: missing.length > maxNamed ? summary?.split(':', 1)[0] : summary,
    isSomeMet: missing.length < needed.length,
    has: Object.fromEntries(judged.map(ask => [askText(ask), isMet(ask, candidate)]))
  }
}

export interface JudgedAsk {
  text: string
  isNeeded: boolean
  isMet: boolean
  /** «6 años», «Galope 6», «B»: what the profile says about it; empty where it is a yes or a no. */
  stated: string
}

/** Each requirement with what the profile states about it, for the employer. */
export function judgeAsks({ asks = [] }: JobTerms, candidate: CandidateTerms): JudgedAsk[] {
  return asks
    .filter(({ weight }) => weight !== 'se-ensena')
    .map(ask => ({
      text: askText(ask),
      isNeeded: ask.weight === 'imprescindible',
      isMet: isMet(ask, candidate),
      stated: statedText(ask, candidate)
    }))
}

function statedText({ what }: Ask, { galope, years, carnes = [] }: CandidateTerms): string {
  if (what === 'galope') return galope === undefined ? '' : `${askLabels.galope}\u00a0${galope}`
  if (what === 'anos')
    return years === undefined ? '' : formatCount(years, matchWords.year, matchWords.years)
  return what === 'carne' ? carnes.join(', ') : ''
}

/** The most requirements that a card names. */
const maxNamed = 2

function summaryOf(needed: Ask[], missing: Ask[], isReader = true): string {
  const met = needed.length - missing.length
  if (!missing.length) return matchWords.meetsAll(met, isReader)
  const texts = list(missing.map(missingText))
  return matchWords.lacksSome(met, needed.length, {
    count: missing.length,
    missing: texts,
    isReader
  })
}

const trainerTitles: readonly unknown[] = ['TD1', 'TD2', 'TDS']

/** A higher galope, title or licence includes the lower ones. */
function isMet({ what, level }: Ask, candidate: CandidateTerms): boolean {
  const { galope = 0, years = 0, carnes = [], titles = [], languages = [], knows = [] } = candidate
  const isOf = (values: readonly unknown[]) => values.includes(level)
  switch (what) {
    case 'galope':
      return galope >= Number(level)
    case 'anos':
      return years >= Number(level)
    case 'carne':
      return isOf(includedLicences(carnes))
    case 'idioma':
      return isOf(languages)
    case 'titulo':
      return isOf(titles) || (isOf(trainerTitles) && titles.some(own => isHigher(own, level)))
    default:
      return knows.includes(what)
  }
}

const isHigher = (own: unknown, level: unknown) =>
  trainerTitles.indexOf(own) > trainerTitles.indexOf(level)

/** «el carné C», «3 años de experiencia», «inglés», «dar cuerda». */
function missingText(ask: Ask): string {
  const text = ask.what === 'titulo' ? `${askLabels.titulo} ${askText(ask)}` : askText(ask)
  const isNamed = ask.what === 'galope' || ask.what === 'carne' || ask.what === 'titulo'
  return matchWords.missing(text, isNamed, ask.what === 'idioma')
}

function list(texts: string[]): string {
  const last = texts.at(-1) ?? ''
  return texts.length > 1 ? `${texts.slice(0, -1).join(', ')} ${speech.and} ${last}` : last
}
