import { EmptyState } from '#site/ui/EmptyState.tsx'
import { useSession } from '#site/stores/use-session.ts'
import { filterLabel } from '#services/jobs/shared/filter-labels.ts'
import type { JobListResponse } from '#site/lib/api.ts'
import { formatNumber } from '#services/platform/shared/spanish-formats.ts'
import { emptySearch, type JobListSearch } from '#services/jobs/shared/search-url.ts'
import { type ActiveFilter, activeFilters } from '#site/lib/active-filters.ts'
import { noResultsText } from '#site/lib/search-texts.ts'
import { SearchButton } from './SearchButton.tsx'
import { useFilterCounts } from './use-filter-counts.ts'

type WiderPlaces = NonNullable<JobListResponse['meta']['wider']>

interface Props {
  search: JobListSearch
  /** Where there are some. */
  wider: WiderPlaces | undefined
  onGo(search: JobListSearch): void
}

/** No results: wider places, the filters with the number of jobs without each, and other pages. */
export function NoJobs({ search, wider = [], onGo }: Props) {
  const filters = activeFilters(search)
  const counts = useFilterCounts(search)
  return (
    <EmptyState title={noResultsText(search)}>
      {wider.length > 0 && (
        <>
          <p>Más lejos sí hay:</p>
          <ul className="remove-filters">
            {wider.map(place => (
              <li key={widerLabel(place)}>
                <SearchButton to={widen(search, place)} onGo={onGo} className="button secondary">
                  {widerLabel(place)}
                </SearchButton>
              </li>
            ))}
          </ul>
        </>
      )}
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

/** «100 km: 21», «Toda Cádiz: 13», «España: 48». */
function widerLabel({ radius, province, location, total }: WiderPlaces[number]): string {
  const place = radius
    ? `${radius} km`
    : province
      ? `Toda ${filterLabel('province', province)}`
      : location
  return `${place}: ${formatNumber(total)}`
}

function widen(
  search: JobListSearch,
  { near = '', radius, province, location = '' }: WiderPlaces[number]
): JobListSearch {
  if (radius) return { ...search, near, radius: String(radius), page: 1 }
  const area = { location, near: '', radius: '', ...(province && { province }) }
  return { ...search, ...area, page: 1 }
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
