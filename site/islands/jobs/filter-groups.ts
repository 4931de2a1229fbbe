import { experiences, jobTypes } from '#events/job-content/facets.ts'
import { termFilterValues } from '#events/job-content/filters.ts'
import { provinces } from '#services/jobs/provinces.ts'
import type { FilterGroupOptions } from '#site/ui/FilterGroup.tsx'
import type { FilterName } from '#services/jobs/filter-labels.ts'

/** A filter of jobs, and how it is shown. */
export interface JobFilterOptions extends FilterGroupOptions {
  name: FilterName
}

const { role, housing, pay, payMin, discipline, contract, carne, galope } = termFilterValues
const { ownHorse, workPermit, minors } = termFilterValues
const provinceCodes = provinces.map(({ code }) => code)
const one = { kind: 'select', any: 'Cualquiera' } as const
const several = { kind: 'boxes' } as const

export const mainFilters: readonly JobFilterOptions[] = [
  { name: 'province', label: 'Provincia', values: provinceCodes, ...several, sortsByCount: true },
  { name: 'role', label: 'Puesto', values: role, ...several },
  { name: 'housing', label: 'Vivienda', values: housing, ...several },
  { name: 'pay', label: 'Sueldo', values: pay, ...several },
  { name: 'payMin', label: 'Sueldo mínimo', values: payMin, ...one },
  {
    ...{ name: 'jobType', label: 'Tipo de empleo', values: jobTypes },
    ...{ kind: 'radios', any: 'Todos', showsEmpty: true }
  }
]

export const moreFilters: readonly JobFilterOptions[] = [
  {
    ...{ name: 'experience', label: 'Experiencia', values: experiences },
    ...{ kind: 'radios', any: 'Cualquiera', showsEmpty: true }
  },
  { name: 'discipline', label: 'Disciplina', values: discipline, ...several },
  { name: 'contract', label: 'Contrato', values: contract, ...several },
  { name: 'daysOff', label: 'Días libres', values: ['1.5', '2', '3'], ...one },
  { name: 'carne', label: 'Carné', values: carne, ...several },
  { name: 'galope', label: 'Galope', values: galope, ...one },
  { name: 'ownHorse', label: 'Tu caballo', values: ownHorse, ...several },
  { name: 'workPermit', label: 'Permiso de trabajo', values: workPermit, ...several },
  { name: 'minors', label: 'Menores', values: minors, ...one }
]
