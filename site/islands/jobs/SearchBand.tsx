import type { JobListSearch } from '#services/jobs/search-url.ts'
import { filterLabel } from '#services/jobs/filter-labels.ts'
import { placeText } from '#services/jobs/search-texts.ts'
import { filtersBesideSearch } from '#site/lib/active-filters.ts'
import { filtersId } from '#site/ui/FilterPanel.tsx'
import { circleText } from '#site/lib/search-texts.ts'
import { SearchForm } from './SearchForm.tsx'

interface Props {
  search: JobListSearch
  /** What its place was understood as, where that is a town, or near one. */
  around: { name: string; radius: number } | undefined
  onSearch(search: JobListSearch): void
}

/** The search. On a phone one line stands for it as soon as the address has one. */
export function SearchBand({ search, around, onSearch }: Props) {
  const [role, province] = [search.role, search.province].map(value => value.split(',', 1)[0])
  const words = search.keyword || (role && filterLabel('role', role))
  const circle = around && circleText(around)
  const place = circle || placeText(search) || (province && filterLabel('province', province))
  const [what = '', where] = [words, place].filter(Boolean)
  const filters = (
    <button className="button secondary open-filters" type="button" popoverTarget={filtersId}>
      {filtersButtonText(search)}
    </button>
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
        <SearchForm
          search={search}
          isTown={around !== undefined}
          beside={what ? undefined : filters}
          onSearch={searchAndFold}
        />
      </details>
      {what && filters}
    </div>
  )
}

/** «Filtros (2)», without words and place. */
export function filtersButtonText(search: JobListSearch): string {
  const { length } = filtersBesideSearch(search)
  return length ? `Filtros (${length})` : 'Filtros'
}
