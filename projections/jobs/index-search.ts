import { type Bitmap, commonBits, hasBit, setBit, wordsFor } from './bitmaps.ts'
import { countMatches, type MatchCounts } from './cached-counts.ts'
import { type Condition, matchWords } from './conditions.ts'
import type { CountJobs } from './count-lines.ts'
import { type IndexPageRequest, pageOfMatches } from './index-page.ts'
import { lexemeNumber } from './job-columns.ts'
import { filterLexemes, type JobFilters } from './job-filters.ts'
import type { LiveJobs } from './live-jobs.ts'
import type { PlaceFilter } from './place-filter.ts'

export interface IndexMatches {
  total: number
  /** The slots of the jobs of the page. */
  page: number[]
  count: CountJobs
}

/** Among the live jobs, or those that match texts too: exact, however many match. */
export function searchIndex(
  jobs: LiveJobs,
  filters: JobFilters,
  { area, municipalities }: PlaceFilter,
  matches: Bitmap | undefined,
  request: IndexPageRequest
): IndexMatches {
  const conditions = toConditions(filters, area)
  const near = municipalities ? slotsIn(jobs, municipalities) : jobs.live
  const among = matches ? commonBits(matches, near) : near
  const countsOf = (some: readonly Condition[]) =>
    among === jobs.live ? jobs.counts.of(jobs.live, some) : countMatches(jobs.columns, among, some)
  const { total, byLexeme } = countsOf(conditions)
  const page =
    request.offset < total
      ? pageOfMatches(jobs, matchWords(jobs.columns, among, conditions), request)
      : []
  return { total, page, count: countFacets(conditions, byLexeme, countsOf) }
}

function toConditions(filters: JobFilters, area: string | undefined): Condition[] {
  const conditions = filterLexemes(filters).map(([key, lexemes]) => ({
    ...{ key, lexemes: lexemes.flatMap(lexeme => lexemeNumber(lexeme) ?? []) },
    ...(key === 'payMin' && { least: filters.payMin })
  }))
  if (!area) return conditions
  return [
    ...conditions,
    { key: 'area', lexemes: [lexemeNumber(`a.${area}`)].flatMap(one => one ?? []) }
  ]
}

function slotsIn({ columns, live }: LiveJobs, places: readonly string[]): Bitmap {
  const among = new Int32Array(wordsFor(columns.length))
  for (const place of places) {
    let slot = columns.lastInPlace.get(place) ?? -1
    while (slot >= 0) {
      if (hasBit(live, slot)) setBit(among, slot)
      slot = columns.previousInPlace[slot] as number
    }
  }
  return among
}

/** A filter that is set is counted among the jobs that match the others. */
function countFacets(
  conditions: readonly Condition[],
  all: Int32Array,
  countsOf: (conditions: readonly Condition[]) => MatchCounts
): CountJobs {
  const others = new Map(
    conditions.map(({ key }) => [key, countsOf(conditions.filter(one => one.key !== key)).byLexeme])
  )
  return (key, lexemes) => {
    const counts = others.get(key) ?? all
    return lexemes.reduce((sum, lexeme) => sum + (counts[lexemeNumber(lexeme) ?? -1] ?? 0), 0)
  }
}
