import { emptySearch, type JobListSearch } from '#services/jobs/search-url.ts'
import { useIsWide } from '#site/lib/use-is-wide.ts'
import type { JobListResponse } from '#site/lib/api.ts'
import { formatCount } from '#site/lib/formats.ts'
import { activeFilters } from '#site/lib/active-filters.ts'
import { FilterGroup } from './FilterGroup.tsx'
import { type FilterGroupOptions, mainFilters, moreFilters } from './filter-groups.ts'
import { SearchButton } from './SearchButton.tsx'
import { readSearchForm, searchFormId } from './SearchForm.tsx'
import { usePendingFilters } from './use-pending-filters.ts'

export const filtersId = 'filtros'

interface Props {
  search: JobListSearch
  meta: JobListResponse['meta']
  onSearch(search: JobListSearch): void
}

/**
 * Beside the list a choice applies at once; on a phone they are a sheet, and wait for the button
 * that says how many jobs there are.
 */
export function Filters({ search, meta, onSearch }: Props) {
  const isWide = useIsWide()
  const { draft, change, promised } = usePendingFilters(search, meta)

  function choose(form: HTMLFormElement | null) {
    if (!form) return
    const wanted = readSearchForm(form)
    if (isWide) onSearch(wanted)
    else change(wanted)
  }
  const { totalJobs, capped, facets } = promised
  const group = (options: FilterGroupOptions) => (
    <FilterGroup
      {...options}
      key={options.name}
      chosen={draft[options.name]}
      counts={facets[options.name]}
      onChoose={choose}
    />
  )
  const isChosen = ({ name }: FilterGroupOptions) => draft[name] !== ''
  return (
    <section className="job-filters" id={filtersId} popover="auto" aria-labelledby="titulo-filtros">
      <div className="head">
        <h2 id="titulo-filtros">Filtros</h2>
        {activeFilters(search).length > 0 && (
          <SearchButton to={emptySearch} onGo={onSearch} className="button quiet slim">
            Quitar todos
          </SearchButton>
        )}
        <button
          className="close"
          type="button"
          popoverTarget={filtersId}
          popoverTargetAction="hide"
          aria-label="Cerrar filtros"
        >
          ×
        </button>
      </div>
      {mainFilters.filter(({ name }) => name !== 'province' || !draft.near).map(group)}
      <details className="disclosure group" open={moreFilters.some(isChosen)}>
        <summary>Más filtros</summary>
        {moreFilters.map(group)}
      </details>
      <div className="apply">
        <button className="button primary" type="submit" form={searchFormId} onClick={closeSheet}>
          {`Ver ${capped ? 'más de ' : ''}${formatCount(totalJobs, 'empleo', 'empleos')}`}
        </button>
      </div>
      <noscript>
        <button className="button primary" type="submit" form={searchFormId}>
          Aplicar filtros
        </button>
      </noscript>
    </section>
  )
}

function closeSheet(): void {
  document.getElementById(filtersId)?.hidePopover()
}
