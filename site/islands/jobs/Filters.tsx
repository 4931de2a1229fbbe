import { filterLabel } from '#services/jobs/shared/filter-labels.ts'
import { emptySearch, type JobListSearch } from '#services/jobs/shared/search-url.ts'
import { useIsWide } from '#site/lib/use-is-wide.ts'
import type { JobListResponse } from '#site/lib/api.ts'
import { formatCount } from '#services/platform/shared/spanish-formats.ts'
import { activeFilters } from '#site/lib/active-filters.ts'
import { FilterGroup } from '#site/ui/FilterGroup.tsx'
import { FilterPanel } from '#site/ui/FilterPanel.tsx'
import { useEarlyChoices } from '#site/ui/use-early-choices.ts'
import { type JobFilterOptions, mainFilters, moreFilters } from './filter-groups.ts'
import { SearchButton } from './SearchButton.tsx'
import { readSearchForm, searchFormId } from './SearchForm.tsx'
import { usePendingFilters } from './use-pending-filters.ts'
import { Separator } from '#site/ui/Separator.tsx'

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

  useEarlyChoices(searchFormId, readSearchForm, chosen => {
    const appliesAtOnce = isWide || chosen.sort !== search.sort
    if (appliesAtOnce) onSearch(chosen)
    else change(chosen)
  })

  function choose(form: HTMLFormElement | null) {
    if (!form) return
    const wanted = readSearchForm(form)
    if (isWide) onSearch(wanted)
    else change(wanted)
  }
  const { totalJobs, capped, facets } = promised
  const group = ({ name, ...options }: JobFilterOptions) => (
    <FilterGroup
      {...options}
      key={name}
      name={name}
      form={searchFormId}
      chosen={draft[name]}
      counts={facets[name]}
      textOf={value => filterLabel(name, value)}
      onChoose={choose}
    />
  )
  const isChosen = ({ name }: JobFilterOptions) => draft[name] !== ''
  return (
    <FilterPanel
      form={searchFormId}
      reset={
        activeFilters(search).length > 0 && (
          <SearchButton to={emptySearch} onGo={onSearch} className="button quiet slim">
            Quitar todos
          </SearchButton>
        )
      }
      showText={`Ver ${capped ? 'más de ' : ''}${formatCount(totalJobs, 'empleo', 'empleos')}`}
    >
      {mainFilters.filter(({ name }) => name !== 'province' || !draft.near).map(group)}
      <details className="disclosure group" open={moreFilters.some(isChosen)}>
        <summary>
          Más filtros
          <Separator />
        </summary>
        {moreFilters.map(group)}
      </details>
    </FilterPanel>
  )
}
