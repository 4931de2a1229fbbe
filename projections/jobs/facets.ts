import { experiences, jobTypes } from '#events/aggregates/jobs.ts'
import { type CountJobs, countLines } from './count-lines.ts'
import {
  countedValues,
  filterLexemes,
  type JobFilterKey,
  type JobFilters,
  lexemesOf
} from './job-filters.ts'
import type { JobFacets } from './view.ts'

/** What the facets of a search in SQL are counted from, see search.jobs. */
export interface FacetSource {
  /** A line of characters for each job that misses one filter at most; of the newest ones, when they are too many. */
  lines: string | null
  /** Then also a line for each job that misses none. */
  wantedLines: string | null
}

/** The lexemes of each value that is counted. */
const counted = Object.entries(countedValues).map(([name, values]) => {
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

/** A filter that is not set is found in both kinds of lines; each may lack some jobs. */
export function countSource({ lines, wantedLines }: FacetSource, filters: JobFilters): CountJobs {
  const isSet = new Set(filterLexemes(filters).map(([key]) => key))
  const near = lines === null ? undefined : countLines(lines, filters)
  const wanted = wantedLines === null ? undefined : countLines(wantedLines, filters)
  return (key, lexemes) =>
    Math.max(
      isSet.has(key) || !wanted ? (near?.(key, lexemes) ?? 0) : 0,
      wanted?.(key, lexemes) ?? 0
    )
}
