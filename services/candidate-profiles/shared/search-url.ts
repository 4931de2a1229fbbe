import { speech } from '#services/words/words.ts'

/** The filters of the list of candidates, as its address writes them; a filter that is not set is empty. */
export interface CandidateListSearch {
  text: string
  location: string
  /** The INE code of a municipality; then `location` is only its name. */
  near: string
  radius: string
  role: string
  discipline: string
  carne: string
  galope: string
  housing: string
  page: number
}

export const emptyCandidateSearch: CandidateListSearch = {
  text: '',
  location: '',
  near: '',
  radius: '',
  role: '',
  discipline: '',
  carne: '',
  galope: '',
  housing: '',
  page: 1
}

/** The filters that are set, as the API and the address write them. */
export function candidateQuery({ page, ...filters }: CandidateListSearch): Record<string, string> {
  const given = Object.entries(filters).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(given), ...(page > 1 && { page: String(page) }) }
}

export function candidatesPath(search: CandidateListSearch): string {
  const query = new URLSearchParams(candidateQuery(search))
  return speech.path(query.size ? `/candidates?${query}` : '/candidates')
}

/** True when a filter is set; the page is not one. */
export function isFilteredSearch(search: CandidateListSearch): boolean {
  return Object.keys(candidateQuery({ ...search, page: 1 })).length > 0
}
