import type { Migration } from '#events/migrate.ts'
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
  'recency',
  'slips',
  'forms',
  'is-word',
  'spelled-words',
  'beginnings',
  'both',
  'either',
  'nothing',
  'job-words',
  'candidate-words',
  'joint-share',
  'stem-share',
  'word-query',
  'place-query',
  'slip-query',
  'change-of',
  'count-live',
  'count-posted',
  'count-changed',
  'count-erased',
  'stretch',
  'hits',
  'job-hits',
  'overdue-kinds',
  'newest-jobs',
  'jobs'
]

const again = (name: string): Migration => ({
  name,
  file: new URL(`search/${name}.sql`, import.meta.url),
  again: true
})

export const readMigrations: Migration[] = [
  { name: 'read', file: new URL('schema.sql', import.meta.url) },
  { name: 'words', file: new URL('search/words.sql', import.meta.url) },
  ...['bare', 'stems', 'spellings'].map(again),
  { name: 'figures', file: new URL('figures/table.sql', import.meta.url) },
  { name: 'synonyms', file: new URL('search/synonyms.sql', import.meta.url) },
  ...functions.map(again)
]
