import type { ReactNode } from 'react'
import { BareArena } from '#site/illustrations/BareArena.tsx'

/** Nothing is here yet: what it would be, and what to do about it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="panel state">
      <BareArena />
      <h2>{title}</h2>
      {children}
    </div>
  )
}
