import type { JobTerms } from '#events/job-content/terms.ts'
import { type Change, FollowedIndex } from '#projections/search/followed-index.ts'
import type { IndexedDoc } from '#projections/search/inverted-index.ts'
import {
  inHead,
  inTitle,
  ofId,
  ofPlace,
  type WordLexemes,
  wordsOf
} from '#projections/search/words.ts'
import { jobsProjection } from '../tables/project.ts'
import { type FilteredJob, lexemesOfJob } from './job-filters.ts'
import { roleOfTitle } from './title-role.ts'

export interface IndexedRow extends Pick<IndexedDoc, 'no' | 'expiry'>, FilteredJob {
  employerId: string
  title: string
  company: string
  location: string
  description: string
}

export const indexedColumns = `no, (extract(epoch FROM expiry_date) * 1000)::float8 AS expiry,
  monthly_pay AS "monthlyPay", employer_id AS "employerId", title, company_name AS company, location,
  concat_ws(' ', description, requirements, details) AS description,
  job_type AS "jobType", experience, terms, areas, photo_subjects AS "photoSubjects"`

export function toIndexedJob(row: IndexedRow, words: WordLexemes): IndexedDoc {
  const { no, expiry, monthlyPay, employerId, title, company, location, description } = row
  const lexemes = [
    ...words.of(title, inTitle),
    ...words.of(company, inHead),
    ...words.of(location, inHead),
    ...words.of(description),
    ...wordsOf(location).map(word => ofPlace + word),
    ofId + employerId,
    ...lexemesOfJob({ ...row, terms: withRole(row) })
  ]
  return { no, expiry, amount: monthlyPay, lexemes }
}

/** A job without a role has the one that its title names. */
function withRole({ title, terms }: IndexedRow): JobTerms {
  return terms.role ? terms : { ...terms, role: roleOfTitle(title) }
}

/** The live jobs. */
export const jobIndex = new FollowedIndex<IndexedRow>({
  table: 'jobs',
  columns: indexedColumns,
  condition: 'live',
  ownerColumn: 'employer_id',
  types: Object.keys(jobsProjection.on),
  toDoc: toIndexedJob,
  changedIds
})

/**
 * An employer's event changes all their jobs; an erasure deletes the rows. A release gives a job another number, and one
 * that was withdrawn may be erased by now: the number that it had is among those of its employer.
 */
function changedIds({ type, id, ownerId }: Change): string[] {
  if (type.startsWith('User')) return [id]
  return /^Job(Released|Withdrawn)$/.test(type) && ownerId ? [ownerId] : []
}
