import type { ComponentProps } from 'react'
import { maxSearchLength } from '#services/platform/validation/search-params.ts'

type Input = ComponentProps<'input'>

/** What is looked for. Like the others here, a plain field: a page may show it without a script. */
export function KeywordField(props: Input) {
  return (
    <div className="field">
      <label htmlFor="keyword">¿Qué buscas?</label>
      <KeywordInput {...props} />
    </div>
  )
}

export function KeywordInput(props: Input) {
  return (
    <SearchInput name="keyword" type="search" placeholder="Puesto, habilidades, etc." {...props} />
  )
}

/** Where it is looked for; what proposes places stands beside it. */
export function LocationField({ children, ...props }: Input) {
  return (
    <div className="field">
      <label htmlFor="location">¿Dónde?</label>
      <SearchInput
        name="location"
        placeholder="Ciudad, región o país"
        autoComplete="off"
        {...props}
      />
      {children}
    </div>
  )
}

function SearchInput(props: Input) {
  return (
    <input
      className="input"
      type="text"
      id={props.name}
      maxLength={maxSearchLength}
      enterKeyHint="search"
      {...props}
    />
  )
}
