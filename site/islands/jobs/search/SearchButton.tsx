import type { FormEvent, ReactNode } from 'react'
import { type JobListSearch, toQueryParams } from '#services/jobs/shared/search-url.ts'
import { speech } from '#services/words/words.ts'

interface Props {
  to: JobListSearch
  onGo(search: JobListSearch): void
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
    <form action={speech.path('/jobs')} method="get" onSubmit={submit}>
      {Object.entries(toQueryParams(to)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={className} type="submit" aria-label={label}>
        {children}
      </button>
    </form>
  )
}
