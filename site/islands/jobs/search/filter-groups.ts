import { jobFilters, filterValues, type JobFilterKey } from '#events/job-content/job-terms.ts'
import { provinces } from '#services/jobs/shared/provinces.ts'
import type { FilterGroupOptions } from '#site/ui/filters/FilterGroup.tsx'
import { filterWords, listWords } from '#services/words/words.ts'

/** A filter of jobs, and how it is shown. */
export interface JobFilterOptions extends FilterGroupOptions {
  name: JobFilterKey
}

/** Filters that fold together. */
export interface JobFilterGroup {
  label: string
  filters: readonly JobFilterOptions[]
  isFolded?: true
}

/** Exceptions to what the table of filters says. */
const shown: Partial<Record<JobFilterKey, Partial<JobFilterOptions>>> = {
  province: { values: provinces.map(({ code }) => code), sortsByCount: true, namesPlaces: true },
  jobType: { kind: 'radios', any: listWords.all, showsEmpty: true },
  experience: { kind: 'radios', any: listWords.any, showsEmpty: true },
  daysOff: { values: ['1.5', '2', '3'] },
  payMin: { isNamed: true },
  galope: { isNamed: true },
  minors: { isNamed: true }
}

/** Several values, or a single one, are checkboxes; a choice of one among several is a select. */
function optionsOf(name: JobFilterKey): JobFilterOptions {
  const values: readonly string[] = filterValues[name]
  const isBoxes = jobFilters[name].kind === 'several' || values.length === 1
  return {
    name,
    label: filterWords[name].name,
    values,
    ...(isBoxes ? { kind: 'boxes' } : { kind: 'select', any: listWords.any }),
    ...shown[name]
  }
}

function group(names: readonly JobFilterKey[], label?: string): JobFilterGroup {
  const filters = names.map(optionsOf)
  return { label: label ?? filters[0]?.label ?? '', filters }
}

const folded = (names: readonly JobFilterKey[], label?: string): JobFilterGroup => ({
  ...group(names, label),
  isFolded: true
})

export const filterGroups: readonly JobFilterGroup[] = [
  group(['province']),
  group(['role']),
  group(['housing', 'housingPhoto']),
  group(['pay', 'payMin']),
  group(['jobType']),
  folded(['ownHorse']),
  folded(['experience']),
  folded(['discipline']),
  folded(['contract', 'alta', 'season']),
  folded(['daysOff', 'weekends']),
  folded(['carne', 'galope'], listWords.licenceAndGalope),
  folded(['workPermit', 'minors'], listWords.permitAndMinors)
]
