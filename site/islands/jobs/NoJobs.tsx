import { Empty } from '#site/ui/states/EmptyState.tsx'
import { useSession } from '#site/ui/session/use-session.ts'
import { type Filter, filtersOf, noSearch, type SearchState } from '#site/lib/search-state.ts'
import { nothingFor } from '#site/lib/search-texts.ts'
import { GoButton } from './SearchButton.tsx'
import { useCounts } from './use-filter-counts.ts'

interface Props {
  search: SearchState
  onGo(search: SearchState): void
}

/** Nothing was found: what each filter costs, and where else to look. */
export function NoJobs({ search, onGo }: Props) {
  const filters = filtersOf(search)
  const counts = useCounts(search)
  return (
    <Empty title={nothingFor(search)}>
      {filters.length > 0 && (
        <>
          <p>Quita un filtro para ver más:</p>
          <ul className="removals">
            {filters.map(filter => (
              <li key={filter.name}>
                <GoButton to={filter.without} onGo={onGo} className="button secondary">
                  {removal(filter, counts[filter.name])}
                </GoButton>
              </li>
            ))}
          </ul>
          <GoButton to={noSearch} onGo={onGo} className="button primary">
            Limpiar filtros
          </GoButton>
        </>
      )}
      <Elsewhere />
    </Empty>
  )
}

function removal({ value }: Filter, count: string | undefined): string {
  return `Quitar «${value}»${count ? ` (${count})` : ''}`
}

/** An employer finds people instead; for the others there is the front page. */
function Elsewhere() {
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
