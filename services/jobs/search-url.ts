import { experiences, jobTypes } from '#events/job-content/facets.ts'
import { jobSorts, termFilterValues } from '#events/job-content/filters.ts'
import { provinces } from '#events/places/provinces.ts'
import { radiuses } from '#events/places/radiuses.ts'
import { readPageNumber, readSearchText } from '#services/platform/validation/search-params.ts'
import { maxPay } from './limits.ts'

/** Filters of which an address can have several values, divided by commas. */
const listFilters = {
  role: termFilterValues.role,
  discipline: termFilterValues.discipline,
  province: provinces.map(({ code }) => code).sort(),
  contract: termFilterValues.contract,
  carne: termFilterValues.carne
} as const

const { housing, pay, daysOff, galope, ownHorse, workPermit, minors } = termFilterValues
const choiceFilters = {
  ...{ jobType: jobTypes, experience: experiences, radius: radiuses.map(String), sort: jobSorts },
  ...{ housing, pay, daysOff, galope, ownHorse, workPermit, minors }
} as const

/**
 * A search as the list and its address have it, in the order in which the address writes it. A filter that is not set is
 * empty; several values are in the order of the vocabulary. What each means: services/jobs/search-contract.ts.
 */
export interface JobListSearch {
  keyword: string
  location: string
  /** The INE code of a municipality; then `location` is only its name. */
  near: string
  radius: string
  jobType: string
  experience: string
  role: string
  discipline: string
  province: string
  housing: string
  pay: string
  payMin: string
  contract: string
  daysOff: string
  carne: string
  galope: string
  ownHorse: string
  workPermit: string
  minors: string
  sort: string
  page: number
}

/** Reads an address leniently: a value that is not valid counts as not set. */
export function readSearch(params: URLSearchParams): JobListSearch {
  const several = (name: keyof typeof listFilters) => readList(params, name)
  const one = (name: keyof typeof choiceFilters) => {
    const values: readonly string[] = choiceFilters[name]
    return values.find(value => value === params.get(name)) ?? ''
  }
  const near = readMatch(params, 'near', /^\d{5}$/)
  return {
    keyword: readSearchText(params, 'keyword'),
    location: readSearchText(params, 'location'),
    near,
    radius: one('radius'),
    jobType: one('jobType'),
    experience: one('experience'),
    role: several('role'),
    discipline: several('discipline'),
    province: several('province'),
    housing: one('housing'),
    pay: one('pay'),
    payMin: readPay(params),
    contract: several('contract'),
    daysOff: one('daysOff'),
    carne: several('carne'),
    galope: one('galope'),
    ownHorse: one('ownHorse'),
    workPermit: one('workPermit'),
    minors: one('minors'),
    sort: one('sort'),
    page: readPageNumber(params)
  }
}

export const emptySearch: JobListSearch = readSearch(new URLSearchParams())

/** Divided by commas, or repeated, as a form without script sends checkboxes. */
function readList(params: URLSearchParams, name: keyof typeof listFilters): string {
  const given = params.getAll(name).flatMap(text => text.split(','))
  return listFilters[name].filter(value => given.includes(value)).join(',')
}

function readMatch(params: URLSearchParams, name: string, pattern: RegExp): string {
  const text = params.get(name) ?? ''
  return pattern.test(text) ? text : ''
}

function readPay(params: URLSearchParams): string {
  const text = readMatch(params, 'payMin', /^[1-9]\d{0,5}$/)
  return Number(text) <= maxPay ? text : ''
}

/** Only what is set, as the API and the address write it. */
export function toQueryParams({ page, ...filters }: JobListSearch): Record<string, string> {
  const given: Record<string, string> = {}
  for (const [name, value] of Object.entries(filters)) if (value !== '') given[name] = value
  if (page > 1) given['page'] = String(page)
  return given
}

export function searchPath(search: JobListSearch): string {
  return withQuery('/jobs', search)
}

/** The same search as a feed of new jobs. */
export function feedPath(search: JobListSearch): string {
  return withQuery('/feed.xml', { ...search, sort: '', page: 1 })
}

function withQuery(path: string, search: JobListSearch): string {
  const query = new URLSearchParams(toQueryParams(search)).toString()
  return query ? `${path}?${query}` : path
}
