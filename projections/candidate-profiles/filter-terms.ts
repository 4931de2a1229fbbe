import type { CandidateTerms } from '#events/job-content/candidate-terms.ts'
import type { Discipline, Licence, JobRole } from '#events/job-content/vocabulary.ts'
import { includedLicences } from '#events/job-content/licences.ts'

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

const highestGalope = 9

/** The terms of a profile by which searches find it; a licence includes others. */
export function filterTerms(terms: CandidateTerms): string[] {
  const { roles = [], disciplines = [], carnes = [], galope, wantsHousing } = terms
  return [
    ...withPrefix('r.', roles),
    ...withPrefix('d.', disciplines),
    ...withPrefix('b.', includedLicences(carnes)),
    ...(galope === undefined ? [] : [`g.${galope}`]),
    ...(wantsHousing === undefined ? [] : [`h.${wantsHousing ? 'si' : 'no'}`])
  ]
}

/** For each filter that is set, the terms of which a profile has one. */
export function wantedTerms(filters: CandidateFilterTerms): string[][] {
  const { role = [], discipline = [], carne = [], galope, housing } = filters
  return [
    withPrefix('r.', role),
    withPrefix('d.', discipline),
    withPrefix('b.', carne),
    galope ? galopesFrom(galope) : [],
    housing ? [`h.${housing}`] : []
  ].filter(terms => terms.length)
}

function galopesFrom(least: number): string[] {
  return Array.from({ length: highestGalope + 1 - least }, (_, index) => `g.${least + index}`)
}

function withPrefix(prefix: string, values: readonly string[]): string[] {
  return values.map(value => prefix + value)
}
