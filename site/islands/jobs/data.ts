import type { JobPage, JobView } from '#site/lib/api.ts'
import type { SearchState } from '#site/lib/search-state.ts'

/** What the page brings along for the first view: the server renders from it, and the browser hydrates. */
export interface JobSearchData {
  search: SearchState
  found: JobPage
  /** Milliseconds; the countdowns of the first view count from here. */
  now: number
}

/** The same for the page of one ad. */
export interface JobData {
  job: JobView
  now: number
}

export const dataId = 'datos'

/** The page says which kind it brings by the island that it has. */
export function readData<T>(): T | undefined {
  const block = globalThis.document?.getElementById(dataId)?.textContent
  return block ? JSON.parse(block) : undefined
}
