import { anyDistance, availableNow } from '#events/job-content/vocabulary.ts'
import { askLabels, languageLabels, titleLabels } from '#services/words/words.ts'
import { disciplineLabels, roleLabels } from '#services/words/words.ts'
import type { CandidateSummary } from '#site/lib/api.ts'
import { formatCount, longDate } from '#services/platform/shared/formats.ts'

/** «Jinete o amazona, Groom»; empty without roles. */
export function rolesText({ roles = [] }: Partial<CandidateSummary>): string {
  return roles.map(role => roleLabels[role]).join(', ')
}

export const candidatePath = (id: string): string => `/candidates/${id}`

/** The facts for a list: «6 años», «galope 7», «carné BE», «busca vivienda». */
export function shortFacts(profile: Partial<CandidateSummary>): string[] {
  const { years, galope, carnes = [], wantsHousing, hasHorse } = profile
  return [
    years && formatCount(years, 'año', 'años'),
    galope && `galope\u00a0${galope}`,
    ...carnes.map(carne => `carné\u00a0${carne}`),
    wantsHousing && 'busca vivienda',
    hasHorse && 'con caballo'
  ].filter(fact => typeof fact === 'string' && fact !== '') as string[]
}

/** Everything that a profile states in the vocabulary of ads, but its roles. */
export function profileFacts(profile: CandidateSummary) {
  const { disciplines = [], radius, galope, carnes = [], titles = [], languages = [] } = profile
  const { knows = [], years, wantsHousing, hasHorse, availableFrom } = profile
  return [
    {
      name: 'Disciplinas',
      value: disciplines.map(discipline => disciplineLabels[discipline]).join(', ')
    },
    { name: 'Experiencia', value: years === undefined ? '' : formatCount(years, 'año', 'años') },
    { name: 'Galope', value: galope?.toString() },
    { name: 'Carnés', value: carnes.join(', ') },
    { name: 'Títulos', value: titles.map(title => titleLabels[title]).join(', ') },
    { name: 'Idiomas', value: languages.map(language => languageLabels[language]).join(', ') },
    { name: 'Sabe', value: knows.map(skill => askLabels[skill]).join(', ') },
    { name: 'Vivienda', value: yesNoText(wantsHousing, 'La necesita', 'No la necesita') },
    { name: 'Caballo propio', value: yesNoText(hasHorse, 'Tiene', 'No tiene') },
    { name: 'Iría', value: radiusText(radius) },
    { name: 'Disponible', value: availableText(availableFrom) }
  ]
}

function yesNoText(answer: boolean | undefined, yes: string, no: string): string {
  return answer === undefined ? '' : answer ? yes : no
}

function availableText(from: string | undefined): string {
  if (!from) return ''
  return from === availableNow ? 'Ya' : `Desde el ${longDate(from)}`
}

function radiusText(radius: CandidateSummary['radius']): string {
  if (!radius) return ''
  return radius === anyDistance ? 'A cualquier sitio' : `Hasta ${radius}\u00a0km`
}
