import type { experiences, jobTypes } from '#events/job-content/facets.ts'
import type { Contract, Discipline, JobRole } from '#events/job-content/vocabulary.ts'
import type * as es from '../../es/jobs/filters.ts'
import { lowerFirst } from '../../shared/lower-first.ts'
import {
  contractLabels,
  disciplineLabels,
  experienceLabels,
  jobTypeLabels,
  roleLabels
} from './job-terms.ts'

type JobType = (typeof jobTypes)[number]

type Experience = (typeof experiences)[number]

const experiencePhrases: Record<Experience, string> = {
  'Nivel Básico': 'for beginners',
  'Experiencia Media': 'with some experience',
  Experto: 'for experts'
}

const contractPhrases: Record<Contract, string> = {
  indefinido: 'with a permanent contract',
  'fijo-discontinuo': 'with a permanent seasonal contract',
  temporal: 'with a temporary contract',
  sustitucion: 'to cover an absence',
  'formacion-alternancia': 'with work-linked training',
  'practica-profesional': 'with graduate training',
  autonomo: 'for the self-employed'
}

export const filterWords: typeof es.filterWords = {
  jobType: {
    name: 'Job type',
    label: value => jobTypeLabels[value as JobType],
    phrase: value => `that are ${lowerFirst(jobTypeLabels[value as JobType])}`
  },
  experience: {
    name: 'Experience',
    label: value => experienceLabels[value as Experience],
    phrase: value => experiencePhrases[value as Experience]
  },
  role: {
    name: 'Role',
    label: value => roleLabels[value as JobRole],
    phrase: value => `as ${lowerFirst(roleLabels[value as JobRole])}`
  },
  discipline: {
    name: 'Discipline',
    label: value => disciplineLabels[value as Discipline],
    phrase: value => `in ${lowerFirst(disciplineLabels[value as Discipline])}`
  },
  province: {
    name: 'Province',
    label: (_, name) => name,
    phrase: (_, name) => `in ${name}`
  },
  housing: { name: 'Housing', label: 'With housing', phrase: 'with housing' },
  pay: { name: 'Pay', label: 'States the pay', phrase: 'that state the pay' },
  payMin: {
    name: 'Minimum pay',
    label: (_, euros) => `From ${euros} per month`,
    phrase: (_, euros) => `from ${euros} per month`
  },
  contract: {
    name: 'Contract',
    label: value => contractLabels[value as Contract],
    phrase: value => contractPhrases[value as Contract]
  },
  daysOff: {
    name: 'Days off',
    label: (value, days) =>
      value === '1' ? 'One day off or more' : `${days}\u00a0days off or more`,
    phrase: (value, days) =>
      value === '1' ? 'with one day off or more' : `with ${days}\u00a0days off or more`
  },
  carne: {
    name: 'Driving licence',
    label: value => `With licence ${value}`,
    phrase: value => `with licence ${value}`
  },
  galope: {
    name: 'Galope (Spanish riding level, 1 to 9)',
    label: value =>
      value === '0' ? 'Without a riding level (galope)' : `With riding level ${value} (galope)`,
    phrase: value =>
      value === '0' ? 'without a riding level (galope)' : `with riding level ${value} (galope)`
  },
  ownHorse: {
    name: 'Your horse',
    label: 'With my horse',
    phrase: 'with room for your horse'
  },
  workPermit: {
    name: 'Work permit',
    label: 'Arranges the work permit',
    phrase: 'that arrange the work permit'
  },
  minors: {
    name: 'Children',
    label: value => (value === 'si' ? 'With children' : 'No mention of children'),
    phrase: value => (value === 'si' ? 'with children' : 'that do not mention children')
  },
  alta: {
    name: 'Social Security',
    label: 'Contract from day one',
    phrase: 'with a contract from day one'
  },
  season: { name: 'Season', label: 'Seasonal', phrase: 'that are seasonal' },
  housingPhoto: {
    name: 'Photo of the housing',
    label: 'Housing with a photo',
    phrase: 'with a photo of the housing'
  },
  weekends: { name: 'Weekends', label: 'Weekends off', phrase: 'with weekends off' }
}
