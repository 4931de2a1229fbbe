import { jobSorts } from '#events/job-content/job-sorts.ts'
import {
  type Filter,
  filterValues,
  type JobFilterKey,
  ofEachFilter
} from '#events/job-content/job-terms.ts'
import { radiuses } from '#events/places/shared/radiuses.ts'
import {
  isAnyValue,
  readPageNumber,
  readSearchText
} from '#services/platform/validation/search-params.ts'
import { maxPay } from '#events/limits/jobs.ts'
import { speech } from '#services/words/words.ts'

/**
 * A search as the list and its address have it, in the order in which the address writes it. A filter that is not set is
 * empty; several values are in the order of the vocabulary. What each means: services/jobs/search/contract.ts.
 */
export interface JobListSearch extends Record<JobFilterKey, string> {
  keyword: string
  location: string
  /** The INE code of a municipality; then `location` is only its name. */
  near: string
  radius: string
  sort: string
  page: number
}

/** Reads an address leniently: a value that is not valid counts as not set. */
export function readSearch(params: URLSearchParams): JobListSearch {
  return {
    keyword: readSearchText(params, 'keyword'),
    location: readSearchText(params, 'location'),
    near: readMatch(params, 'near', /^\d{5}$/),
    radius: readOne(params, 'radius', radiuses.map(String)),
    ...ofEachFilter((filter, name) => readFilter(params, filter, name)),
    sort: readOne(params, 'sort', jobSorts),
    page: readPageNumber(params)
  }
}

function readFilter(params: URLSearchParams, { kind }: Filter, name: JobFilterKey): string {
  if (kind === 'amount') return readPay(params)
  const read = kind === 'several' ? readList : readOne
  return read(params, name, filterValues[name])
}

export const emptySearch: JobListSearch = readSearch(new URLSearchParams())

function readOne(params: URLSearchParams, name: string, values: readonly string[]): string {
  return values.find(value => value === params.get(name)) ?? ''
}

/** True where an address gives a filter, and no value of it is known: the search is wider than what was asked for. */
export function hasUnknownFilter(params: URLSearchParams): boolean {
  const { payMin, keyword, location, page, ...closed } = readSearch(params)
  return Object.entries(closed).some(([name, value]) => {
    const isGiven = params.getAll(name).some(given => !isAnyValue(given.trim()))
    return isGiven && value === ''
  })
}

/** Divided by commas, or repeated, as a form without script sends checkboxes. */
function readList(params: URLSearchParams, name: string, values: readonly string[]): string {
  const given = params.getAll(name).flatMap(text => text.split(','))
  return values.filter(value => given.includes(value)).join(',')
}

function readMatch(params: URLSearchParams, name: string, pattern: RegExp): string {
  const text = params.get(name) ?? ''
  return pattern.test(text) ? text : ''
}

function readPay(params: URLSearchParams): string {
  const text = readMatch(params, 'payMin', /^[1-9]\d{0,5}$/)
  return Number(text) <= maxPay ? text : ''
}

/** The filters that are set, as the API and the address write them. */
export function toQueryParams({ page, ...filters }: JobListSearch): Record<string, string> {
  const given: Record<string, string> = {}
  for (const [name, value] of Object.entries(filters)) if (value !== '') given[name] = value
  if (page > 1) given['page'] = String(page)
  return given
}

export function searchPath(search: JobListSearch): string {
  return withQuery(speech.path('/jobs'), search)
}

/** The same search as an Atom feed of new jobs. */
export function feedPath(search: JobListSearch): string {
  return withQuery('/feed.xml', { ...search, sort: '', page: 1 })
}

/** The same search as a JSON Feed of new jobs. */
export function jsonFeedPath(search: JobListSearch): string {
  return withQuery('/feed.json', { ...search, sort: '', page: 1 })
}

function withQuery(path: string, search: JobListSearch): string {
  const query = new URLSearchParams(toQueryParams(search)).toString()
  return query ? `${path}?${query}` : path
}
