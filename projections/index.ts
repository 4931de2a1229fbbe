import type { Migration } from '#events/database/migrations.ts'
import { applications } from './applications/project.ts'
import { candidateProfiles } from './candidate-profiles/project.ts'
import { jobs } from './jobs/project.ts'
import { messages } from './messages/project.ts'
import type { Projection } from './projection.ts'
import { users } from './users/project.ts'

/** Every projection, each with read tables of its own. */
export const projections = [users, jobs, applications, candidateProfiles, messages] as Projection[]

/** Which read tables this program writes: appends are refused while the database has others. */
export const shape = shapeOf(projections)

export function shapeOf(list: readonly Projection[]): string {
  return list.map(({ name, version }) => `${name}:${version}`).join(' ')
}

/** Each stands in a file of its own; what others are made of comes first. */
const functions = [
  'place-words',
  'stem',
  'recency-buckets',
  'deletion-variants',
  'gender-variants',
  'is-indexable',
  'vocabulary-terms',
  'prefix-query',
  'and-query',
  'or-query',
  'match-none',
  'job-words',
  'candidate-words',
  'joint-selectivity',
  'stem-selectivity',
  'word-query',
  'place-query',
  'fuzzy-query',
  'counter-delta',
  'update-counters',
  'on-job-insert',
  'on-job-update',
  'on-job-delete',
  'bucket-range-query',
  'newest-matches',
  'match-page',
  'expired-not-swept',
  'newest-jobs',
  'jobs'
]

const again = (name: string): Migration => ({
  name,
  file: new URL(`job-search/${name}.sql`, import.meta.url),
  again: true
})

export const readMigrations: Migration[] = [
  { name: 'read', file: new URL('schema.sql', import.meta.url) },
  { name: 'words', file: new URL('job-search/text-search-config.sql', import.meta.url) },
  ...['strip-punctuation', 'stemmed-tsvector', 'unstemmed-tsvector'].map(again),
  { name: 'figures', file: new URL('daily-statistics/table.sql', import.meta.url) },
  { name: 'synonyms', file: new URL('job-search/synonyms.sql', import.meta.url) },
  ...functions.map(again)
]
