import type { MouseEvent, ReactNode } from 'react'
import {
  type CandidateListSearch,
  candidatesPath
} from '#services/candidate-profiles/shared/search-url.ts'
import { isPlainClick } from '#site/lib/plain-click.ts'

interface Props {
  to: CandidateListSearch
  onGo(search: CandidateListSearch): void
  className: string
  label?: string
  children: ReactNode
}

/** A link to another search of candidates, which works before the script has arrived. */
export function SearchLink({ to, onGo, className, label, children }: Props) {
  function go(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onGo(to)
  }
  return (
    <a className={className} href={candidatesPath(to)} aria-label={label} onClick={go}>
      {children}
    </a>
  )
}
