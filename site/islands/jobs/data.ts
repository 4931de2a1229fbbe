import type { JobPage } from '#site/lib/api.ts'
import type { SearchState } from '#site/lib/search-state.ts'

/** What the page brings along for the first view: the server renders from it, and the browser hydrates. */
export interface JobSearchData {
  search: SearchState
  found: JobPage
  /** Milliseconds; the countdowns of the first view count from here. */
  now: number
}

export const dataId = 'datos'

export function readData(): JobSearchData | undefined {
  const block = globalThis.document?.getElementById(dataId)?.textContent
  return block ? JSON.parse(block) : undefined
}
