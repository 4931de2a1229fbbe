import {
  filterValues,
  type FilterValues,
  jobFilters,
  type JobFilterKey,
  jobTerms,
  ofEachFilter
} from '#events/job-content/job-terms.ts'
import { experiences, jobTypes } from '#events/job-content/facets.ts'
import { licenceReach } from '#events/job-content/licences.ts'
import type { JobTerms } from '#events/job-content/terms.ts'
import type { PhotoSubject } from '#events/job-content/vocabulary.ts'
import { type CountDocs, countValues, type FilterCondition } from '#projections/search/find-docs.ts'
import type { JobFacets } from '../tables/view.ts'

/** The filters of a search of jobs; a job matches a filter when it has one of its values. */
export type JobFilters = FilterValues

type ToLexemes = (values: readonly string[]) => string[]

/** Filters that match by more than an equal value. */
const ownLexemes: Partial<Record<JobFilterKey, ToLexemes>> = {
  payMin: ([least]) => bandsFrom(Number(least)).map(band => `e.${band}`),
  daysOff: ([least]) =>
    jobFilters.daysOff.values.filter(days => days >= Number(least)).map(days => `f.${days}`),
  carne: licenceLexemes,
  galope: ([own]) => Array.from({ length: Number(own) + 1 }, (_, level) => `g.${level}`)
}

/** The lexemes for some values of a filter: a job that matches has one of them. */
const lexemesOf: Record<JobFilterKey, ToLexemes> = ofEachFilter(
  ({ code }, name) => ownLexemes[name] ?? (values => values.map(value => `${code}.${value}`))
)

export function filterConditions(filters: JobFilters): FilterCondition<JobFilterKey>[] {
  const keys = Object.keys(lexemesOf) as JobFilterKey[]
  return keys.flatMap((key): FilterCondition<JobFilterKey>[] => {
    const value = filters[key]
    if (value === undefined || (Array.isArray(value) && !value.length)) return []
    const lexemes = lexemesOf[key]([value].flat().map(String))
    return [{ key, lexemes, ...(key === 'payMin' && { least: Number(value) }) }]
  })
}

/** The fields of a job that filters look at. */
export interface FilteredJob {
  jobType: string
  experience: string | null
  terms: JobTerms
  /** Gross euros of a full week. */
  monthlyPay: number | null
  /** INE codes of the municipality and the province. */
  areas: readonly string[]
  photoSubjects: readonly (PhotoSubject | null)[] | null
}

/** The lexemes of a job that filters ask for. */
export function lexemesOfJob(job: FilteredJob): string[] {
  const { jobType, experience, terms, monthlyPay, areas, photoSubjects } = job
  const { disciplines = [], hours, housing, pay, start, asks = [] } = terms
  const hasHousing = housing !== undefined && housing.kind !== 'no'
  const levels = (what: string) =>
    asks.flatMap(ask => (ask.what === what && ask.weight === 'imprescindible' ? [ask.level] : []))
  const galopes = levels('galope').map(level => Number(level ?? 0))
  const licences = levels('carne').map(level => `${level ?? 'B'}`)
  return [
    `y.${jobType}`,
    ...(experience ? [`x.${experience}`] : []),
    ...disciplines.map(discipline => `d.${discipline}`),
    ...areas.map(area => `a.${area}`),
    ...(hasHousing ? ['h.si'] : []),
    ...(hasHousing && photoSubjects?.includes('vivienda') ? ['v.si'] : []),
    ...(pay && 'min' in pay ? ['s.si'] : []),
    ...(start?.season ? ['n.si'] : []),
    ...(monthlyPay ? [`e.${bandOf(monthlyPay)}`] : []),
    ...(hours?.daysOff ? [`f.${hours.daysOff}`] : []),
    ...(hours?.weekends === 'libres' ? ['k.libres'] : []),
    `g.${Math.max(0, ...galopes)}`,
    `b.${licenceReach(licences).join('')}`,
    ...plainLexemes(terms)
  ]
}

/** The lexemes of terms whose filter matches by an equal value. */
function plainLexemes(terms: JobTerms): string[] {
  return Object.keys(jobTerms).flatMap(name => {
    const filter = name in jobFilters ? jobFilters[name as JobFilterKey] : undefined
    const { kind } = jobTerms[name as keyof JobTerms]
    if (!filter || (kind !== 'flag' && kind !== 'choice')) return []
    const said = terms[name as keyof JobTerms]
    const has = kind === 'flag' ? flagValue(said, filter.values) : choiceValue(said, filter.values)
    return has === undefined ? [] : [`${filter.code}.${has}`]
  })
}

type Asked = readonly (string | number)[]

/** «si» or «no», when a search can ask for it; a flag that is not stated counts as «no». */
function flagValue(said: unknown, asked: Asked): string | undefined {
  const value = said === true ? 'si' : 'no'
  return asked.includes(value) ? value : undefined
}

/** The value itself, or «si» unless it says no; none when it is not stated. */
function choiceValue(said: unknown, asked: Asked): string | undefined {
  if (typeof said !== 'string') return undefined
  if (asked.includes(said)) return said
  return said === 'no' ? undefined : 'si'
}

const payBand = 250
/** The lower ends of the bands of a month's pay; the last band has no upper end. */
const payBands = Array.from({ length: 21 }, (_, index) => index * payBand)

function bandOf(amount: number): number {
  return payBands[Math.min(Math.floor(amount / payBand), payBands.length - 1)] ?? 0
}

/** The bands with amounts from this one on. */
function bandsFrom(least: number): number[] {
  return payBands.filter(band => band >= bandOf(least))
}

/** The lexemes of all licences that the licences of one person include. */
function licenceLexemes(values: readonly string[]): string[] {
  const [trailers, lorries] = licenceReach(values)
  return Array.from({ length: trailers + 1 }, (_, trailer) => trailer).flatMap(trailer =>
    Array.from({ length: lorries + 1 }, (_, lorry) => `b.${trailer}${lorry}`)
  )
}

/** The lexemes of each value that is counted. */
const counted = Object.entries(filterValues).map(([name, values]) => {
  const key = name as JobFilterKey
  return { key, values: values.map(value => [value, lexemesOf[key]([value])] as const) }
})

/** These list the values without jobs too. */
const everyKind = { jobType: jobTypes, experience: experiences }

/** Each filter is counted with all others applied, and without itself. */
export function toFacets(count: CountDocs<JobFilterKey>): JobFacets {
  return Object.fromEntries(
    counted.map(({ key, values }) => [key, countValues(count, key, values, key in everyKind)])
  ) as JobFacets
}
