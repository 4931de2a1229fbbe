import { EmptyState } from '#site/ui/EmptyState.tsx'
import { useSession } from '#site/stores/use-session.ts'
import { emptySearch, type JobListSearch } from '#services/jobs/search-url.ts'
import { type ActiveFilter, activeFilters } from '#site/lib/active-filters.ts'
import { noResultsText } from '#site/lib/search-texts.ts'
import { SearchButton } from './SearchButton.tsx'
import { useFilterCounts } from './use-filter-counts.ts'

interface Props {
  search: JobListSearch
  onGo(search: JobListSearch): void
}

/** No results: the filters, with the number of jobs without each, and other places to look. */
export function NoJobs({ search, onGo }: Props) {
  const filters = activeFilters(search)
  const counts = useFilterCounts(search)
  return (
    <EmptyState title={noResultsText(search)}>
      {filters.length > 0 && (
        <>
          <p>Quita un filtro para ver más:</p>
          <ul className="remove-filters">
            {filters.map(filter => (
              <li key={filter.id}>
                <SearchButton to={filter.without} onGo={onGo} className="button secondary">
                  {removalLabel(filter, counts[filter.id])}
                </SearchButton>
              </li>
            ))}
          </ul>
          <SearchButton to={emptySearch} onGo={onGo} className="button primary">
            Limpiar filtros
          </SearchButton>
        </>
      )}
      <OtherPages />
    </EmptyState>
  )
}

function removalLabel({ label }: ActiveFilter, count: string | undefined): string {
  return `Quitar «${label}»${count ? ` (${count})` : ''}`
}

/** Links to the candidates for an employer, to the home page for others. */
function OtherPages() {
  const session = useSession()
  const isEmployer = session.state === 'user' && session.user.userType === 'employer'
  return isEmployer ? (
    <a className="button quiet" href="/candidates">
      Ver candidatos
    </a>
  ) : (
    <a className="button quiet" href="/">
      Volver al inicio
    </a>
  )
}
