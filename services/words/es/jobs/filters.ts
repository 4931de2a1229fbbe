import type { experiences, jobTypes } from '#events/job-content/facets.ts'
import type { JobFilterKey } from '#events/job-content/job-terms.ts'
import type { Contract, Discipline, JobRole } from '#events/job-content/vocabulary.ts'
import { lowerFirst } from '../../shared/lower-first.ts'
import {
  contractLabels,
  disciplineLabels,
  experienceLabels,
  jobTypeLabels,
  roleLabels
} from './job-terms.ts'

interface FilterWords {
  /** The heading of its choices. */
  name: string
  /** The text of a value, as a search names it; `text` is its number, its euros or its province. */
  label: string | ((value: string, text: string) => string)
  /** The words that follow «12 empleos». */
  phrase: string | ((value: string, text: string) => string)
}

type JobType = (typeof jobTypes)[number]

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

/** Words of the filters of jobs. */
export const filterWords: Record<JobFilterKey, FilterWords> = {
  jobType: {
    name: 'Tipo de empleo',
    label: value => jobTypeLabels[value as JobType],
    phrase: value => `de ${jobTypeLabels[value as JobType].toLowerCase()}`
  },
  experience: {
    name: 'Experiencia',
    label: value => experienceLabels[value as Experience],
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
    label: (_, name) => name,
    phrase: (_, name) => `en ${name}`
  },
  housing: { name: 'Vivienda', label: 'Con vivienda', phrase: 'con vivienda' },
  pay: { name: 'Sueldo', label: 'Dice el sueldo', phrase: 'que dicen el sueldo' },
  payMin: {
    name: 'Sueldo mínimo',
    label: (_, euros) => `Desde ${euros} al mes`,
    phrase: (_, euros) => `desde ${euros} al mes`
  },
  contract: {
    name: 'Contrato',
    label: value => contractLabels[value as Contract],
    phrase: value => contractPhrases[value as Contract]
  },
  daysOff: {
    name: 'Días libres',
    label: (value, days) =>
      value === '1' ? 'Un día libre o más' : `${days}\u00a0días libres o más`,
    phrase: (value, days) =>
      value === '1' ? 'con un día libre o más' : `con ${days}\u00a0días libres o más`
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
    label: value => (value === 'si' ? 'Con menores' : 'No habla de menores'),
    phrase: value => (value === 'si' ? 'con menores' : 'que no hablan de menores')
  },
  alta: {
    name: 'Alta',
    label: 'Contrato desde el primer día',
    phrase: 'con contrato desde el primer día'
  },
  season: { name: 'Temporada', label: 'Por temporada', phrase: 'por temporada' },
  housingPhoto: {
    name: 'Foto de la vivienda',
    label: 'Vivienda con foto',
    phrase: 'con foto de la vivienda'
  },
  weekends: {
    name: 'Fines de semana',
    label: 'Fines de semana libres',
    phrase: 'con los fines de semana libres'
  }
}
