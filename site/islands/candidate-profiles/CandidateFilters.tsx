import type { FormEvent } from 'react'
import type { CandidateListSearch } from '#services/candidate-profiles/search-url.ts'
import { maxSearchLength } from '#services/platform/validation/search-params.ts'
import { filterFieldId } from './filter-field-id.ts'

interface Props {
  typed: CandidateListSearch
  onType(typed: CandidateListSearch): void
  onSubmit(): void
}

/** Filters while typing; without JavaScript a plain GET form. */
export function CandidateFilters({ typed, onType, onSubmit }: Props) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <search>
      <form className="panel filters" action="/candidates" method="get" onSubmit={submit}>
        <FilterBox
          name="text"
          label="¿Qué buscas?"
          placeholder="Nombre, puesto o habilidad"
          value={typed.text}
          onChange={text => onType({ ...typed, text, page: 1 })}
        />
        <FilterBox
          name="location"
          label="¿Dónde?"
          placeholder="Ciudad, región o país"
          value={typed.location}
          onChange={location => onType({ ...typed, location, page: 1 })}
        />
        <button className="button primary" type="submit">
          Buscar
        </button>
      </form>
    </search>
  )
}

interface BoxProps {
  name: string
  label: string
  placeholder: string
  value: string
  onChange(value: string): void
}

function FilterBox({ name, label, placeholder, value, onChange }: BoxProps) {
  return (
    <div className="field">
      <label htmlFor={filterFieldId(name)}>{label}</label>
      <input
        className="input"
        id={filterFieldId(name)}
        type="search"
        name={name}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxSearchLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
