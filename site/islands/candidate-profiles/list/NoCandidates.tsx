import {
  type CandidateListSearch,
  isFilteredSearch
} from '#services/candidate-profiles/shared/search-url.ts'
import { EmptyState } from '#site/ui/feedback/EmptyState.tsx'
import { activeCandidateFilters } from './candidate-filters.ts'
import { SearchLink } from './SearchLink.tsx'

interface Props {
  search: CandidateListSearch
  onGo(search: CandidateListSearch): void
  onClear(): void
}

/** In place of an empty list: offers to remove filters, or says that there are no profiles yet. */
export function NoCandidates({ search, onGo, onClear }: Props) {
  const filters = activeCandidateFilters(search)
  if (!isFilteredSearch(search)) {
    return (
      <EmptyState title="Todavía no hay perfiles publicados">
        <p>Cuando alguien se ofrezca para trabajar, aparecerá aquí.</p>
        <a className="button primary" href="/jobs">
          Ver empleos
        </a>
      </EmptyState>
    )
  }
  return (
    <EmptyState title="Nadie encaja con estos filtros">
      <p>Prueba con menos palabras, o busca en toda la provincia.</p>
      <ul className="remove-filters">
        {filters.map(({ label, without }) => (
          <li key={label}>
            <SearchLink to={without} onGo={onGo} className="button secondary">
              {`Quitar «${label}»`}
            </SearchLink>
          </li>
        ))}
      </ul>
      <button className="button primary" type="button" onClick={onClear}>
        Limpiar filtros
      </button>
    </EmptyState>
  )
}
