import { emptySearch, type JobListSearch } from '#services/jobs/search-url.ts'
import { activeFilters } from '#site/lib/active-filters.ts'
import { SearchButton } from './SearchButton.tsx'

interface Props {
  search: JobListSearch
  onGo(search: JobListSearch): void
}

/** The active filters, each with a button that removes it. */
export function ActiveFilters({ search, onGo }: Props) {
  const filters = activeFilters(search)
  if (!filters.length) return null
  return (
    <ul className="chips active-filters" aria-label="Filtros aplicados">
      {filters.map(({ name, value, without }) => (
        <li className="chip on" key={name}>
          <span>{value}</span>
          <SearchButton
            to={without}
            onGo={onGo}
            className="remove"
            label={`Quitar filtro: ${value}`}
          >
            ×
          </SearchButton>
        </li>
      ))}
      <li>
        <SearchButton to={emptySearch} onGo={onGo} className="button quiet slim">
          Limpiar filtros
        </SearchButton>
      </li>
    </ul>
  )
}
