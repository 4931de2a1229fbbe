import { areasOfMunicipality } from '#events/places/areas.ts'
import {
  type AskedTerm,
  type Likeness,
  readAsked,
  type Vocabulary,
  type Way
} from '#projections/search/asked-words.ts'
import type { Clause, Synonyms } from '#projections/search/clauses.ts'
import { filterValues, type JobFilterKey } from '#events/job-content/job-terms.ts'
import type { JobFilters } from '#projections/jobs/search/job-filters.ts'
import { toPlaceFilter } from '#projections/jobs/search/place-filter.ts'
import type { JobSearchQuery } from '#projections/jobs/search/search-jobs.ts'
import { clausesOfPlace, type Lexicon, nearWords } from '#projections/search/spelling.ts'
import {
  formOf,
  ofPlace,
  ofTerm,
  spelled,
  stemOf,
  variantsOf,
  wordsOf
} from '#projections/search/words.ts'
import { matchesFilters, monthlyPay, roleOf } from './naive-job-filter.ts'
import { inOrder, type SearchedJob, toFilterValue } from './random-job-searches.ts'

export type NaiveSearch = Partial<JobSearchQuery>

/**
 * What a search finds, by looking at every job for every word: no index, no bits, nothing that is remembered. Only how texts
 * become words and what is asked by them is that of the index.
 */
export class NaiveBoard implements Lexicon {
  private readonly indexed: readonly SearchedJob[]
  private readonly live: readonly SearchedJob[]
  private readonly synonyms: Synonyms

  /** Those that are live but perhaps for the clock, and those that are live; the newest first. */
  constructor(indexed: readonly SearchedJob[], live: readonly SearchedJob[], synonyms: Synonyms) {
    this.indexed = indexed
    this.live = live
    this.synonyms = synonyms
  }

  /** The ids of all matches in their order, and the facets. */
  search(search: NaiveSearch) {
    const asked = search.keyword ? readAsked(search.keyword, this.vocabulary())?.terms : []
    const near = this.clausesOfPlace(search)
    const matching = this.live.filter(
      job => asked && [...asked.map(waysOf), ...near].every(clause => meets(job, clause))
    )
    const filters = filtersOf(search)
    const found = matching.filter(job => matchesFilters(job, filters))
    const { circle } = toPlaceFilter(search)
    const sort = search.sort === 'cerca' && !circle ? undefined : search.sort
    const sorted =
      sort || !asked?.length
        ? inOrder(found, sort ?? (circle ? 'cerca' : 'nuevos'), circle?.center)
        : byRank(found, asked)
    return { ids: sorted.map(({ id }) => id), facets: countAll(matching, filters) }
  }

  lexemes(passes: (lexeme: string) => boolean): string[] {
    const all = this.indexed.flatMap(job => [
      ...allWords(job).map(word => spelled + word),
      ...wordsOf(job.location).map(word => ofPlace + word)
    ])
    return [...new Set(all)].filter(passes)
  }

  count(lexeme: string): number {
    return this.indexed.filter(job => has(job, lexeme)).length
  }

  private vocabulary(): Vocabulary {
    const count = (clause: Clause) => this.live.filter(job => meets(job, clause)).length
    return {
      synonyms: this.synonyms,
      isPlace: (code, words) => {
        const there = count([[`a.${code}`]])
        const meaning = words.filter(word => stemOf(word) !== undefined)
        const said = count([meaning.map(word => spelled + word)])
        return there > 0 && said - count([words.map(word => ofPlace + word)]) <= there
      },
      findMisspelt: (word, ways) =>
        count(waysOf(ways)) > 0 ? [] : nearWords(word, this).map(near => stemOf(near) ?? near)
    }
  }

  private clausesOfPlace(search: NaiveSearch): Clause[] {
    const { area, municipalities, text } = toPlaceFilter(search)
    if (text !== undefined) return clausesOfPlace(text, this)
    const some = area ? [area] : municipalities
    return some ? [some.map(code => [`a.${code}`])] : []
  }
}

const waysOf = (asked: AskedTerm): Clause => asked.map(({ lexemes }) => lexemes)

function filtersOf({
  keyword,
  location,
  near,
  radius,
  sort,
  page,
  limit,
  ...filters
}: NaiveSearch) {
  return filters satisfies JobFilters
}

