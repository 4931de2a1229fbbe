import { anyDistance, availableNow } from '#events/job-content/vocabulary.ts'
import {
  askLabels,
  candidateWords,
  disciplineLabels,
  languageLabels,
  roleLabels,
  speech,
  titleLabels
} from '#services/words/words.ts'
import type { CandidateSummary } from '#site/lib/api.ts'
import { formatCount, longDate } from '#services/platform/shared/formats.ts'

/** «Jinete o amazona, Groom»; empty without roles. */
export function rolesText({ roles = [] }: Partial<CandidateSummary>): string {
  return roles.map(role => roleLabels[role]).join(', ')
}

export const candidatePath = (id: string): string => speech.path(`/candidates/${id}`)

/** The facts for a list: «6 años», «galope 7», «carné BE», «busca vivienda». */
export function shortFacts(profile: Partial<CandidateSummary>): string[] {
  const { years, galope, carnes = [], wantsHousing, hasHorse } = profile
  return [
    years && yearsText(years),
    galope && candidateWords.galopeOf(galope),
    ...carnes.map(carne => candidateWords.ownLicence(carne)),
    wantsHousing && candidateWords.looksForHousing,
    hasHorse && candidateWords.withHorse
  ].filter(fact => typeof fact === 'string' && fact !== '') as string[]
}

/** Everything that a profile states in the vocabulary of ads, but its roles. */
export function profileFacts(profile: CandidateSummary) {
  const { disciplines = [], radius, galope, carnes = [], titles = [], languages = [] } = profile
  const { knows = [], years, wantsHousing, hasHorse, availableFrom } = profile
  return [
    {
      name: candidateWords.disciplines,
      value: disciplines.map(discipline => disciplineLabels[discipline]).join(', ')
    },
    { name: candidateWords.experience, value: years === undefined ? '' : yearsText(years) },
    { name: candidateWords.galope, value: galope?.toString() },
    { name: candidateWords.licences, value: carnes.join(', ') },
    { name: candidateWords.titles, value: titles.map(title => titleLabels[title]).join(', ') },
    {
      name: candidateWords.languages,
      value: languages.map(language => languageLabels[language]).join(', ')
    },
    { name: candidateWords.can, value: knows.map(skill => askLabels[skill]).join(', ') },
    {
      name: candidateWords.housing,
      value: yesNoText(wantsHousing, candidateWords.needsIt, candidateWords.doesNotNeedIt)
    },
    {
      name: candidateWords.ownHorse,
      value: yesNoText(hasHorse, candidateWords.hasOne, candidateWords.hasNone)
    },
    { name: candidateWords.wouldGo, value: radiusText(radius) },
    { name: candidateWords.available, value: availableText(availableFrom) }
  ]
}

const yearsText = (years: number) => formatCount(years, candidateWords.year, candidateWords.years)

function yesNoText(answer: boolean | undefined, yes: string, no: string): string {
  return answer === undefined ? '' : answer ? yes : no
}

function availableText(from: string | undefined): string {
  if (!from) return ''
  return from === availableNow ? candidateWords.now : candidateWords.from(longDate(from))
}

function radiusText(radius: CandidateSummary['radius']): string {
  if (!radius) return ''
  return radius === anyDistance ? candidateWords.anywhere : candidateWords.upTo(radius)
}
