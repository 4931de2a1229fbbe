import { useEffect, useRef } from 'react'
import type { JobSummary } from '#site/lib/api.ts'

/** Paints the words of the search wherever the list shows them; what paints is loaded with the first words. */
export function useHighlights(keyword: string, jobs: JobSummary[]) {
  const list = useRef<HTMLUListElement>(null)
  const hasPainted = useRef(false)
  useEffect(() => {
    const shown = list.current
    if (!shown || !jobs.length || !(keyword || hasPainted.current)) return
    hasPainted.current = true
    import('./highlights.ts').then(part => part.highlightMatches(shown, keyword), console.error)
  }, [keyword, jobs])
  return list
}
