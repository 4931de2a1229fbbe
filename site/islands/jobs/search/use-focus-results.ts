import { useEffect, useRef } from 'react'
import type { JobListResponse } from '#site/lib/api.ts'
import { scrollToTitle } from './scroll-to-title.ts'

/** After a step that leaves its own place behind, the title of the results takes the focus. */
export function useFocusResults(found: JobListResponse) {
  const title = useRef<HTMLHeadingElement>(null)
  const isExpected = useRef(false)
  useEffect(() => {
    if (!isExpected.current || !found || !title.current) return
    isExpected.current = false
    scrollToTitle(title.current, { onlyIfAway: true })
  }, [found])
  const expect = () => {
    isExpected.current = true
  }
  return { title, expect }
}
