import { jobFilters, filterValues, type JobFilterKey } from '#events/job-content/job-terms.ts'
import { filterWords } from '#services/jobs/shared/filter-labels.ts'
import { provinces } from '#services/jobs/shared/provinces.ts'
import type { FilterGroupOptions } from '#site/ui/FilterGroup.tsx'

/** A filter of jobs, and how it is shown. */
export interface JobFilterOptions extends FilterGroupOptions {
  name: JobFilterKey
}

/** Where the table does not say all. */
const shown: Partial<Record<JobFilterKey, Partial<JobFilterOptions>>> = {
  province: { values: provinces.map(({ code }) => code), sortsByCount: true },
  jobType: { kind: 'radios', any: 'Todos', showsEmpty: true },
  experience: { kind: 'radios', any: 'Cualquiera', showsEmpty: true },
  daysOff: { values: ['1.5', '2', '3'] }
}

/** Several values, or only one that there is, are boxes; one of more is a select. */
function optionsOf(name: JobFilterKey): JobFilterOptions {
  const values: readonly string[] = filterValues[name]
  const isBoxes = jobFilters[name].kind === 'several' || values.length === 1
  return {
    ...{ name, label: filterWords[name].name, values },
    ...(isBoxes ? { kind: 'boxes' } : { kind: 'select', any: 'Cualquiera' }),
    ...shown[name]
  }
}

const main: JobFilterKey[] = ['province', 'role', 'housing', 'pay', 'payMin', 'jobType']
const others = (Object.keys(jobFilters) as JobFilterKey[]).filter(name => !main.includes(name))

export const mainFilters: readonly JobFilterOptions[] = main.map(optionsOf)
export const moreFilters: readonly JobFilterOptions[] = others.map(optionsOf)
