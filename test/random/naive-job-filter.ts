import type { JobPhoto } from '#events/aggregates/job-schemas.ts'
import type { JobTerms } from '#events/job-content/terms.ts'
import type { JobFilters } from '#projections/jobs/search/job-filters.ts'
import { roleOfTitle } from '#projections/jobs/search/title-role.ts'

/** What a filter looks at. */
export interface FilteredJob extends JobTerms {
  title: string
  jobType: string
  experience?: string | undefined
  place: string
  photos?: readonly JobPhoto[] | undefined
}

type Checks = {
  [Key in keyof JobFilters]-?: (job: FilteredJob, value: NonNullable<JobFilters[Key]>) => boolean
}

/** Whether a job matches each filter, straight from its terms. */
const checks: Checks = {
  jobType: (job, value) => job.jobType === value,
  experience: (job, value) => job.experience === value,
  role: (job, values) => values.some(role => role === roleOf(job)),
  discipline: ({ disciplines = [] }, values) =>
    disciplines.some(discipline => values.includes(discipline)),
  province: ({ place }, values) => values.includes(place.slice(0, 2)),
  housing: ({ housing }) => housing !== undefined && housing.kind !== 'no',
  pay: job => 'min' in (job.pay ?? {}),
  payMin: (job, least) => monthlyPay(job) >= least,
  contract: ({ contract }, values) => contract !== undefined && values.includes(contract),
  daysOff: ({ hours }, least) => (hours?.daysOff ?? 0) >= least,
  carne: (job, own) =>
    demands(job, 'carne').every(level => own.some(licence => covers(licence, level))),
  galope: (job, own) => demands(job, 'galope').every(level => Number(level) <= own),
  ownHorse: ({ ownHorse }) => ownHorse !== undefined && ownHorse !== 'no',
  workPermit: ({ workPermit }) => workPermit === true,
  minors: ({ minors = false }, value) => minors === (value === 'si'),
  alta: ({ alta }) => alta === true,
  season: ({ start }) => start?.season === true,
  housingPhoto: ({ housing, photos = [] }) =>
    housing !== undefined && housing.kind !== 'no' && photos.some(({ of }) => of === 'vivienda'),
  weekends: ({ hours }, value) => hours?.weekends === value
}

export function matchesFilters(job: FilteredJob, filters: JobFilters): boolean {
  return Object.entries(filters).every(([key, value]) => {
    const check = checks[key as keyof JobFilters] as (job: FilteredJob, value: unknown) => boolean
    return value === undefined || check(job, value)
  })
}

/** The one that it states, else the one that its title names. */
export const roleOf = ({ role, title }: FilteredJob) => role ?? roleOfTitle(title)

export function monthlyPay({ pay, hours }: FilteredJob): number {
  if (!pay || !('min' in pay)) return -1
  const { min, period, payments = 12 } = pay
  const full = 40 / Math.min(hours?.week ?? 40, 40)
  if (period === 'mes') return Math.round((min * payments * full) / 12)
  if (period === 'ano') return Math.round((min * full) / 12)
  if (period === 'dia') return Math.round((min * 260) / 12)
  return period === 'hora' ? Math.round((min * 2080) / 12) : 0
}

function demands({ asks = [] }: FilteredJob, what: string): (string | number | undefined)[] {
  return asks
    .filter(ask => ask.what === what && ask.weight === 'imprescindible')
    .map(({ level }) => level)
}

const included: Record<string, string[]> = {
  B: [],
  B96: ['B'],
  BE: ['B', 'B96'],
  C1: ['B'],
  C: ['B', 'C1'],
  CE: ['B', 'B96', 'BE', 'C1', 'C']
}

function covers(own: string, level: string | number | undefined): boolean {
  return own === level || (included[own] ?? []).includes(String(level))
}
