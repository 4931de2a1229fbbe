import type { CandidatePage } from '#site/lib/api.ts'

/** What the list is asked for; the address says the same. */
export interface CandidateSearch {
  text: string
  location: string
  page: number
}

/** What the page brings along for its first view. */
export interface CandidatesData {
  search: CandidateSearch
  found: CandidatePage
  /** How many the server puts on a page. */
  perPage: number
}

/** The id of a filter box. */
export const filterId = (name: string) => `filtro-${name}`

export function candidatesPath({ text, location, page }: CandidateSearch): string {
  const query = new URLSearchParams({
    ...(text && { text }),
    ...(location && { location }),
    ...(page > 1 && { page: String(page) })
  })
  return query.size ? `/candidates?${query}` : '/candidates'
}
