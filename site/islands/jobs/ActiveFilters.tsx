import type { JobListSearch } from '#services/jobs/search-url.ts'
import { type ActiveFilter, filtersBesideSearch } from '#site/lib/active-filters.ts'
import { FilterChips } from '#site/ui/FilterChips.tsx'
import { SearchButton } from './SearchButton.tsx'

interface Props {
  search: JobListSearch
  onGo(search: JobListSearch): void
}

/** The filters that are set, each with a button that removes it; words and place stand in the line of the search. */
export function ActiveFilters({ search, onGo }: Props) {
  const toChip = ({ id, label, without }: ActiveFilter) => {
    const remove = { className: 'remove', label: `Quitar filtro: ${label}`, children: '×' }
    return { id, label, removal: <SearchButton to={without} onGo={onGo} {...remove} /> }
  }
  return <FilterChips chips={filtersBesideSearch(search).map(toChip)} />
}
