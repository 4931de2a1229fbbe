import { askedLevels, contracts, disciplines, roles } from './vocabulary.ts'

export const yes = ['si'] as const
export const yesOrNo = ['si', 'no'] as const
/** What a search of jobs can be sorted by, in place of the best match: newest, ends soonest, pays most. */
export const jobSorts = ['nuevos', 'termina', 'sueldo'] as const
/** Gross euros a month of a full week that screens offer; a search may ask for any amount. */
const payMinSteps = [1250, 1500, 1750, 2000, 2500, 3000] as const
/** Days off a week. */
export const daysOffSteps = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7] as const
/** The galope that a person has; 0 for none. */
export const ownGalopes = [0, ...askedLevels.galope] as const
export const licences = askedLevels.carne

/** The values of the filters by terms that screens offer; those of `province` are the INE codes of the provinces. */
export const termFilterValues = {
  role: roles,
  discipline: disciplines,
  housing: yes,
  pay: yes,
  payMin: payMinSteps.map(String),
  contract: contracts,
  daysOff: daysOffSteps.map(String),
  carne: licences,
  galope: ownGalopes.map(String),
  ownHorse: yes,
  workPermit: yes,
  minors: yesOrNo
} as const

export type JobSort = (typeof jobSorts)[number]
