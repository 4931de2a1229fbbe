import type { Migration } from '#events/database/migrations.ts'
import { applicationsProjection } from './applications/project.ts'
import { candidateProfilesProjection } from './candidate-profiles/project.ts'
import { jobSearchMigrations } from './job-search/migrations.ts'
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

export const readModelMigrations: Migration[] = [
  { name: 'read', file: new URL('schema.sql', import.meta.url) },
  { name: 'figures', file: new URL('daily-statistics/table.sql', import.meta.url) },
  ...jobSearchMigrations,
  { name: 'former-names', file: new URL('former-names.sql', import.meta.url), repeatable: true }
]
