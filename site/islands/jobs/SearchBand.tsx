import type { JobListSearch } from '#services/jobs/search-url.ts'
import { activeFilters } from '#site/lib/active-filters.ts'
import { filtersId } from './Filters.tsx'
import { SearchForm } from './SearchForm.tsx'

interface Props {
  search: JobListSearch
  onSearch(search: JobListSearch): void
}

/** The search. On a phone one line stands for it as soon as the address has one. */
export function SearchBand({ search, onSearch }: Props) {
  const { keyword, location } = search
  const [what = '', where] = [keyword, location].filter(Boolean)
  const active = activeFilters(search).filter(
    ({ name }) => name !== 'keyword' && name !== 'location'
  )

  function searchAndFold(wanted: JobListSearch, form: HTMLFormElement) {
    form.closest('details')?.removeAttribute('open')
    onSearch(wanted)
  }
  return (
    <div className="search-band">
      <details className={what ? 'short-search' : undefined} open={!what}>
        <summary>
          <span>
            <b>{what}</b>
            {where && <small>{where}</small>}
          </span>
          <u>Cambiar</u>
        </summary>
        <SearchForm search={search} onSearch={searchAndFold} />
      </details>
      <button className="button secondary" type="button" popoverTarget={filtersId}>
        {active.length ? `Filtros (${active.length})` : 'Filtros'}
      </button>
    </div>
  )
}
