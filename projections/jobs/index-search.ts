import { type Bitmap, keepCommon, setBit, wordsFor } from './bitmaps.ts'
import { type MatchCounts, nameOfSearch } from './cached-counts.ts'
import { type Condition, matchWords, toConditions } from './conditions.ts'
import type { CountJobs } from './count-lines.ts'
import { type IndexPageRequest, pageOfMatches } from './index-page.ts'
import { type JobColumns, lexemeNumber } from './job-columns.ts'
import type { JobFilters } from './job-filters.ts'
import type { LiveJobs } from './live-jobs.ts'
import type { PlaceFilter } from './place-filter.ts'
import { nameOfSets, type PostingList, slotsInAll } from './posting-list.ts'

export interface IndexMatches {
  total: number
  /** The slots of the jobs of the page. */
  page: readonly number[]
  count: CountJobs
}

/** Among the live jobs, or those that match texts too: exact, however many match. */
export function searchIndex(
  jobs: LiveJobs,
  filters: JobFilters,
  { area, municipalities }: PlaceFilter,
  texts: Texts,
  request: IndexPageRequest
): IndexMatches {
  const conditions = toConditions(filters, area)
  const set = nameOfSet(municipalities, texts)
  let made: Bitmap | undefined
  const among = () => (made ??= liveJobsIn(jobs, municipalities, texts))
  const countsOf = (some: readonly Condition[]) => jobs.counts.of({ among, set }, some)
  const { total, byLexeme } = countsOf(conditions)
  const { sort, offset } = request
  const limit = Math.min(request.limit, total - offset)
  const name = `${nameOfSearch(set, conditions)}/${sort} ${offset}+${limit}`
  const findPage = () =>
    pageOfMatches(jobs, matchWords(jobs.columns, among(), conditions), { sort, offset, limit })
  const page = limit > 0 ? jobs.pages.of(name, findPage) : []
  return { total, page, count: countFacets(conditions, byLexeme, countsOf) }
}

/** Of one of these sets a job is in all lists. */
type Texts = readonly (readonly PostingList[])[] | undefined

/** The municipalities within two radiuses of one are the same when they are as many. */
function nameOfSet(municipalities: readonly string[] | undefined, texts: Texts): string {
  const place = municipalities ? `${municipalities[0]}+${municipalities.length}` : ''
  return `${place} ${texts ? `=${nameOfSets(texts)}` : ''}`.trim()
}

function liveJobsIn(
  jobs: LiveJobs,
  municipalities: readonly string[] | undefined,
  texts: Texts
): Bitmap {
  const { columns, live } = jobs
  if (!municipalities && !texts) return live
  const among = texts ? slotsInAll(texts, columns.length) : slotsIn(columns, municipalities ?? [])
  if (texts && municipalities) keepCommon(among, slotsIn(columns, municipalities))
  keepCommon(among, live)
  return among
}

function slotsIn(columns: JobColumns, places: readonly string[]): Bitmap {
  const among = new Int32Array(wordsFor(columns.length))
  for (const place of places)
    for (const slot of columns.slotsInPlace.get(place) ?? []) setBit(among, slot)
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
