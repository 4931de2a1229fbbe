import { type Bitmap, commonBits, setBit, wordsFor } from './bitmaps.ts'
import type { MatchCounts } from './cached-counts.ts'
import { type Condition, matchWords } from './conditions.ts'
import type { CountJobs } from './count-lines.ts'
import { type IndexPageRequest, pageOfMatches } from './index-page.ts'
import { lexemeNumber } from './job-columns.ts'
import { filterLexemes, type JobFilters } from './job-filters.ts'
import type { LiveJobs } from './live-jobs.ts'
import type { PlaceFilter } from './place-filter.ts'
import { nameOfSets, type PostingList, slotsInAll } from './posting-list.ts'

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
  texts: readonly (readonly PostingList[])[] | undefined,
  request: IndexPageRequest
): IndexMatches {
  const conditions = toConditions(filters, area)
  const near = municipalities ? slotsIn(jobs, municipalities) : jobs.live
  const among = texts ? commonBits(slotsInAll(texts, jobs.columns.length), near) : near
  const set = nameOfSet(municipalities, texts)
  const countsOf = (some: readonly Condition[]) => jobs.counts.of({ among, set }, some)
  const { total, byLexeme } = countsOf(conditions)
  const page =
    request.offset < total
      ? pageOfMatches(jobs, matchWords(jobs.columns, among, conditions), request)
      : []
  return { total, page, count: countFacets(conditions, byLexeme, countsOf) }
}

/** The municipalities within two radiuses of one are the same when they are as many. */
function nameOfSet(
  municipalities: readonly string[] | undefined,
  texts: readonly (readonly PostingList[])[] | undefined
): string {
  const place = municipalities ? `${municipalities[0]}+${municipalities.length}` : ''
  return `${place} ${texts ? `=${nameOfSets(texts)}` : ''}`.trim()
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
  for (const place of places)
    for (const slot of columns.slotsInPlace.get(place) ?? []) setBit(among, slot)
  return commonBits(among, live)
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
