import type { JobFilterKey } from '#events/job-content/job-terms.ts'
import type { Contract, Discipline, JobRole } from '#events/job-content/vocabulary.ts'
import { provinceOf } from '#events/places/shared/provinces.ts'
import { formatEuros, formatNumber } from '#services/platform/shared/spanish-formats.ts'
import { contractLabels, disciplineLabels, roleLabels } from './labels.ts'
import type { JobListSearch } from './search-url.ts'

interface FilterWords {
  /** Above its choices. */
  name: string
  /** What visitors read for a value, as a search names it. */
  label: string | ((value: string) => string)
}

/** What people read of the filters, in Spanish. */
export const filterWords: Record<JobFilterKey, FilterWords> = {
  jobType: {
    name: 'Tipo de empleo',
    label: value => value
  },
  experience: {
    name: 'Experiencia',
    label: value => value
  },
  role: {
    name: 'Puesto',
    label: value => roleLabels[value as JobRole]
  },
  discipline: {
    name: 'Disciplina',
    label: value => disciplineLabels[value as Discipline]
  },
  province: {
    name: 'Provincia',
    label: value => provinceOf(value)?.name ?? value
  },
  housing: { name: 'Vivienda', label: 'Con vivienda' },
  pay: { name: 'Sueldo', label: 'Dice el sueldo' },
  payMin: {
    name: 'Sueldo mínimo',
    label: value => `Desde ${formatEuros(Number(value))} al mes`
  },
  contract: {
    name: 'Contrato',
    label: value => contractLabels[value as Contract]
  },
  daysOff: {
    name: 'Días libres',
    label: value =>
      value === '1' ? 'Un día libre o más' : `${formatNumber(Number(value))} días libres o más`
  },
  carne: {
    name: 'Carné',
    label: value => `Tengo el carné ${value}`
  },
  galope: {
    name: 'Galope',
    label: value => (value === '0' ? 'Sin galopes' : `Tengo el galope ${value}`)
  },
  ownHorse: { name: 'Tu caballo', label: 'Con mi caballo' },
  workPermit: {
    name: 'Permiso de trabajo',
    label: 'Tramita el permiso de trabajo'
  },
  minors: {
    name: 'Menores',
    label: value => (value === 'si' ? 'Con menores' : 'Sin trato con menores')
  }
}

export function filterLabel(name: JobFilterKey, value: string): string {
  const { label } = filterWords[name]
  return typeof label === 'string' ? label : label(value)
}

/** One value of a filter that is set. */
export interface JobFilterChip {
  name: JobFilterKey
  value: string
  label: string
}

/** The values of the filters of a search, each with what visitors read and the search without it. */
export function filterChips(search: JobListSearch): (JobFilterChip & { without: JobListSearch })[] {
  return (Object.keys(filterWords) as JobFilterKey[]).flatMap(name => {
    const values = search[name].split(',').filter(Boolean)
    return values.map(value => {
      const others = values.filter(one => one !== value).join(',')
      return {
        name,
        value,
        label: filterLabel(name, value),
        without: { ...search, [name]: others, page: 1 }
      }
    })
  })
}
