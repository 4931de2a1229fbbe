import type { Queryable } from '#events/database/database.ts'
import { withDistance } from './distances.ts'
import type { IndexQuery } from './find-matches.ts'
import { type PlaceSearch, toPlaceFilter } from './place-filter.ts'
import { searchInSql } from './search-in-sql.ts'
import { searchWithIndex } from './search-with-index.ts'
import type { JobPage } from './view.ts'

export interface JobSearchQuery extends IndexQuery, PlaceSearch {}

/** A page of the live jobs that match. */
export async function searchJobs(
  db: Queryable,
  search: JobSearchQuery,
  now: Date
): Promise<JobPage> {
  const place = toPlaceFilter(search)
  const page =
    (await searchWithIndex(db, search, place, now)) ?? (await searchInSql(db, search, place, now))
  const { center } = place
  return center ? { ...page, jobs: page.jobs.map(job => withDistance(job, center)) } : page
}
