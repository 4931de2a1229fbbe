import type { FormEvent, ReactNode } from 'react'
import { defaultRadius } from '#events/places/shared/radiuses.ts'
import type { CandidateListSearch } from '#services/candidate-profiles/shared/search-url.ts'
import { maxSearchLength } from '#events/limits/requests.ts'
import { filtersId } from '#site/ui/filters/FilterPanel.tsx'
import { NearMeButton, NearMeStatus } from '#site/ui/fields/NearMe.tsx'
import { RadiusSelect } from '#site/ui/fields/RadiusSelect.tsx'
import { usePlaces } from '#site/ui/fields/use-places.ts'
import { activeCandidateFilters, candidateFormId } from './candidate-filters.ts'
import { filterFieldId } from './filter-field-id.ts'
import { candidateWords, speech } from '#services/words/words.ts'

const placesId = filterFieldId('lugares')

interface Props {
  typed: CandidateListSearch
  onType(typed: CandidateListSearch): void
  onSubmit(): void
}

/** Filters while typing; without JavaScript a plain GET form. */
export function CandidateFilters({ typed, onType, onSubmit }: Props) {
  const places = usePlaces(typed.near ? '' : typed.location)
  const active = activeCandidateFilters(typed).length

  /** Choosing a municipality of the list sets its code too. */
  function moveTo(location: string) {
    const near = places.get(location) ?? ''
    onType({ ...typed, location, near, radius: near && typed.radius, page: 1 })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <search>
      <form
        className="panel filters"
        id={candidateFormId}
        action={speech.path('/candidates')}
        method="get"
        onSubmit={submit}
      >
        <FilterBox
          name="text"
          label={candidateWords.what}
          placeholder={candidateWords.whatExample}
          value={typed.text}
          onChange={text => onType({ ...typed, text, page: 1 })}
        />
        <FilterBox
          name="location"
          label={candidateWords.where}
          placeholder={candidateWords.whereExample}
          value={typed.location}
          list={placesId}
          onChange={moveTo}
        >
          <NearMeButton replaces />
        </FilterBox>
        <NearMeStatus />
        <datalist id={placesId}>
          {[...places.keys()].map(place => (
            <option key={place} value={place} />
          ))}
        </datalist>
        {typed.near && (
          <RadiusSelect
            id={filterFieldId('radius')}
            near={typed.near}
            value={typed.radius || defaultRadius}
            onChange={({ target }) => onType({ ...typed, radius: target.value, page: 1 })}
          />
        )}
        <button className="button primary" type="submit">
          {candidateWords.search}
        </button>{' '}
        <button className="button secondary open-filters" type="button" popoverTarget={filtersId}>
          {active ? candidateWords.someFilters(active) : candidateWords.filters}
        </button>
      </form>
    </search>
  )
}

interface BoxProps {
  /** The id of the list of suggestions. */
  list?: string
  name: string
  label: string
  placeholder: string
  value: string
  onChange(value: string): void
  /** The button in the box of the field. */
  children?: ReactNode
}

function FilterBox({ name, label, placeholder, value, list, onChange, children }: BoxProps) {
  const input = (
    <input
      className="input"
      dir="auto"
      id={filterFieldId(name)}
      type="search"
      name={name}
      placeholder={placeholder}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={maxSearchLength}
      list={list}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
  return (
    <div className="field">
      <label htmlFor={filterFieldId(name)}>{label}</label>
      {children ? (
        <div className="with-near-me">
          {input}
          {children}
        </div>
      ) : (
        input
      )}
    </div>
  )
}
