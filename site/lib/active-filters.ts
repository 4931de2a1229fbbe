import { filterChips } from '#services/jobs/shared/filter-labels.ts'
import { placeText } from '#services/jobs/shared/search-texts.ts'
import type { JobListSearch } from '#services/jobs/shared/search-url.ts'

export interface ActiveFilter {
  name: keyof JobListSearch
  /** Name and value: one filter may have several values. */
  id: string
  label: string
  /** The search without it. */
  without: JobListSearch
}

/** The conditions of a search: words and place first, then the filters. */
export function activeFilters(search: JobListSearch): ActiveFilter[] {
  const { keyword, location } = search
  const first = (name: 'keyword' | 'location', label: string, changes: Partial<JobListSearch>) => ({
    name,
    id: name,
    label,
    without: { ...search, ...changes, page: 1 }
  })
  return [
    ...(keyword ? [first('keyword', keyword, { keyword: '' })] : []),
    ...(location
      ? [first('location', placeText(search), { location: '', near: '', radius: '' })]
      : []),
    ...filterChips(search).map(({ name, value, label, without }) => ({
      name,
      label,
      without,
      id: `${name} ${value}`
    }))
  ]
}

/** The filters that the line of the search does not show. */
export function filtersBesideSearch(search: JobListSearch): ActiveFilter[] {
  return activeFilters(search).filter(({ name }) => name !== 'keyword' && name !== 'location')
}
