import { type Experience, experiences, type JobType, jobTypes } from '#events/jobs.ts'
import type { JobFacets } from './view.ts'

/** How many jobs have this type and this experience. */
export interface FacetCount {
  jobType: JobType
  experience: Experience | null
  n: number
}

export interface FacetFilter {
  jobType?: JobType | undefined
  experience?: Experience | undefined
}

/** Each facet is counted with the filter of the other applied, and without its own. */
export function toFacets(counts: FacetCount[], { jobType, experience }: FacetFilter): JobFacets {
  return {
    jobType: countByKey(jobTypes, value => sumCounts(counts, { jobType: value, experience })),
    experience: countByKey(experiences, value => sumCounts(counts, { jobType, experience: value }))
  }
}

export function sumCounts(counts: FacetCount[], filter: FacetFilter): number {
  return counts
    .filter(({ jobType }) => !filter.jobType || jobType === filter.jobType)
    .filter(({ experience }) => !filter.experience || experience === filter.experience)
    .reduce((sum, { n }) => sum + n, 0)
}

function countByKey<K extends string>(
  keys: readonly K[],
  count: (key: K) => number
): Record<K, number> {
  return Object.fromEntries(keys.map(key => [key, count(key)])) as Record<K, number>
}
