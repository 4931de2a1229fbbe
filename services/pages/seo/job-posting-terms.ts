import { housingLabels, ownHorseLabels } from '#services/jobs/shared/labels.ts'
import { isPayTold } from '#services/jobs/shared/pay-text.ts'
import type { JobWithoutContact } from '../shared/contract.ts'
import { jobTypeMetadata } from './job-type-metadata.ts'

const contractTypes: Partial<Record<NonNullable<JobWithoutContact['contract']>, string>> = {
  temporal: 'TEMPORARY',
  sustitucion: 'TEMPORARY',
  'fijo-discontinuo': 'TEMPORARY',
  'formacion-alternancia': 'INTERN',
  'practica-profesional': 'INTERN',
  autonomo: 'CONTRACTOR'
}

/** Of schema.org; by the job's type, and by its contract where that has one of its own. */
export function employmentTypes({ jobType, contract }: JobWithoutContact): string[] {
  const byContract = contract && contractTypes[contract]
  return [
    ...new Set([jobTypeMetadata[jobType].employmentType, ...(byContract ? [byContract] : [])])
  ]
}

const salaryUnits = { hora: 'HOUR', dia: 'DAY', mes: 'MONTH', ano: 'YEAR' }

/** Empty without an amount above 0 in the ad, or with one by ride, lesson or service. */
export function baseSalary(pay: JobWithoutContact['pay']): object {
  if (!isPayTold(pay)) return {}
  const { min, max = min, period } = pay
  if (!(period in salaryUnits) || min <= 0) return {}
  const unitText = salaryUnits[period as keyof typeof salaryUnits]
  const value = { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitText }
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'EUR', value } }
}

/** Housing and a place for one's own horse. */
export function benefits({ housing, ownHorse }: JobWithoutContact): object {
  const texts = [
    housing && housing.kind !== 'no' && housingLabels[housing.kind],
    ownHorse && ownHorse !== 'no' && `Tu caballo: ${ownHorseLabels[ownHorse].toLowerCase()}`
  ].filter(Boolean)
  return texts.length ? { jobBenefits: texts.join('. ') } : {}
}
