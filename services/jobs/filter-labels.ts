import type { Contract, Discipline, JobRole } from '#events/job-content/vocabulary.ts'
import { provinceOf } from '#events/places/provinces.ts'
import { formatEuros, formatNumber } from '#services/platform/config/spanish-formats.ts'
import { contractLabels, disciplineLabels, roleLabels } from './labels.ts'
import type { JobListSearch } from './search-url.ts'

export type FilterName = Exclude<
  keyof JobListSearch,
  'keyword' | 'location' | 'near' | 'radius' | 'sort' | 'page'
>

/** What visitors read for a value of a filter, as a search names it. */
const labelOf: Record<FilterName, (value: string) => string> = {
  jobType: value => value,
  experience: value => value,
  role: value => roleLabels[value as JobRole],
  discipline: value => disciplineLabels[value as Discipline],
  province: value => provinceOf(value)?.name ?? value,
  housing: () => 'Con vivienda',
  pay: () => 'Dice el sueldo',
  payMin: value => `Desde ${formatEuros(Number(value))} al mes`,
  contract: value => contractLabels[value as Contract],
  daysOff: value =>
    value === '1' ? 'Un día libre o más' : `${formatNumber(Number(value))} días libres o más`,
  carne: value => `Tengo el carné ${value}`,
  galope: value => (value === '0' ? 'Sin galopes' : `Tengo el galope ${value}`),
  ownHorse: () => 'Con mi caballo',
  workPermit: () => 'Tramita el permiso de trabajo',
  minors: value => (value === 'si' ? 'Con menores' : 'Sin trato con menores')
}

export function filterLabel(name: FilterName, value: string): string {
  return labelOf[name](value)
}

/** One value of a filter that is set. */
export interface JobFilterChip {
  name: FilterName
  value: string
  label: string
}

/** The values of the filters of a search, each with what visitors read and the search without it. */
export function filterChips(search: JobListSearch): (JobFilterChip & { without: JobListSearch })[] {
  return (Object.keys(labelOf) as FilterName[]).flatMap(name => {
    const values = search[name].split(',').filter(Boolean)
    return values.map(value => {
      const others = values.filter(one => one !== value).join(',')
      return {
        name,
        value,
        label: labelOf[name](value),
        without: { ...search, [name]: others, page: 1 }
      }
    })
  })
}
