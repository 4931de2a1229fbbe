import type { JobSort } from '#events/job-content/job-sorts.ts'
import { type Filter, type FilterValues, ofEachFilter } from '#events/job-content/job-terms.ts'
import type { Radius } from '#events/places/shared/radiuses.ts'
import type { JobSearchQuery } from '#projections/jobs/search/search-jobs.ts'
import type { JobListSearch } from '../shared/search-url.ts'

/** The query of a search that was read from an address: the same as the API reads of its parameters. */
export function toJobQuery(
  { keyword, location, near, radius, sort, page, ...filters }: JobListSearch,
  limit: number
): JobSearchQuery {
  return {
    ...(ofEachFilter(({ kind }, name) => toValue(kind, filters[name])) as FilterValues),
    keyword: keyword || undefined,
    location: location || undefined,
    near: near || undefined,
    radius: radius ? (Number(radius) as Radius) : undefined,
    sort: sort ? (sort as JobSort) : undefined,
    page,
    limit
  }
}

function toValue(kind: Filter['kind'], text: string): string | number | string[] | undefined {
  if (text === '') return undefined
  if (kind === 'several') return text.split(',')
  return kind === 'one' ? text : Number(text)
}
