import { radiuses } from '#events/places/shared/radiuses.ts'
import { filterLabel } from '#services/jobs/shared/filter-labels.ts'
import { emptySearch, type JobListSearch } from '#services/jobs/shared/search-url.ts'
import { useIsWide } from '#site/lib/browser/use-is-wide.ts'
import type { JobListResponse } from '#site/lib/api.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { filtersBesideSearch } from '#site/lib/active-filters.ts'
import { chosenText, FilterChoices, FilterFold } from '#site/ui/filters/FilterGroup.tsx'
import { FilterPanel } from '#site/ui/filters/FilterPanel.tsx'
import { useEarlyChoices } from '#site/ui/forms/use-early-choices.ts'
import { filterGroups, type JobFilterGroup } from './filter-groups.ts'
import { SearchButton } from './SearchButton.tsx'
import { readSearchForm, searchFormId } from './SearchForm.tsx'
import { useEffect, useRef, useState } from 'react'
import { countJobs } from './fetch-jobs.ts'
import { filterWords, listWords, searchWords } from '#services/words/words.ts'

interface Props {
  search: JobListSearch
  meta: JobListResponse['meta']
  onSearch(search: JobListSearch): void
  onFold(): void
}

/**
 * Beside the list a choice applies at once; on a phone they are a sheet, and wait for the button
 * that says how many jobs there are.
 */
export function Filters({ search, meta, onSearch, onFold }: Props) {
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
  const { facets, around } = promised
  const hasChoices = ({ filters }: JobFilterGroup) =>
    filters.some(({ name, values, showsEmpty }) => {
      const counts: Partial<Record<string, number>> = facets[name]
      return showsEmpty || draft[name] || values.some(value => counts[value])
    })
  return (
    <FilterPanel
      form={searchFormId}
      reset={
        filtersBesideSearch(search).length > 0 && (
          <SearchButton
            to={{ ...emptySearch, ...withoutFilters(search) }}
            onGo={onSearch}
            className="button quiet slim"
          >
            {listWords.removeAllFilters}
          </SearchButton>
        )
      }
      showText={showText(promised)}
      onFold={onFold}
    >
      {around && (
        <DistanceFold
          near={around.near}
          radius={Number(draft.radius) || around.radius}
          onChoose={choose}
          onLeave={onSearch}
        />
      )}
      {filterGroups
        .filter(({ label }) => label !== filterWords.province.name || !around)
        .filter(hasChoices)
        .map(({ label, filters, isFolded }) => (
          <FilterFold
            key={label}
            label={label}
            isFolded={isFolded}
            chosen={filters
              .map(filter =>
                chosenText({
                  ...filter,
                  chosen: draft[filter.name],
                  textOf: value => filterLabel(filter.name, value)
                })
              )
              .filter(Boolean)
              .join(', ')}
          >
            {filters.map(filter => (
              <FilterChoices
                {...filter}
                key={filter.name}
                form={searchFormId}
                chosen={draft[filter.name]}
                counts={facets[filter.name]}
                textOf={value => filterLabel(filter.name, value)}
                onChoose={choose}
              />
            ))}
          </FilterFold>
        ))}
    </FilterPanel>
  )
}

/** «Ver 14 empleos». */
function showText({ totalJobs, capped }: Meta): string {
  const count = formatCount(totalJobs, searchWords.job, searchWords.jobs)
  return listWords.show(capped ? searchWords.moreThan(count) : count)
}

/** Keeps words, place and order. */
function withoutFilters({ keyword, location, near, radius, sort }: JobListSearch) {
  return { keyword, location, near, radius, sort }
}

interface DistanceProps {
  near: string
  radius: number
  onChoose(form: HTMLFormElement | null): void
  onLeave(search: JobListSearch): void
}

/** The radius around the town: the radius of the search form, for which it stands without a script. */
function DistanceFold({ near, radius, onChoose, onLeave }: DistanceProps) {
  const province = near.slice(0, 2)
  const readForm = () => document.querySelector<HTMLFormElement>(`#${searchFormId}`)
  function go(kilometres: number) {
    const form = readForm()
    const select = form?.elements.namedItem('radius')
    if (select instanceof HTMLSelectElement) select.value = String(kilometres)
    onChoose(form)
  }
  function leave() {
    const form = readForm()
    if (form) onLeave({ ...readSearchForm(form), location: '', near: '', radius: '', province })
  }
  return (
    <FilterFold label={listWords.distance} chosen={kilometresText(radius)} needsScript>
      <fieldset>
        <legend className="visually-hidden">{listWords.distance}</legend>
        {radiuses.map(kilometres => (
          <DistanceOption
            key={kilometres}
            text={kilometresText(kilometres)}
            isChosen={kilometres === radius}
            onChoose={() => go(kilometres)}
          />
        ))}
        <DistanceOption
          text={listWords.wholeProvince(filterLabel('province', province))}
          isChosen={false}
          onChoose={leave}
        />
      </fieldset>
    </FilterFold>
  )
}

const kilometresText = (kilometres: number) => `${kilometres}\u00a0km`

interface DistanceOptionProps {
  text: string
  isChosen: boolean
  onChoose(): void
}

function DistanceOption({ text, isChosen, onChoose }: DistanceOptionProps) {
  return (
    <label className="option">
      <input type="radio" name="distancia" checked={isChosen} onChange={onChoose} />
      <span>{text}</span>
    </label>
  )
}

type Meta = JobListResponse['meta']

/** Choices that are not applied yet, and what they would find. */
function usePendingFilters(search: JobListSearch, meta: Meta) {
  const [draft, setDraft] = useState(search)
  const [promised, setPromised] = useState(meta)
  const latest = useRef<JobListSearch>(undefined)

  useEffect(() => {
    latest.current = undefined
    setDraft(search)
    setPromised(meta)
  }, [search, meta])

  /** When the count does not arrive, the one before stays: the search itself counts again. */
  async function change(wanted: JobListSearch) {
    latest.current = wanted
    setDraft(wanted)
    const found = await countJobs(wanted).catch(() => undefined)
    if (found && latest.current === wanted) setPromised(found)
  }

  return { draft, promised, change }
}
