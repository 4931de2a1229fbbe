import type { experiences } from '#events/job-content/facets.ts'
import type { JobFilterKey } from '#events/job-content/job-terms.ts'
import type { Contract, Discipline, JobRole } from '#events/job-content/vocabulary.ts'
import { provinceOf } from '#events/places/shared/provinces.ts'
import { formatEuros, formatNumber } from '#services/platform/shared/spanish-formats.ts'
import { contractLabels, disciplineLabels, roleLabels } from './labels.ts'
import type { JobListSearch } from './search-url.ts'

interface FilterWords {
  /** The heading of its choices. */
  name: string
  /** The text of a value, as a search names it. */
  label: string | ((value: string) => string)
  /** The words that follow «12 empleos». */
  phrase: string | ((value: string) => string)
}

type Experience = (typeof experiences)[number]

const experiencePhrases: Record<Experience, string> = {
  'Nivel Básico': 'de nivel básico',
  'Experiencia Media': 'con experiencia media',
  Experto: 'para expertos'
}

const contractPhrases: Record<Contract, string> = {
  indefinido: 'con contrato indefinido',
  'fijo-discontinuo': 'con contrato fijo discontinuo',
  temporal: 'con contrato temporal',
  sustitucion: 'de sustitución',
  'formacion-alternancia': 'de formación en alternancia',
  'practica-profesional': 'de práctica profesional',
  autonomo: 'para autónomos'
}

/** Spanish words of the filters. */
export const filterWords: Record<JobFilterKey, FilterWords> = {
  jobType: {
    name: 'Tipo de empleo',
    label: value => value,
    phrase: value => `de ${lowerFirst(value)}`
  },
  experience: {
    name: 'Experiencia',
    label: value => value,
    phrase: value => experiencePhrases[value as Experience]
  },
  role: {
    name: 'Puesto',
    label: value => roleLabels[value as JobRole],
    phrase: value => `de ${lowerFirst(roleLabels[value as JobRole])}`
  },
  discipline: {
    name: 'Disciplina',
    label: value => disciplineLabels[value as Discipline],
    phrase: value => `de ${lowerFirst(disciplineLabels[value as Discipline])}`
  },
  province: {
    name: 'Provincia',
    label: value => provinceOf(value)?.name ?? value,
    phrase: value => `en ${provinceOf(value)?.name ?? value}`
  },
  housing: { name: 'Vivienda', label: 'Con vivienda', phrase: 'con vivienda' },
  pay: { name: 'Sueldo', label: 'Dice el sueldo', phrase: 'que dicen el sueldo' },
  payMin: {
    name: 'Sueldo mínimo',
    label: value => `Desde ${formatEuros(Number(value))} al mes`,
    phrase: value => `desde ${formatEuros(Number(value))} al mes`
  },
  contract: {
    name: 'Contrato',
    label: value => contractLabels[value as Contract],
    phrase: value => contractPhrases[value as Contract]
  },
  daysOff: {
    name: 'Días libres',
    label: value =>
      value === '1' ? 'Un día libre o más' : `${formatNumber(Number(value))} días libres o más`,
    phrase: value =>
      value === '1'
        ? 'con un día libre o más'
        : `con ${formatNumber(Number(value))} días libres o más`
  },
  carne: {
    name: 'Carné',
    label: value => `Tengo el carné ${value}`,
    phrase: value => `con el carné ${value}`
  },
  galope: {
    name: 'Galope',
    label: value => (value === '0' ? 'Sin galopes' : `Tengo el galope ${value}`),
    phrase: value => (value === '0' ? 'sin galopes' : `con el galope ${value}`)
  },
  ownHorse: {
    name: 'Tu caballo',
    label: 'Con mi caballo',
    phrase: 'con sitio para tu caballo'
  },
  workPermit: {
    name: 'Permiso de trabajo',
    label: 'Tramita el permiso de trabajo',
    phrase: 'que tramitan el permiso de trabajo'
  },
  minors: {
    name: 'Menores',
    label: value => (value === 'si' ? 'Con menores' : 'Sin trato con menores'),
    phrase: value => (value === 'si' ? 'con menores' : 'sin trato con menores')
  }
}

/** Lower case, except for a name in capitals. */
function lowerFirst(text: string): string {
  return /^.\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

export function filterLabel(name: JobFilterKey, value: string): string {
  return inWords(filterWords[name].label, value)
}

/** «con vivienda», «de mozo/a de cuadra o groom»: what follows «12 empleos» for the values of a filter. */
export function filterPhrase(name: JobFilterKey, values: readonly string[]): string {
  const phrases = values.map(value => inWords(filterWords[name].phrase, value))
  const [first = '', ...others] = phrases
  const preposition = first.split(' ', 1)[0] ?? ''
  const rest = others.map(phrase =>
    phrase.startsWith(`${preposition} `) ? phrase.slice(preposition.length + 1) : phrase
  )
  return [first, ...rest].join(' o ')
}

const inWords = (words: string | ((value: string) => string), value: string) =>
  typeof words === 'string' ? words : words(value)

/** One value of a filter that is set. */
export interface JobFilterChip {
  name: JobFilterKey
  value: string
  label: string
}

/** The values of the filters of a search, each with its label and the search without it. */
export function filterChips(search: JobListSearch): (JobFilterChip & { without: JobListSearch })[] {
  return (Object.keys(filterWords) as JobFilterKey[]).flatMap(name => {
    const values = search[name].split(',').filter(Boolean)
    return values.map(value => {
      const others = values.filter(otherValue => otherValue !== value).join(',')
      return {
        name,
        value,
        label: filterLabel(name, value),
        without: { ...search, [name]: others, page: 1 }
      }
    })
  })
}
