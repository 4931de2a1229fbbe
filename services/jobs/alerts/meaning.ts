import type { Clause } from '#projections/search/clauses.ts'
import { filterConditions } from '#projections/jobs/search/job-filters.ts'
import type { LoadedIndex } from '#projections/search/followed-index.ts'
import type { IndexedDoc } from '#projections/search/inverted-index.ts'
import { toPlaceFilter } from '#projections/jobs/search/place-filter.ts'
import { type JobSearchQuery, meaningOf } from '#projections/jobs/search/search-jobs.ts'
import { toJobQuery } from '../search/list-query.ts'
import { readSearch } from '../shared/search-url.ts'

/** A saved search as a search; what is not valid any more is left out. */
export function toAlertSearch(search: Record<string, string>, limit: number): JobSearchQuery {
  const known = readSearch(new URLSearchParams(search))
  return toJobQuery({ ...known, sort: 'nuevos', page: 1 }, limit)
}

/** The conditions that a job of an alert meets. */
export interface AlertMeaning {
  clauses: readonly Clause[]
  payMin: number
  /** True when any next job may change its meaning. */
  isVague: boolean
  /** Lexemes of a next job that would change its meaning. */
  unseen: readonly string[]
}

/** Conditions with fewer lexemes come first. */
export function readAlert(
  index: Pick<LoadedIndex, 'docs' | 'synonyms'>,
  search: string,
  now: Date
): AlertMeaning {
  const query = toAlertSearch(JSON.parse(search), 1)
  const live = index.docs.liveAt(now.getTime())
  const { clauses, isVague, unseen } = meaningOf(index, query, toPlaceFilter(query), live)
  const filters = filterConditions(query).map(({ lexemes }) => lexemes.map(lexeme => [lexeme]))
  const all = [...clauses, ...filters].sort((a, b) => a.length - b.length)
  return { clauses: all, payMin: query.payMin ?? 0, isVague, unseen }
}

export interface MatchedJob extends IndexedDoc {
  has: ReadonlySet<string>
}

/** Whether this job may change the meaning of the search. */
export function isNewTo(job: MatchedJob, { isVague, unseen }: AlertMeaning): boolean {
  return isVague || unseen.some(lexeme => job.has.has(lexeme))
}

export function meets(job: MatchedJob, { clauses, payMin }: AlertMeaning): boolean {
  return (
    clauses.every(ways => ways.some(lexemes => lexemes.every(lexeme => job.has.has(lexeme)))) &&
    (payMin === 0 || (job.amount ?? -1) >= payMin)
  )
}
