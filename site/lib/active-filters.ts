import type { JobListSearch } from '#services/jobs/search-url.ts'

export interface ActiveFilter {
  name: Exclude<keyof JobListSearch, 'page'>
  value: string
  /** The search that is left without it. */
  without: JobListSearch
}

const filterNames = ['keyword', 'location', 'jobType', 'experience'] as const

/** What narrows a search, in the order of the form. */
export function activeFilters(search: JobListSearch): ActiveFilter[] {
  return filterNames
    .filter(name => search[name] !== '')
    .map(name => ({ name, value: search[name], without: { ...search, [name]: '', page: 1 } }))
}
