import { useState } from 'react'
import type { Thing } from '../frame/together.ts'

export interface Selection<T extends Thing> {
  /** Those of the list that are selected. */
  things: readonly T[]
  has(thing: Thing): boolean
  choose(things: readonly Thing[], isChosen: boolean): void
}

/** What is selected of a list; what leaves the list is selected no more. */
export function useSelection<T extends Thing>(listed: readonly T[]): Selection<T> {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return {
    things: listed.filter(({ id }) => chosen.has(id)),
    has: ({ id }) => chosen.has(id),
    choose(things, isChosen) {
      const next = new Set(chosen)
      for (const { id } of things) {
        if (isChosen) next.add(id)
        else next.delete(id)
      }
      setChosen(next)
    }
  }
}
