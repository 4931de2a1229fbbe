import {
  type CandidateListSearch,
  emptyCandidateSearch
} from '#services/candidate-profiles/shared/search-url.ts'
import { FilterGroup } from '#site/ui/filters/FilterGroup.tsx'
import { FilterPanel, filtersId } from '#site/ui/filters/FilterPanel.tsx'
import { useEarlyChoices } from '#site/ui/forms/use-early-choices.ts'
import {
  activeCandidateFilters,
  candidateFilters,
  candidateFormId,
  readCandidateForm
} from './candidate-filters.ts'
import { SearchLink } from './SearchLink.tsx'

interface Props {
  search: CandidateListSearch
  /** «37 candidatos». */
  total: string
  onSearch(search: CandidateListSearch): void
}

/** A choice applies at once; on a phone the list waits behind the sheet. */
export function CandidateFilterPanel({ search, total, onSearch }: Props) {
  useEarlyChoices(candidateFormId, readCandidateForm, onSearch)

  /** Moves the focus from the link, which goes. */
  function reset() {
    onSearch(emptyCandidateSearch)
    document.getElementById(filtersId)?.querySelector('input')?.focus()
  }
  const isFiltered = activeCandidateFilters(search).length > 0
  return (
    <FilterPanel
      form={candidateFormId}
      reset={
        isFiltered && (
          <SearchLink to={emptyCandidateSearch} onGo={reset} className="button quiet slim">
            Quitar todos
          </SearchLink>
        )
      }
      showText={`Ver ${total}`}
    >
      {candidateFilters.map(filter => (
        <FilterGroup
          {...filter}
          key={filter.name}
          form={candidateFormId}
          chosen={search[filter.name]}
          onChoose={form => form && onSearch(readCandidateForm(form))}
        />
      ))}
    </FilterPanel>
  )
}