function countAll(matching: readonly SearchedJob[], filters: JobFilters) {
  const counts = (Object.keys(filterValues) as JobFilterKey[]).map(key => {
    const others = matching.filter(job => matchesFilters(job, { ...filters, [key]: undefined }))
    const entries = filterValues[key].map(value => {
      const filter = { [key]: toFilterValue(key, value) } as JobFilters
      return [value, others.filter(job => matchesFilters(job, filter)).length] as const
    })
    const isWhole = key === 'jobType' || key === 'experience'
    return [key, Object.fromEntries(entries.filter(([, n]) => isWhole || n > 0))]
  })
  return Object.fromEntries(counts)
}

function meets(job: SearchedJob, clause: Clause): boolean {
  return clause.some(lexemes => lexemes.length > 0 && lexemes.every(lexeme => has(job, lexeme)))
}

const titleOf = ({ title }: SearchedJob) => [title]
const headOf = ({ companyName = '', location }: SearchedJob) => [companyName, location]
const textsOf = (job: SearchedJob) => [
  ...titleOf(job),
  ...headOf(job),
  `${job.description} ${job.requirements ?? ''}`
]
const allWords = (job: SearchedJob) =>
  textsOf(job)
    .flatMap(wordsOf)
    .filter(word => stemOf(word) !== undefined)

function has(job: SearchedJob, lexeme: string): boolean {
  const [, prefix = '', value = ''] = /^(\w\.)(.*)$/.exec(lexeme) ?? []
  const { place, disciplines = [], housing, jobType } = job
  if (prefix === 'a.') return areasOfMunicipality(place).includes(value)
  if (prefix === ofPlace) return wordsOf(job.location).includes(value)
  if (prefix === spelled) return allWords(job).includes(value)
  if (prefix === 'r.') return roleOf(job) === value
  if (prefix === 'd.') return disciplines.some(discipline => discipline === value)
  if (prefix === 'h.') return housing !== undefined && housing.kind !== 'no'
  if (prefix === 'y.') return jobType === value
  return isIn(textsOf(job), lexeme)
}

/** A stem, or a term whose words stand side by side in one of the texts. */
function isIn(texts: readonly string[], lexeme: string): boolean {
  return texts.some(text => {
    const words = wordsOf(text).filter(word => stemOf(word) !== undefined)
    if (!lexeme.startsWith(ofTerm)) return words.some(word => stemOf(word) === lexeme)
    const term = ` ${lexeme.slice(ofTerm.length)} `
    return ` ${words.map(formOf).join(' ')} `.includes(term)
  })
}

function byRank(jobs: readonly SearchedJob[], asked: readonly AskedTerm[]): SearchedJob[] {
  const rank = (job: SearchedJob) =>
    asked.reduce((sum, ways) => sum + Math.max(0, ...ways.map(way => worthOf(job, way))), 0)
  const isUnpaid = (job: SearchedJob) => Number(monthlyPay(job) < 0)
  return jobs.toSorted((a, b) => rank(b) - rank(a) || isUnpaid(a) - isUnpaid(b))
}

const likenesses: Record<Likeness, number> = { typed: 3, alike: 2, near: 1 }

/** What a way counts at its best place: title before terms before company and place before text, the very word first. */
function worthOf(job: SearchedJob, { lexemes, likeness, words }: Way): number {
  const [first = ''] = lexemes
  const isAllIn = (texts: readonly string[]) => lexemes.every(lexeme => isIn(texts, lexeme))
  const said = words?.every(word =>
    variantsOf(word).some(variant => allWords(job).includes(variant))
  )
  const inTitle = words?.every(word => wordsOf(job.title).map(formOf).includes(formOf(word)))
  const at = (field: number, isVery = said) => field + (isVery ? 4 : likenesses[likeness])
  if (!lexemes.every(lexeme => has(job, lexeme))) return 0
  if (first.startsWith('a.') || first.startsWith(spelled)) return at(4)
  if (first.includes('.') && !first.startsWith(ofTerm)) return at(8)
  if (isAllIn(titleOf(job))) return at(12, inTitle)
  return isAllIn(headOf(job)) ? at(4) : at(0)
}
