import type { Queryable } from '#events/database/database.ts'
import type { JobSort } from '#events/job-content/job-sorts.ts'
import { countPages, offsetOf, type PageRequest } from '#projections/views/page.ts'
import { filterConditions, type JobFilters, toFacets } from './job-filters.ts'
import { type PlaceFilter, type PlaceSearch, toPlaceFilter, withDistance } from './place-filter.ts'
import type { JobCard, JobPage } from '../tables/view.ts'
import {
  type AskedTerm,
  type PlaceWords,
  readAsked,
  toClause,
  vocabularyOf
} from '#projections/search/asked-words.ts'
import { type Clause, meetingAll } from '#projections/search/clauses.ts'
import { byDistance, byRank, clausesOfArea, ordersOfJobs, rankJobs } from './find-jobs.ts'
import {
  type BoardState,
  type LoadedIndex,
  readBoardState
} from '#projections/search/followed-index.ts'
import { findDocs, firstDocs, type FoundDocs, type Order } from '#projections/search/find-docs.ts'
import type { JobFilterKey } from '#events/job-content/job-terms.ts'
import { jobIndex } from './job-index.ts'
import type { InvertedIndex } from '#projections/search/inverted-index.ts'
import type { Bitmap } from '#projections/search/doc-set.ts'
import { clausesOfPlace } from '#projections/search/spelling.ts'
import { wordsOf } from '#projections/search/words.ts'
import { jobCardColumns, type JobRow, toJobView } from '../tables/queries.ts'

export interface JobSearchQuery extends JobFilters, PlaceSearch, PageRequest {
  keyword?: string | undefined
  /**
   * Without one, the best match first when there is a keyword, else the nearest around a town, else the newest; so it is with
   * `cerca` where no town is searched.
   */
  sort?: JobSort | undefined
}

/** While others write without a pause, the cards of a page may be newer than its figures. */
const maxAttempts = 3

/** A page of the live jobs that match, at a state of the board that the caller has just read, or a later one. */
export async function searchJobs(
  db: Queryable,
  search: JobSearchQuery,
  now: Date,
  given?: BoardState,
  place = toPlaceFilter(search)
): Promise<JobPage> {
  for (let attempt = 1, state = given; ; attempt++) {
    state ??= await readBoardState(db)
    const index = await jobIndex.at(db, state)
    const { position } = index.state
    const found = findMatches(index, search, place, now)
    const page = pageOf(index, found, search, place)
    const read = await readCards(db, page, position)
    if (read.position === position || attempt === maxAttempts)
      return toJobPage(read.cards, found, search, place)
    state = undefined
  }
}

/** The first live jobs that match, without figures; a job that has just ended is left out. */
export async function firstCards(
  db: Queryable,
  search: JobSearchQuery,
  now: Date,
  state: BoardState
): Promise<JobCard[]> {
  const place = toPlaceFilter(search)
  const index = await jobIndex.at(db, state)
  const page = pageOf(index, findMatches(index, search, place, now), search, place)
  return (await readCards(db, page, index.state.position)).cards
}

/** How many live jobs match. */
export async function countMatches(
  db: Queryable,
  search: JobSearchQuery,
  now: Date,
  given?: BoardState
): Promise<number> {
  const index = await jobIndex.at(db, given ?? (await readBoardState(db)))
  return findMatches(index, search, toPlaceFilter(search), now).total
}

interface Matches extends FoundDocs<JobFilterKey> {
  /** The terms by which jobs are ranked; empty without words. */
  asked: readonly AskedTerm[]
  places: readonly PlaceWords[]
}

/** The meaning of a search on a board. */
export interface Meaning {
  asked: readonly AskedTerm[]
  places: readonly PlaceWords[]
  clauses: readonly Clause[]
  /** True when it has words, or a place as text, that no job has yet. */
  isVague: boolean
  /** The lexemes of areas in the search that have no job yet. */
  unseen: readonly string[]
}

