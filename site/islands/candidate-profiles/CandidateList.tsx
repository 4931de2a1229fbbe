import { Pagination } from '#site/ui/Pagination.tsx'
import { ErrorPanel } from '#site/ui/ErrorPanel.tsx'
import { FilterChips } from '#site/ui/FilterChips.tsx'
import { CardSkeletons } from '#site/ui/CardSkeletons.tsx'
import { formatNumber } from '#site/lib/formats.ts'
import { CandidateRow } from './CandidateRow.tsx'
import { CandidateFilters } from './CandidateFilters.tsx'
import {
  type CandidateListSearch,
  candidatesPath,
  emptyCandidateSearch,
  isFilteredSearch
} from '#services/candidate-profiles/search-url.ts'
import { activeCandidateFilters } from './candidate-filters.ts'
import { CandidateFilterPanel } from './CandidateFilterPanel.tsx'
import { NoCandidates } from './NoCandidates.tsx'
import { SearchLink } from './SearchLink.tsx'
import { filterFieldId } from './filter-field-id.ts'
import type { useCandidates } from './use-candidates.ts'

/** The filter boxes and the candidates that match. */
export function CandidateList({ list }: { list: ReturnType<typeof useCandidates> }) {
  const { typed, type, shown, total, pages, isLoading, error, ask } = list
  function clear() {
    type(emptyCandidateSearch)
    document.getElementById(filterFieldId('text'))?.focus()
  }
  /** Moves the focus from a link that will be removed. */
  function goOn(search: CandidateListSearch) {
    type(search)
    document.getElementById('resultados')?.focus({ preventScroll: true })
  }
  const hasChips = activeCandidateFilters(typed).length > 0
  const isWaiting = isLoading && shown.length === 0
  return (
    <div className="stack">
      <CandidateFilters typed={typed} onType={type} onSubmit={ask} />
      <div className="with-filters">
        <CandidateFilterPanel search={typed} total={total} onSearch={type} />
        <section
          className="stack candidate-results"
          id="resultados"
          aria-label="Resultados"
          aria-busy={isLoading}
          tabIndex={-1}
        >
          <h2>{total}</h2>
          <CandidateChips search={typed} onGo={goOn} />
          <div className="row space-between">
            <p role="status">
              {isWaiting
                ? 'Buscando…'
                : !error && candidateCountText(shown.length, total, typed.page, pages)}
            </p>
            {isFilteredSearch(typed) && !hasChips && shown.length > 0 && (
              <button className="button quiet slim" type="button" onClick={clear}>
                Limpiar filtros
              </button>
            )}
          </div>
          {error ? (
            <ErrorPanel title="Error al cargar perfiles" message={error} onRetry={ask} />
          ) : (
            <CandidateCards list={list} isWaiting={isWaiting} onGo={goOn} onClear={clear} />
          )}
        </section>
      </div>
    </div>
  )
}

interface SearchChange {
  onGo(search: CandidateListSearch): void
}

/** The filters in use, each with the link that removes it. */
function CandidateChips({ search, onGo }: SearchChange & { search: CandidateListSearch }) {
  const chips = activeCandidateFilters(search).map(({ label, without }) => {
    const remove = { className: 'remove', label: `Quitar filtro: ${label}`, children: '×' }
    return { id: label, label, removal: <SearchLink to={without} onGo={onGo} {...remove} /> }
  })
  return <FilterChips chips={chips} />
}

interface CardsProps extends SearchChange {
  list: ReturnType<typeof useCandidates>
  isWaiting: boolean
  onClear(): void
}

function CandidateCards({ list, isWaiting, onGo, onClear }: CardsProps) {
  const { typed, shown, pages } = list
  return (
    <>
      {shown.length > 0 && (
        <ul className="box items with-picture candidate-list">
          {shown.map(profile => (
            <CandidateRow key={profile.id} profile={profile} />
          ))}
        </ul>
      )}
      {isWaiting && <CardSkeletons className="candidate-cards" />}
      {shown.length === 0 && !isWaiting && (
        <NoCandidates search={typed} onGo={onGo} onClear={onClear} />
      )}
      <Pagination
        page={typed.page}
        totalPages={pages}
        hrefOf={page => candidatesPath({ ...typed, page })}
        onGo={page => location.assign(candidatesPath({ ...typed, page }))}
      />
    </>
  )
}

/** «Mostrando 12 de 40 candidatos», and the page when there are several. */
function candidateCountText(shown: number, total: string, page: number, pages: number): string {
  const line = `Mostrando ${formatNumber(shown)} de ${total}`
  return pages > 1 ? `${line} - Página ${page} de ${pages}` : line
}
