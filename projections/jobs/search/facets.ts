import { experiences, jobTypes } from '#events/job-content/facets.ts'
import { filterValues, type JobFilterKey } from '#events/job-content/job-terms.ts'
import { type CountJobs, lexemesOf } from './job-filters.ts'
import type { JobFacets } from '../tables/view.ts'

/** The lexemes of each value that is counted. */
const counted = Object.entries(filterValues).map(([name, values]) => {
  const key = name as JobFilterKey
  return { key, values: values.map(value => [value, lexemesOf[key]([value])] as const) }
})

/** These list the values without jobs too. */
const everyKind = { jobType: jobTypes, experience: experiences }

/** Each filter is counted with all others applied, and without itself. */
export function toFacets(count: CountJobs): JobFacets {
  const facets = counted.map(({ key, values }) => {
    const counts: Record<string, number> = {}
    for (const [value, lexemes] of values) {
      const n = count(key, lexemes)
      if (n > 0 || key in everyKind) counts[value] = n
    }
    return [key, counts]
  })
  return Object.fromEntries(facets) as JobFacets
}
