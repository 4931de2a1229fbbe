import { Pagination } from '#site/ui/Pagination.tsx'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { FilterChips } from '#site/ui/filters/FilterChips.tsx'
import { CardSkeletons } from '#site/ui/feedback/CardSkeletons.tsx'
import type { CandidateListResponse } from '#site/lib/api.ts'
import { formatNumber } from '#services/platform/shared/formats.ts'
import { CandidateRow } from '../person/CandidateRow.tsx'
import { CandidateFilters } from './CandidateFilters.tsx'
import {
  type CandidateListSearch,
  candidatesPath,
  emptyCandidateSearch,
  isFilteredSearch
} from '#services/candidate-profiles/shared/search-url.ts'
import {
  activeCandidateFilters,
  candidateFilters,
  candidateFormId,
  readCandidateForm
} from './candidate-filters.ts'
import { filterFieldId } from './filter-field-id.ts'
import type { useCandidates } from './use-candidates.ts'
import { FilterGroup } from '#site/ui/filters/FilterGroup.tsx'
import { FilterPanel, filtersId } from '#site/ui/filters/FilterPanel.tsx'
import { bringIntoView } from '#site/lib/browser/scroll-to-title.ts'
import { useEarlyChoices } from '#site/ui/forms/use-early-choices.ts'
import { EmptyState } from '#site/ui/feedback/EmptyState.tsx'
import { type ReactNode, useRef } from 'react'
import { useMarkedChange, useShownChanges } from '#site/ui/use-shown-changes.ts'
import { InPlaceLink } from '#site/ui/InPlaceLink.tsx'
import { candidateWords, frameWords, speech } from '#services/words/words.ts'

/** The filter boxes and the candidates that match. */
export function CandidateList({ list }: { list: ReturnType<typeof useCandidates> }) {
  const { typed, type, shown, total, facets, pages, isLoading, error, ask } = list
  function clear() {
    type(emptyCandidateSearch)
    document.getElementById(filterFieldId('text'))?.focus()
  }
  /** Moves the focus from a link that is about to be removed. */
  function goOn(search: CandidateListSearch) {
    type(search)
    document.getElementById('resultados')?.focus({ preventScroll: true })
  }
  /** Beside the list the choice keeps the focus; its result may stand above the window. */
  function filter(search: CandidateListSearch) {
    bringIntoView(document.getElementById('resultados'))
    type(search)
  }
  const hasChips = activeCandidateFilters(typed).length > 0
  const isWaiting = isLoading && shown.length === 0
  const isEmpty = !error && !isWaiting && shown.length === 0
  const count = !error && candidateCountText(shown.length, total, typed.page, pages)
  const said = isWaiting ? candidateWords.searching : count
  const line = useRef<HTMLParagraphElement>(null)
  useMarkedChange(line, said)
  return (
    <div className="stack">
      <CandidateFilters typed={typed} onType={type} onSubmit={ask} />
      <div className="stack gap-6 at-top with-filters">
        <CandidateFilterPanel search={typed} total={total} facets={facets} onSearch={filter} />
        <section
          className="stack candidate-results"
          id="resultados"
          aria-label={candidateWords.results}
          aria-busy={isLoading}
          tabIndex={-1}
        >
          {!isEmpty && <h2>{total}</h2>}
          <CandidateChips search={typed} onGo={goOn} />
          <div className="split">
            <p className={isEmpty ? 'visually-hidden' : 'muted small'} role="status" ref={line}>
              {said}
            </p>
            {isFilteredSearch(typed) && !hasChips && shown.length > 0 && (
              <button className="button quiet slim" type="button" onClick={clear}>
                {candidateWords.clear}
              </button>
            )}
          </div>
          {error ? (
            <ErrorPanel title={candidateWords.failed} message={error} onRetry={ask} />
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
    const remove = { className: 'remove', label: candidateWords.removeFilter(label), children: '×' }
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
  const rows = useRef<HTMLUListElement>(null)
  useShownChanges(rows, shown)
  return (
    <>
      {shown.length > 0 && (
        <ul className="box items with-picture candidate-list" ref={rows}>
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
  const line = candidateWords.shown(formatNumber(shown), total)
  return pages > 1 ? candidateWords.onPage(line, page, pages) : line
}

interface Props {
  search: CandidateListSearch
  /** «37 candidatos». */
  total: string
  /** Undefined while they are not known. */
  facets: CandidateListResponse['meta']['facets'] | undefined
  onSearch(search: CandidateListSearch): void
}

/** A choice applies at once; on a phone the list waits behind the sheet. */
function CandidateFilterPanel({ search, total, facets, onSearch }: Props) {
  useEarlyChoices(candidateFormId, readCandidateForm, onSearch)

  /** Moves the focus from the link, which is about to be removed. */
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
            {candidateWords.removeAll}
          </SearchLink>
        )
      }
      showText={candidateWords.see(total)}
    >
      {candidateFilters.map(filter => (
        <FilterGroup
          {...filter}
          key={filter.name}
          form={candidateFormId}
          chosen={search[filter.name]}
          {...(facets && { counts: facets[filter.name] })}
          onChoose={form => form && onSearch(readCandidateForm(form))}
        />
      ))}
    </FilterPanel>
  )
}

interface NoCandidatesProps {
  search: CandidateListSearch
  onGo(search: CandidateListSearch): void
  onClear(): void
}

/** Shown in place of an empty list: offers to remove filters, or says that there are no profiles yet. */
function NoCandidates({ search, onGo, onClear }: NoCandidatesProps) {
  const filters = activeCandidateFilters(search)
  if (!isFilteredSearch(search)) {
    return (
      <EmptyState title={candidateWords.noneYet}>
        <p>{candidateWords.noneYetText}</p>
        <a className="button primary" href={speech.path('/jobs')}>
          {frameWords.seeJobs}
        </a>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={candidateWords.noneFits}>
      <p>{candidateWords.noneFitsText}</p>
      <ul className="remove-filters">
        {filters.map(({ label, without }) => (
          <li key={label}>
            <SearchLink to={without} onGo={onGo} className="button secondary">
              {candidateWords.without(label)}
            </SearchLink>
          </li>
        ))}
      </ul>
      <button className="button primary" type="button" onClick={onClear}>
        {candidateWords.clear}
      </button>
    </EmptyState>
  )
}

interface SearchLinkProps {
  to: CandidateListSearch
  onGo(search: CandidateListSearch): void
  className: string
  label?: string
  children: ReactNode
}

/** A link to another search of candidates, which works before the script has arrived. */
function SearchLink({ to, onGo, className, label, children }: SearchLinkProps) {
  return (
    <InPlaceLink
      className={className}
      href={candidatesPath(to)}
      aria-label={label}
      onGo={() => onGo(to)}
    >
      {children}
    </InPlaceLink>
  )
}
