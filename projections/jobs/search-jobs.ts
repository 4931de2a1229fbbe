import type { Queryable } from '#events/database/database.ts'
import { decodePage, type EncodedPage, encodePage, withDistances } from './encoded-page.ts'
import type { IndexQuery } from './find-matches.ts'
import { type PlaceSearch, toPlaceFilter } from './place-filter.ts'
import type { BoardState } from './read-cards.ts'
import { searchInSql } from './search-in-sql.ts'
import { searchWithIndex } from './search-with-index.ts'
import type { JobPage } from './view.ts'

export interface JobSearchQuery extends IndexQuery, PlaceSearch {}

/** A page of the live jobs that match. */
export async function searchJobs(
  db: Queryable,
  search: JobSearchQuery,
  now: Date,
  state?: BoardState
): Promise<JobPage> {
  return decodePage(await searchEncodedJobs(db, search, now, state))
}

/** With a state that the caller has just read, a search of what is in memory takes no statement. */
export async function searchEncodedJobs(
  db: Queryable,
  search: JobSearchQuery,
  now: Date,
  state?: BoardState
): Promise<EncodedPage> {
  const place = toPlaceFilter(search)
  const page =
    (await searchWithIndex(db, search, place, now, state)) ??
    encodePage(await searchInSql(db, search, place, now))
  return place.circle ? withDistances(page, place.circle.center) : page
}
