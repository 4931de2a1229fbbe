import { useEffect, useRef } from 'react'
import type { JobCard } from '#site/lib/api.ts'
import { paintMatches } from './highlights.ts'

/** Paints the words of the search wherever the list shows them. */
export function useMatches(keyword: string, jobs: JobCard[]) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (list.current && jobs.length) paintMatches(list.current, keyword)
  }, [keyword, jobs])
  return list
}
