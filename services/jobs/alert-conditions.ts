import type { Point } from '#events/places/distance.ts'
import { filterLexemes, type JobFilterKey } from '#projections/jobs/job-filters.ts'
import { type PlaceFilter, toPlaceFilter } from '#projections/jobs/place-filter.ts'
import type { JobSearchQuery } from '#projections/jobs/search-jobs.ts'
import { provinces } from '#events/places/provinces.ts'
import { SearchJobs } from './contract.ts'
import { readSearch, toQueryParams } from './search-url.ts'

/** Of these lexemes a job has one; about this part of the jobs does. */
interface LexemeGroup {
  lexemes: string[]
  share: number
}

/** What a saved search asks of a job, but for what its words mean. */
export interface AlertConditions {
  keyword: string | undefined
  /** Of each a job must have one. */
  filters: LexemeGroup[]
  /** The provinces that it lies in, around a municipality: every job there has one of them too. */
  provinces: LexemeGroup | undefined
  around: (Point & { municipality: string; radius: number }) | undefined
  payMin: number | undefined
  isVague: boolean
}

/** A saved search as a search; what is not valid any more is left out. */
export function toAlertSearch(search: Record<string, string>, limit: number): JobSearchQuery {
  const { sort, page, ...known } = toQueryParams(readSearch(new URLSearchParams(search)))
  return SearchJobs.parse({ ...known, sort: 'nuevos', limit })
}

export function toAlertConditions(search: Record<string, string>): AlertConditions {
  const query = toAlertSearch(search, 1)
  const place = toPlaceFilter(query)
  const area = place.area === undefined ? [] : [areaGroup([place.area])]
  return {
    keyword: query.keyword || undefined,
    filters: [...filterLexemes(query).map(toGroup), ...area],
    provinces: place.municipalities && areaGroup(provincesOf(place.municipalities)),
    around: aroundOf(place),
    payMin: query.payMin,
    isVague: place.text !== undefined
  }
}

/** About which part of the jobs has one value of a filter; half of them where it is unknown. */
const shares: Partial<Record<JobFilterKey, number>> = {
  ...{
    role: 0.05,
    discipline: 0.1,
    contract: 0.2,
    experience: 0.3,
    ownHorse: 0.1,
    workPermit: 0.05
  }
}

function toGroup([key, lexemes]: [JobFilterKey, string[]]): LexemeGroup {
  if (key === 'province') return { lexemes, share: lexemes.length / provinces.length }
  return { lexemes, share: Math.min(1, lexemes.length * (shares[key] ?? 0.5)) }
}

/** Of codes: two digits are a province. */
function areaGroup(codes: string[]): LexemeGroup {
  const areProvinces = codes.every(code => /^\d\d$/.test(code))
  const share = areProvinces ? codes.length / provinces.length : 0.5
  return { lexemes: codes.map(code => `a.${code}`), share }
}

const provincesOf = (municipalities: readonly string[]) => [
  ...new Set(municipalities.map(code => code.slice(0, 2)))
]

function aroundOf({ circle }: PlaceFilter): AlertConditions['around'] {
  if (!circle) return undefined
  const { code, lat, lon } = circle.center
  return { municipality: code, radius: circle.radius, lat, lon }
}
