import type { ReactNode } from 'react'
import { BareArena } from '#site/illustrations/BareArena.tsx'

/** An empty list, with what to do next. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="box state">
      <BareArena />
      <h2>{title}</h2>
      {children}
    </div>
  )
}
