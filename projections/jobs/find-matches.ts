import type { JobSort } from '#events/job-content/filters.ts'
import type { Queryable } from '#events/database/database.ts'
import { offsetOf, type PageRequest } from '#projections/views/page.ts'
import { FirstInOrder } from './first-in-order.ts'
import { type IndexMatches, searchIndex } from './index-search.ts'
import { toConditions } from './conditions.ts'
import type { JobColumns } from './job-columns.ts'
import type { JobFilters } from './job-filters.ts'
import type { JobIndex } from './job-index.ts'
import type { PlaceFilter } from './place-filter.ts'
import type { SearchScope } from './search-scope.ts'
import { matchTexts } from './text-matches.ts'

interface ScopedMatches extends IndexMatches {
  /** Undefined for all jobs. */
  scope: SearchScope | undefined
}

export interface IndexQuery extends JobFilters, PageRequest {
  keyword?: string | undefined
  /** Without one, the best match first when there is a keyword, else the newest. */
  sort?: JobSort | undefined
}

/** So many of the newest matches are ranked; the others follow, the newest first. */
const rankedMatches = 1_000

/** Undefined while the lists of the texts are not in memory. */
export async function findMatches(
  db: Queryable,
  index: JobIndex,
  search: IndexQuery,
  place: PlaceFilter,
  now: Date
): Promise<ScopedMatches | undefined> {
  const { keyword, sort, limit } = search
  const texts = { keyword, place: place.text }
  const match = hasTexts(search, place) ? await matchTexts(db, index, texts, now) : everyJob
  if (!match) return undefined
  const { jobs } = index
  const scope = match.texts && toScope(search, place, match.texts)
  jobs.setTime(now.getTime())
  const offset = offsetOf(search)
  if (sort || !match.rank || offset >= rankedMatches) {
    const request = { sort, offset, limit }
    return { ...searchIndex(jobs, search, place, match.anyOf, request), scope }
  }
  const wanted = offset + limit
  const newest = { sort, offset: 0, limit: Math.max(rankedMatches, wanted) }
  const found = searchIndex(jobs, search, place, match.anyOf, newest)
  const best = await rankFirst(db, index, match.rank, found.page, wanted)
  return { ...found, page: best.slice(offset, wanted), scope }
}

const everyJob = { anyOf: undefined, rank: undefined, texts: [] }

function toScope(
  search: IndexQuery,
  { area, circle }: PlaceFilter,
  texts: SearchScope['texts']
): SearchScope {
  return {
    ...{ conditions: toConditions(search, area), circle, texts },
    dependsOnOthers: Boolean(search.keyword)
  }
}

export function hasTexts({ keyword }: IndexQuery, { text }: PlaceFilter): boolean {
  return Boolean(keyword) || text !== undefined
}

/** As many as wanted. Among equals, those that state their pay come first, then the newest. */
async function rankFirst(
  db: Queryable,
  { jobs: { columns }, texts }: JobIndex,
  query: string,
  newest: readonly number[],
  wanted: number
): Promise<number[]> {
  const slots = newest.length > rankedMatches ? newest.slice(0, rankedMatches) : newest
  const ranks = await texts.ranks.of(db, query, slots)
  const silent = slots.map(slot => isSilent(columns, slot))
  const first = new FirstInOrder(
    wanted,
    (one, other) =>
      (ranks[other] as number) - (ranks[one] as number) ||
      Number(silent[one]) - Number(silent[other]) ||
      one - other
  )
  for (let nth = 0; nth < slots.length; nth++) first.add(nth)
  const best = first.sorted().map(nth => slots[nth] as number)
  return [...best, ...newest.slice(rankedMatches)]
}

function isSilent({ monthlyPay }: JobColumns, slot: number): boolean {
  return (monthlyPay[slot] as number) < 0
}
