import type { JobListSearch } from '#services/jobs/shared/search-url.ts'
import { type ActiveFilter, activeFilters } from '#site/lib/active-filters.ts'
import { FilterChips } from '#site/ui/FilterChips.tsx'
import { SearchButton } from './SearchButton.tsx'

interface Props {
  search: JobListSearch
  onGo(search: JobListSearch): void
}

/** A phone has it in the line of the search. */
const isSearched = (name: ActiveFilter['name']) => name === 'keyword' || name === 'location'

/** The active filters, each with a button that removes it. */
export function ActiveFilters({ search, onGo }: Props) {
  const toChip = ({ name, id, label, without }: ActiveFilter) => {
    const remove = { className: 'remove', label: `Quitar filtro: ${label}`, children: '×' }
    return {
      ...{ id, label, className: isSearched(name) ? 'searched' : undefined },
      removal: <SearchButton to={without} onGo={onGo} {...remove} />
    }
  }
  return <FilterChips chips={activeFilters(search).map(toChip)} />
}
