import { experiences, jobTypes } from '#services/jobs/contract.ts'
import type { JobListSearch } from '#services/pages/page-data.ts'

/** What a search asks for; the address is all of it. */
export type SearchState = JobListSearch

export const emptySearch: SearchState = {
  keyword: '',
  location: '',
  jobType: '',
  experience: '',
  page: 1
}

const anyValues = ['todos', 'todas', 'cualquiera']
const normalizeText = (value: string | null) => {
  const text = value?.trim() ?? ''
  return anyValues.includes(text) ? '' : text.slice(0, 200)
}
const oneOf = (value: string | null, values: readonly string[]) =>
  value && values.includes(value) ? value : ''

/** Reads an address leniently: what it cannot mean, it does not ask for. */
export function readSearch(params: URLSearchParams): SearchState {
  const page = Number(params.get('page') ?? 1)
  return {
    keyword: normalizeText(params.get('keyword')),
    location: normalizeText(params.get('location')),
    jobType: oneOf(params.get('jobType'), jobTypes),
    experience: oneOf(params.get('experience'), experiences),
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1
  }
}

/** Only what is asked for, as the API and the address write it. */
export function toQueryParams({ page, ...filters }: SearchState): Record<string, string> {
  const given = Object.entries(filters).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(given), ...(page > 1 && { page: String(page) }) }
}

export function searchPath(search: SearchState): string {
  return urlOf('/jobs', search)
}

/** The same search as a feed of new ads. */
export function feedPath(search: SearchState): string {
  return urlOf('/feed.xml', { ...search, page: 1 })
}

function urlOf(path: string, search: SearchState): string {
  const query = new URLSearchParams(toQueryParams(search)).toString()
  return query ? `${path}?${query}` : path
}

export interface ActiveFilter {
  name: Exclude<keyof SearchState, 'page'>
  value: string
  /** The search that is left when it is taken off. */
  without: SearchState
}

const filterNames = ['keyword', 'location', 'jobType', 'experience'] as const

/** What narrows a search, in the order in which people fill it in. */
export function activeFilters(search: SearchState): ActiveFilter[] {
  return filterNames
    .filter(name => search[name] !== '')
    .map(name => ({ name, value: search[name], without: { ...search, [name]: '', page: 1 } }))
}