export function meaningOf(
  index: Pick<LoadedIndex, 'docs' | 'synonyms'>,
  { keyword }: JobSearchQuery,
  place: PlaceFilter,
  live: Bitmap
): Meaning {
  let isVague = place.text !== undefined
  const unseen: string[] = []
  const vocabulary = vocabularyOf(index, live, lexeme => {
    if (lexeme) unseen.push(lexeme)
    else isVague = true
  })
  const asked = keyword ? readAsked(keyword, vocabulary) : { terms: [], places: [] }
  const near =
    place.text === undefined ? clausesOfArea(place) : clausesOfPlace(place.text, index.docs)
  const clauses = asked ? [...asked.terms.map(toClause), ...near] : [[]]
  return { asked: asked?.terms ?? [], places: asked?.places ?? [], clauses, isVague, unseen }
}

function findMatches(
  index: LoadedIndex,
  search: JobSearchQuery,
  place: PlaceFilter,
  now: Date
): Matches {
  const { docs: jobs } = index
  const live = jobs.liveAt(now.getTime())
  const { asked, places, clauses } = meaningOf(index, search, place, live)
  const among = clauses.length > 0 ? meetingAll(jobs, live, clauses) : live
  return { ...findDocs(jobs, among, filterConditions(search)), asked, places }
}

function pageOf(
  { docs: jobs }: LoadedIndex,
  found: Matches,
  search: JobSearchQuery,
  place: PlaceFilter
): number[] {
  const { page, limit } = search
  const offset = offsetOf({ page, limit })
  if (offset >= found.total) return []
  const order = orderOf(jobs, found, search, place)
  return firstDocs(jobs, found.docs, offset + limit, order).slice(offset)
}

/** Undefined for newest first. */
export function orderOf(
  jobs: InvertedIndex,
  { docs, asked }: Pick<Matches, 'docs' | 'asked'>,
  { sort }: Pick<JobSearchQuery, 'sort'>,
  { circle, municipalities = [] }: PlaceFilter
): Order | undefined {
  if (sort === 'nuevos') return undefined
  if (sort && sort !== 'cerca') return ordersOfJobs[sort](jobs)
  const isByWords = asked.length > 0 && !(sort && circle)
  if (isByWords) return byRank(jobs, rankJobs(jobs, docs, asked))
  return circle ? byDistance(jobs, docs, circle, municipalities) : undefined
}

function toJobPage(
  cards: JobCard[],
  { total, count, places }: Matches,
  { keyword = '', limit }: JobSearchQuery,
  { circle }: PlaceFilter
): JobPage {
  const placeWords = places.flatMap(place => toPlaceWords(keyword, place) ?? [])
  return {
    jobs: circle ? cards.map(card => withDistance(card, circle.center)) : cards,
    meta: {
      totalJobs: total,
      totalPages: countPages(total, limit),
      capped: false,
      facets: toFacets(count),
      ...(placeWords.length > 0 && { placeWords })
    }
  }
}

/** The words as typed, and the search in which they are words alone. */
function toPlaceWords(keyword: string, { words, name }: PlaceWords) {
  const typed = keyword.trim().split(/\s+/)
  for (let from = 0; from < typed.length; from++)
    for (let to = from + 1; to <= typed.length; to++) {
      const run = typed.slice(from, to).join(' ')
      if (wordsOf(run).join(' ') !== words.join(' ')) continue
      const asWords = [...typed.slice(0, from), `"${run}"`, ...typed.slice(to)].join(' ')
      return { words: run.replace(/[,;]+$/, ''), place: name, asWords }
    }
  return undefined
}

interface ReadCards {
  cards: JobCard[]
  /** Position of the log when they were read. */
  position: number
}

type CardRow = JobRow<JobCard> & { position: number }

/** The cards of those jobs that are still live, in their order; reads nothing without jobs. */
async function readCards(
  db: Queryable,
  numbers: readonly number[],
  position: number
): Promise<ReadCards> {
  if (numbers.length === 0) return { cards: [], position }
  const rows = await db.query<CardRow>(
    `SELECT (SELECT es.last_position()) AS position, ${jobCardColumns}
       FROM unnest($1::bigint[]) WITH ORDINALITY AS found (no, nth) JOIN jobs USING (no)
      WHERE jobs.live ORDER BY nth`,
    [numbers]
  )
  return {
    cards: rows.map(({ position: _, ...row }) => toJobView<JobCard>(row)),
    position: rows[0]?.position ?? -1
  }
}
