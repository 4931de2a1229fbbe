import type { JobListSearch } from '#services/jobs/search-url.ts'
import { type ActiveFilter, activeFilters } from '#site/lib/active-filters.ts'
import { SearchButton } from './SearchButton.tsx'

interface Props {
  search: JobListSearch
  onGo(search: JobListSearch): void
}

/** A phone has it in the line of the search. */
const isSearched = (name: ActiveFilter['name']) => name === 'keyword' || name === 'location'

/** The active filters, each with a button that removes it. */
export function ActiveFilters({ search, onGo }: Props) {
  const filters = activeFilters(search)
  if (!filters.length) return null
  return (
    <ul className="chips active-filters" aria-label="Filtros aplicados">
      {filters.map(({ name, id, label, without }) => (
        <li className={isSearched(name) ? 'chip on searched' : 'chip on'} key={id}>
          <span>{label}</span>
          <SearchButton
            to={without}
            onGo={onGo}
            className="remove"
            label={`Quitar filtro: ${label}`}
          >
            ×
          </SearchButton>
        </li>
      ))}
    </ul>
  )
}
