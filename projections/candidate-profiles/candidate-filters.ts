import type { CandidateTerms } from '#events/job-content/candidate-terms.ts'
import { includedLicences } from '#events/job-content/licences.ts'
import {
  askedLevels,
  type Discipline,
  disciplines,
  type JobRole,
  type Licence,
  roles,
  yesOrNo
} from '#events/job-content/vocabulary.ts'
import { type CountDocs, countValues, type FilterCondition } from '#projections/search/find-docs.ts'
import type { CandidateFacets } from './view.ts'

/** What a search of candidates is narrowed by; of several values of one filter a candidate has one. */
export interface CandidateFilterTerms {
  role?: readonly JobRole[] | undefined
  discipline?: readonly Discipline[] | undefined
  carne?: readonly Licence[] | undefined
  /** The lowest galope. */
  galope?: number | undefined
  /** «si» wants housing, «no» does not; a candidate who does not state it matches neither. */
  housing?: 'si' | 'no' | undefined
}

export type CandidateFilterKey = keyof CandidateFilterTerms

/** For each filter its values, with the lexemes of which a candidate has one. */
const filterLexemes = {
  role: lexemesOf('r.', roles),
  discipline: lexemesOf('d.', disciplines),
  carne: lexemesOf('b.', askedLevels.carne),
  galope: askedLevels.galope.map((least): [string, string[]] => [
    `${least}`,
    askedLevels.galope.filter(level => level >= least).map(level => `g.${level}`)
  ]),
  housing: lexemesOf('h.', yesOrNo)
} satisfies Record<CandidateFilterKey, [string, string[]][]>

function lexemesOf(prefix: string, values: readonly string[]): [string, string[]][] {
  return values.map(value => [value, [prefix + value]])
}

/** The terms of a profile by which searches find it; a licence includes others. */
export function lexemesOfCandidate(terms: CandidateTerms): string[] {
  const { roles = [], disciplines = [], carnes = [], galope, wantsHousing } = terms
  return [
    ...roles.map(role => `r.${role}`),
    ...disciplines.map(discipline => `d.${discipline}`),
    ...includedLicences(carnes).map(licence => `b.${licence}`),
    ...(galope === undefined ? [] : [`g.${galope}`]),
    ...(wantsHousing === undefined ? [] : [`h.${wantsHousing ? 'si' : 'no'}`])
  ]
}

const keys = Object.keys(filterLexemes) as CandidateFilterKey[]

export function candidateConditions(
  filters: CandidateFilterTerms
): FilterCondition<CandidateFilterKey>[] {
  return keys.flatMap(key => {
    const wanted = [filters[key] ?? []].flat().map(String)
    const lexemes = filterLexemes[key].flatMap(([value, some]) =>
      wanted.includes(value) ? some : []
    )
    return wanted.length > 0 ? [{ key, lexemes }] : []
  })
}

/** Each filter is counted with all others applied, and without itself. */
export function toCandidateFacets(count: CountDocs<CandidateFilterKey>): CandidateFacets {
  return Object.fromEntries(
    keys.map(key => [key, countValues(count, key, filterLexemes[key])])
  ) as CandidateFacets
}
