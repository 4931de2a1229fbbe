import type { Migration } from '#events/database/migrations.ts'
import { applicationsProjection } from './applications/project.ts'
import { candidateProfilesProjection } from './candidate-profiles/project.ts'
import { jobsProjection } from './jobs/project.ts'
import { messagesProjection } from './messages/project.ts'
import type { Projection } from './projection.ts'
import { usersProjection } from './users/project.ts'

/** Every projection, each with read tables of its own. */
export const projections = [
  usersProjection,
  jobsProjection,
  applicationsProjection,
  candidateProfilesProjection,
  messagesProjection
] as Projection[]

/** Which read tables this program writes: appends are refused while the database has others. */
export const readModelVersion = readModelVersionOf(projections)

export function readModelVersionOf(list: readonly Projection[]): string {
  return list.map(({ name, version }) => `${name}:${version}`).join(' ')
}

/** Each stands in a file of its own; what others are made of comes first. */
const searchFunctions = [
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

const functionMigration = (name: string): Migration => ({
  name,
  file: new URL(`job-search/${name}.sql`, import.meta.url),
  repeatable: true
})

export const readModelMigrations: Migration[] = [
  { name: 'read', file: new URL('schema.sql', import.meta.url) },
  { name: 'words', file: new URL('job-search/text-search-config.sql', import.meta.url) },
  ...['strip-punctuation', 'stemmed-tsvector', 'unstemmed-tsvector'].map(functionMigration),
  { name: 'figures', file: new URL('daily-statistics/table.sql', import.meta.url) },
  { name: 'synonyms', file: new URL('job-search/synonyms.sql', import.meta.url) },
  ...searchFunctions.map(functionMigration)
]
