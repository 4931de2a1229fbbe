import type { JobListSearch } from '#services/jobs/search-url.ts'
import { filterLabel } from '#services/jobs/filter-labels.ts'
import { placeText } from '#services/jobs/search-texts.ts'
import { filtersBesideSearch } from '#site/lib/active-filters.ts'
import { filtersId } from '#site/ui/FilterPanel.tsx'
import { SearchForm } from './SearchForm.tsx'

interface Props {
  search: JobListSearch
  /** Its place is a town, or near one. */
  isTown: boolean
  onSearch(search: JobListSearch): void
}

/** The search. On a phone one line stands for it as soon as the address has one. */
export function SearchBand({ search, isTown, onSearch }: Props) {
  const [role, province] = [search.role, search.province].map(value => value.split(',', 1)[0])
  const words = search.keyword || (role && filterLabel('role', role))
  const place = placeText(search) || (province && filterLabel('province', province))
  const [what = '', where] = [words, place].filter(Boolean)
  const active = filtersBesideSearch(search)

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
        <SearchForm search={search} isTown={isTown} onSearch={searchAndFold} />
      </details>
      <button className="button secondary" type="button" popoverTarget={filtersId}>
        {active.length ? `Filtros (${active.length})` : 'Filtros'}
      </button>
    </div>
  )
}
