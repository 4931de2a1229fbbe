import { experiences, jobTypes } from '#events/job-content/facets.ts'
import { readPageNumber, readSearchText } from '#services/platform/validation/search-params.ts'

/** A search as the list and its address have it; a filter that is not set is empty. */
export interface JobListSearch {
  keyword: string
  location: string
  jobType: string
  experience: string
  page: number
}

export const emptySearch: JobListSearch = {
  keyword: '',
  location: '',
  jobType: '',
  experience: '',
  page: 1
}

/** Reads an address leniently: a value that is not valid counts as not set. */
export function readSearch(params: URLSearchParams): JobListSearch {
  const oneOf = (name: string, values: readonly string[]) =>
    values.find(value => value === params.get(name)) ?? ''
  return {
    keyword: readSearchText(params, 'keyword'),
    location: readSearchText(params, 'location'),
    jobType: oneOf('jobType', jobTypes),
    experience: oneOf('experience', experiences),
    page: readPageNumber(params)
  }
}

/** Only what is set, as the API and the address write it. */
export function toQueryParams({ page, ...filters }: JobListSearch): Record<string, string> {
  const given = Object.entries(filters).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(given), ...(page > 1 && { page: String(page) }) }
}

export function searchPath(search: JobListSearch): string {
  return withQuery('/jobs', search)
}

/** The same search as a feed of new jobs. */
export function feedPath(search: JobListSearch): string {
  return withQuery('/feed.xml', { ...search, page: 1 })
}

function withQuery(path: string, search: JobListSearch): string {
  const query = new URLSearchParams(toQueryParams(search)).toString()
  return query ? `${path}?${query}` : path
}
