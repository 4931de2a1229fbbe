import type { ComponentProps } from 'react'
import { maxSearchLength } from '#events/limits/requests.ts'
import { NearMeButton, NearMeStatus } from '#site/ui/fields/NearMe.tsx'
import { searchFormWords } from '#services/words/words.ts'

type Input = ComponentProps<'input'>

/** The keyword. A plain field, so that pages can show it without a script. */
export function KeywordField(props: Input) {
  return (
    <div className="field">
      <label htmlFor="keyword">{searchFormWords.what}</label>
      <KeywordInput {...props} />
    </div>
  )
}

export function KeywordInput(props: Input) {
  return (
    <SearchInput
      name="keyword"
      type="search"
      placeholder={searchFormWords.whatExample}
      {...props}
    />
  )
}

/** The location; its children are the suggestions. */
export function LocationField({ children, ...props }: Input) {
  return (
    <>
      <div className="field">
        <label htmlFor="location">{searchFormWords.where}</label>
        <div className="with-near-me">
          <SearchInput
            name="location"
            placeholder={searchFormWords.whereExample}
            autoComplete="off"
            {...props}
          />
          <NearMeButton />
        </div>
        {children}
      </div>
      <NearMeStatus />
    </>
  )
}

function SearchInput(props: Input) {
  return (
    <input
      className="input"
      dir="auto"
      type="text"
      id={props.name}
      maxLength={maxSearchLength}
      enterKeyHint="search"
      {...props}
    />
  )
}
