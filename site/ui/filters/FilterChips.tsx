import type { ReactNode } from 'react'
import { uiWords } from '#services/words/words.ts'

export interface FilterChip {
  id: string
  label: string
  className?: string | undefined
  /** The button or link that removes the filter. */
  removal: ReactNode
}

/** The filters that are set. */
export function FilterChips({ chips }: { chips: readonly FilterChip[] }) {
  if (!chips.length) return null
  return (
    <ul className="chips active-filters" aria-label={uiWords.appliedFilters}>
      {chips.map(({ id, label, className, removal }) => (
        <li className={className ? `chip on ${className}` : 'chip on'} key={id}>
          <span>{label}</span>
          {removal}
        </li>
      ))}
    </ul>
  )
}
