import { daysOffSteps, termFilterValues } from '#events/job-content/filters.ts'
import { licenceReach } from '#events/job-content/licences.ts'
import type { Contract, Discipline, Licence, JobRole } from '#events/job-content/vocabulary.ts'
import { type Experience, experiences, type JobType, jobTypes } from '#events/aggregates/jobs.ts'
import { provinces } from '#events/places/provinces.ts'

/** What a search of jobs is narrowed by; of several values of one filter a job has one. */
export interface JobFilters {
  jobType?: JobType | undefined
  experience?: Experience | undefined
  role?: readonly JobRole[] | undefined
  discipline?: readonly Discipline[] | undefined
  /** INE codes. */
  province?: readonly string[] | undefined
  housing?: 'si' | undefined
  pay?: 'si' | undefined
  /** Gross euros a month of a full week, see search.monthly_pay. */
  payMin?: number | undefined
  contract?: readonly Contract[] | undefined
  /** A week, at least. */
  daysOff?: number | undefined
  /** What a person has: jobs that demand more are left out. */
  carne?: readonly Licence[] | undefined
  galope?: number | undefined
  ownHorse?: 'si' | undefined
  workPermit?: 'si' | undefined
  minors?: 'si' | 'no' | undefined
}

export type JobFilterKey = keyof JobFilters

/** The values of each filter that are counted. */
export const countedValues: Record<JobFilterKey, readonly string[]> = {
  jobType: jobTypes,
  experience: experiences,
  ...termFilterValues,
  province: provinces.map(({ code }) => code)
}

/** The lexemes of the search index of which a job has one when it matches one of the values of a filter. */
export const lexemesOf: Record<JobFilterKey, (values: readonly string[]) => string[]> = {
  jobType: withPrefix('y.'),
  experience: withPrefix('x.'),
  role: withPrefix('r.'),
  discipline: withPrefix('d.'),
  province: withPrefix('a.'),
  housing: withPrefix('h.'),
  pay: withPrefix('s.'),
  payMin: ([least]) => bandsFrom(Number(least)).map(band => `e.${band}`),
  contract: withPrefix('c.'),
  daysOff: ([least]) => daysOffSteps.filter(days => days >= Number(least)).map(days => `f.${days}`),
  carne: licenceLexemes,
  galope: ([own]) => Array.from({ length: Number(own) + 1 }, (_, level) => `g.${level}`),
  ownHorse: withPrefix('o.'),
  workPermit: withPrefix('w.'),
  minors: withPrefix('m.')
}

/** The lexemes of each filter that is set, by its name. */
export function filterLexemes(filters: JobFilters): [JobFilterKey, string[]][] {
  const keys = Object.keys(lexemesOf) as JobFilterKey[]
  return keys.flatMap(key => {
    const value = filters[key]
    if (value === undefined || (Array.isArray(value) && !value.length)) return []
    return [[key, lexemesOf[key]([value].flat().map(String))]] satisfies [JobFilterKey, string[]][]
  })
}

/** Those of the filters other than type and experience. */
export function termLexemes(filters: JobFilters): string[][] {
  return filterLexemes(filters)
    .filter(([key]) => key !== 'jobType' && key !== 'experience')
    .map(([, lexemes]) => lexemes)
}

const payBand = 250
/** Where the bands of a month's pay begin; the last one has no end. */
export const payBands = Array.from({ length: 21 }, (_, nth) => nth * payBand)

/** The bands that hold amounts from this one on. */
function bandsFrom(least: number): number[] {
  return payBands.slice(Math.min(Math.floor(least / payBand), payBands.length - 1))
}

function withPrefix(prefix: string) {
  return (values: readonly string[]) => values.map(value => prefix + value)
}

export const licenceLevels = [0, 1, 2, 3] as const

/** All that the licences of one person suffice for. */
function licenceLexemes(values: readonly string[]): string[] {
  const [trailers, lorries] = licenceReach(values)
  return Array.from({ length: trailers + 1 }, (_, trailer) => trailer).flatMap(trailer =>
    Array.from({ length: lorries + 1 }, (_, lorry) => `b.${trailer}${lorry}`)
  )
}
