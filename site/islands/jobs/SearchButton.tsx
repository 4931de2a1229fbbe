import type { FormEvent, ReactNode } from 'react'
import { type SearchState, toQueryParams } from '#site/lib/search-state.ts'

interface Props {
  to: SearchState
  onGo(search: SearchState): void
  className: string
  label?: string
  children: ReactNode
}

/** A button that leads to another search; it is a form, so it works before the script has arrived. */
export function SearchButton({ to, onGo, className, label, children }: Props) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onGo(to)
  }
  return (
    <form action="/jobs" method="get" onSubmit={submit}>
      {Object.entries(toQueryParams(to)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={className} type="submit" aria-label={label}>
        {children}
      </button>
    </form>
  )
}
