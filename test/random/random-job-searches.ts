import { expect } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { jobSorts } from '#events/job-content/job-sorts.ts'
import { filterValues, type JobFilterKey, jobFilters } from '#events/job-content/job-terms.ts'
import { distanceKm, type Point } from '#events/places/shared/distance.ts'
import { placeIndex } from '#events/places/place-index.ts'
import { experiences, jobTypes } from '#events/job-content/facets.ts'
import type { JobTerms } from '#events/job-content/terms.ts'
import { payPeriods, type PhotoSubject, photoSubjects } from '#events/job-content/vocabulary.ts'
import { generateTerms } from '#loadtests/dataset/job-terms.ts'
import type { SeededRandom } from '#loadtests/dataset/text/seeded-random.ts'
import type { JobFilters } from '#projections/jobs/search/job-filters.ts'
import type { JobSearchQuery } from '#projections/jobs/search/search-jobs.ts'
import type { JobPage } from '#projections/jobs/tables/view.ts'
import { seedJob } from '../events/event-builders.ts'
import { type FilteredJob, matchesFilters, monthlyPay, roleOf } from './naive-job-filter.ts'

/** Jerez and its neighbour come first. */
const places = ['11020', '11027', '41091', '28079', '07040']
const titles = ['Mozo de cuadra', 'Domador de potros']
/** The last ones are rare. */
const words = ['prado', 'noche', 'remolque', 'fin de semana', 'tractor', 'almazara', 'molino']
const locations = ['Finca Alborada', 'Cortijo Nuevo']
/** Of a page; there are more jobs. */
export const randomSearchLimit = 50

export interface SearchedJob extends FilteredJob {
  id: string
  description: string
  location: string
  companyName?: string
  requirements?: string
  expiryDate: string
}

export type RandomSearch = JobFilters & Pick<JobSearchQuery, 'keyword' | 'near' | 'radius' | 'sort'>

/** Compares a page with what a filter in memory finds among the jobs, the newest of them first. */
export function expectFound(
  posted: readonly SearchedJob[],
  search: RandomSearch,
  found: JobPage
): void {
  const wanted = posted.filter(job => isMatch(job, search))
  const ids = found.jobs.map(({ id }) => id)
  expect({ search, total: found.meta.totalJobs }).toEqual({ search, total: wanted.length })
  const sort = sortOf(search)
  if (sort) {
    const center = search.near ? placeIndex().byCode.get(search.near) : undefined
    const expected = inOrder(wanted, sort, center).slice(0, randomSearchLimit)
    expect({ search, ids }).toEqual({ search, ids: expected.map(({ id }) => id) })
  } else expect(new Set(ids).size).toBe(Math.min(wanted.length, randomSearchLimit))
  const facets = countAll(posted, search)
  expect({ search, facets: found.meta.facets }).toEqual({ search, facets })
}

/** Undefined for the best match. */
function sortOf({ keyword, near, sort }: RandomSearch): RandomSearch['sort'] {
  const wanted = sort === 'cerca' && !near ? undefined : sort
  return wanted ?? (keyword ? undefined : near ? 'cerca' : 'nuevos')
}

function countAll(posted: readonly SearchedJob[], search: RandomSearch) {
  const keys = Object.keys(filterValues) as JobFilterKey[]
  return Object.fromEntries(keys.map(key => [key, countValues(posted, search, key)]))
}

/** With all other filters applied. */
function countValues(
  posted: readonly SearchedJob[],
  search: RandomSearch,
  key: JobFilterKey
): Record<string, number> {
  const others = posted.filter(job => isMatch(job, { ...search, [key]: undefined }))
  const entries = filterValues[key].map(value => {
    const filter = { [key]: toFilterValue(key, value) } as JobFilters
    return [value, others.filter(job => matchesFilters(job, filter)).length] as const
  })
  const isWhole = key === 'jobType' || key === 'experience'
  return Object.fromEntries(isWhole ? entries : entries.filter(([, n]) => n > 0))
}

export type PostedTexts = Partial<
  Pick<
    SearchedJob,
    'expiryDate' | 'title' | 'description' | 'requirements' | 'location' | 'companyName'
  >
>

export async function postRandomJob(
  db: Database,
  owner: string,
  random: SeededRandom,
  more: PostedTexts = {}
): Promise<SearchedJob> {
  const posted = { companyName: 'Yeguada del Soto', ...randomContent(random), ...more }
  const id = await seedJob(db, owner, posted)
  const { terms, ...others } = posted
  return { ...terms, ...others, id }
}

