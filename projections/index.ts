import type { Migration } from '#events/database/migration-history.ts'
import { eventSchemas } from '#events/aggregates/event-schemas.ts'
import { applicationsProjection } from './applications/project.ts'
import { candidateContactsProjection } from './candidate-profiles/project-contacts.ts'
import { candidateProfilesProjection } from './candidate-profiles/project.ts'
import { casesProjection } from './cases/project.ts'
import { jobSearchMigrations } from './job-search/migrations.ts'
import { observatoryFigures } from '#projections/jobs/figures/observatory.ts'
import { responsivenessFigures } from '#projections/jobs/figures/responsiveness.ts'
import { alertsProjection } from '#projections/jobs/alerts/project.ts'
import { jobsProjection } from '#projections/jobs/tables/project.ts'
import { jobDraftsProjection } from '#projections/jobs/drafts/project.ts'
import { jobHistoryProjection } from '#projections/jobs/figures/project-history.ts'
import { messagesProjection } from './messages/project.ts'
import type { Projection } from './projection.ts'
import { unseenProjection } from './unseen/project.ts'
import { usersProjection } from './users/project.ts'

export type { CountedFigures, FiguresCount } from '#projections/jobs/figures/counted-figures.ts'

/** Figures that a verification compares besides read tables. */
export const countedFigures = [observatoryFigures, responsivenessFigures]

/** Each has read tables of its own. */
export const projections = [
  usersProjection,
  jobsProjection,
  jobDraftsProjection,
  jobHistoryProjection,
  applicationsProjection,
  candidateProfilesProjection,
  candidateContactsProjection,
  messagesProjection,
  casesProjection,
  unseenProjection,
  alertsProjection
] as Projection[]

/**
 * Which read tables this program writes, from which versions of events. Appends are refused while the database has
 * other versions.
 */
export const readModelVersion = [
  ...projections.map(({ name, version }) => `${name}:${version}`),
  ...Object.entries(eventSchemas).map(([type, { version }]) => `${type}:${version}`)
].join(' ')

/** The names are stored: they stay. */
export const readModelMigrations: Migration[] = [
  { name: 'read', file: new URL('schema.sql', import.meta.url) },
  { name: 'daily-statistics', file: new URL('daily-statistics/table.sql', import.meta.url) },
  { name: 'counted-figures', file: new URL('jobs/figures/counted-tables.sql', import.meta.url) },
  { name: 'answers-in-time', file: new URL('jobs/figures/answers-in-time.sql', import.meta.url) },
  ...jobSearchMigrations
]
