import { type Experience, experiences, type JobType, jobTypes } from '#events/jobs.ts'
import { codeOf } from './coded-lexemes.ts'
import { type CountJobs, countLines } from './count-lines.ts'
import {
  countedValues,
  filterLexemes,
  type JobFilterKey,
  type JobFilters,
  lexemesOf
} from './job-filters.ts'
import type { JobFacets } from './view.ts'

/** How many jobs have this type and this experience. */
export type KindCount = [jobType: JobType, experience: Experience | null, n: number]

/** What facets are counted from, see search.jobs. */
export interface FacetSource {
  /** A line of characters for each job that misses one filter at most; of the newest ones, when they are too many. */
  lines: string | null
  /** Then also a line for each job that misses none. */
  wantedLines: string | null
  /** Of all live jobs, where neither words, nor a place, nor a second filter narrow the search. */
  kinds: KindCount[] | null
  /** The character of each term with its number, divided by commas. */
  terms: string | null
}

/** Each filter is counted with all others applied, and without itself. */
export function toFacets(source: FacetSource, filters: JobFilters): JobFacets {
  const isSet = new Set(filterLexemes(filters).map(([key]) => key))
  const counters = source.kinds && countersOf(source.kinds, source.terms ?? '', filters)
  const near = source.lines && countLines(source.lines, filters)
  const wanted = source.wantedLines && countLines(source.wantedLines, filters)
  const counts = (key: JobFilterKey): CountJobs[] =>
    [isSet.has(key) || !wanted ? counters || near : null, wanted].filter(one => !!one)
  const facets = Object.entries(countedValues).map(([name, values]) => {
    const key = name as JobFilterKey
    const entries = values.map(value => {
      const lexemes = lexemesOf[key]([value])
      return [value, Math.max(0, ...counts(key).map(count => count(key, lexemes)))] as const
    })
    return [key, Object.fromEntries(key in everyKind ? entries : entries.filter(([, n]) => n > 0))]
  })
  return Object.fromEntries(facets) as JobFacets
}

/** These list the values without jobs too. */
const everyKind = { jobType: jobTypes, experience: experiences }

function countersOf(
  kinds: KindCount[],
  terms: string,
  { jobType, experience }: JobFilters
): CountJobs {
  const counts = new Map(
    terms.split(',').map(text => [text.charCodeAt(0), Number(text.slice(1))] as const)
  )
  return (key, [lexeme = '', ...others]) => {
    const value = lexeme.slice('y.'.length)
    if (key === 'jobType') return sumKinds(kinds, { jobType: value as JobType, experience })
    if (key === 'experience') return sumKinds(kinds, { jobType, experience: value as Experience })
    return [lexeme, ...others].reduce((sum, one) => sum + (counts.get(codeOf(one)) ?? 0), 0)
  }
}

export function sumKinds(
  kinds: KindCount[],
  { jobType, experience }: Pick<JobFilters, 'jobType' | 'experience'>
): number {
  return kinds
    .filter(
      ([type, level]) => (!jobType || type === jobType) && (!experience || level === experience)
    )
    .reduce((sum, [, , n]) => sum + n, 0)
}
