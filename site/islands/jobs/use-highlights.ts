import { useEffect, useRef } from 'react'
import type { JobSummary } from '#site/lib/api.ts'
import { highlightMatches } from './highlights.ts'

/** Paints the words of the search wherever the list shows them. */
export function useHighlights(keyword: string, jobs: JobSummary[]) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (list.current && jobs.length) highlightMatches(list.current, keyword)
  }, [keyword, jobs])
  return list
}