export function randomContent(random: SeededRandom) {
  return {
    terms: { ...generateTerms(random), ...randomPay(random) },
    jobType: random.pick(jobTypes),
    experience: random.pick([undefined, ...experiences]),
    place: random.pick(places),
    title: random.pick(titles),
    description: Array.from({ length: 6 }, () => random.pickZipf(words, 1.5)).join(' '),
    location: random.pick(locations),
    photos: random.pick([undefined, ...photoSubjects].map(photosShowing)),
    expiryDate: new Date(Date.UTC(2026, 3, 1 + random.below(25))).toISOString()
  }
}

const photosShowing = (of: PhotoSubject | undefined) => [
  { path: '/photos/a.webp' },
  { path: '/photos/b.webp', of }
]

/** In half of the jobs: every period, few hours. */
function randomPay(random: SeededRandom): Pick<JobTerms, 'pay' | 'hours'> {
  if (random.withProbability(0.5)) return {}
  const pay = { min: random.between(8, 3000), period: random.pick(payPeriods) }
  return { pay, hours: { week: random.between(10, 50), daysOff: random.between(2, 8) / 2 } }
}

export function randomSearch(random: SeededRandom): RandomSearch {
  const keys = Object.keys(filterValues) as JobFilterKey[]
  const chosen = Array.from({ length: random.below(5) }, () => random.pick(keys))
  const filters = chosen.map(key => {
    const values = [random.pickZipf(filterValues[key], 0.8), random.pick(filterValues[key])]
    if (key === 'payMin') return [key, random.between(1, 3500)]
    if (key === 'province') return [key, random.pick([['11'], ['11', '28'], ['07', '01']])]
    return [key, isList(key) ? [...new Set(values)] : toFilterValue(key, values[0] ?? '')]
  })
  return {
    ...Object.fromEntries(filters),
    ...(random.withProbability(0.4) && { keyword: random.pick(['moza', 'domadora', 'cuadra']) }),
    ...(random.withProbability(0.3) && { near: '11020', radius: 50 as const }),
    ...(random.withProbability(0.4) && { sort: random.pick(jobSorts) })
  }
}

/** With words that are rare, misspelt or none, and places that are no known ones. */
export function randomTextSearch(random: SeededRandom): RandomSearch & { location?: string } {
  const { near, radius, ...search } = randomSearch(random)
  const keyword = random.pick(searchedWords)
  if (random.withProbability(0.3)) return { ...search, keyword, near: '11020', radius: 50 }
  const location = random.pick([undefined, undefined, 'alborada', 'albor', 'alvorada', 'zzz'])
  return { ...search, keyword, ...(location && { location }) }
}

const searchedWords = [
  'prado',
  'remolque',
  'remolqe',
  'tractores',
  'almazara',
  'almasara',
  'molino',
  'moilno',
  'mozo',
  'personal de cuadra',
  'mozo remolque',
  'noche prado',
  'domadora noche tractor',
  'semana',
  'fin',
  'remolqe noche',
  'de la',
  '%',
  'xilofonista',
  'potros prado molino'
]

function isList(key: JobFilterKey): boolean {
  return jobFilters[key].kind === 'several'
}

export function toFilterValue(key: JobFilterKey, value: string) {
  if (isList(key)) return [value]
  return ['payMin', 'daysOff', 'galope'].includes(key) ? Number(value) : value
}

function isMatch(job: SearchedJob, search: RandomSearch): boolean {
  const { keyword, near, radius, sort, ...filters } = search
  const { title = '', roles = [] } = meanings[keyword ?? ''] ?? {}
  const hasWord = job.title.includes(title) || roles.includes(roleOf(job))
  const isNear = !near || places.indexOf(job.place) < 2
  return hasWord && isNear && matchesFilters(job, filters)
}

/** What a word finds: in the title, and in the role. */
const meanings: Record<string, { title: string; roles?: (JobTerms['role'] | undefined)[] }> = {
  moza: { title: 'Mozo', roles: ['mozo-cuadra', 'groom'] },
  domadora: { title: 'Domador', roles: ['domador'] },
  cuadra: { title: 'cuadra' }
}

export function inOrder(
  newest: SearchedJob[],
  sort: NonNullable<RandomSearch['sort']>,
  center?: Point
): SearchedJob[] {
  if (sort === 'cerca' && center) {
    const distance = ({ place }: SearchedJob) => {
      const seat = placeIndex().byCode.get(place)
      return seat ? distanceKm(center, seat) : Number.POSITIVE_INFINITY
    }
    return newest.toSorted((a, b) => distance(a) - distance(b))
  }
  if (sort === 'nuevos' || sort === 'cerca') return newest
  return newest.toSorted((a, b) =>
    sort === 'termina' ? a.expiryDate.localeCompare(b.expiryDate) : monthlyPay(b) - monthlyPay(a)
  )
}
