import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import type { UserEvent } from '#events/aggregates/users.ts'
import type { Queryable } from '#events/database/database.ts'
import {
  idsOf,
  oneByOne,
  positionsOf,
  type ProjectedEvent,
  type Projection
} from '#projections/projection.ts'
import { photoSubjectsOf } from '../tables/photo-columns.ts'

/** The terms whose changes the public history of a job shows. */
export const followedTerms = ['pay', 'hours', 'alta', 'prueba'] as const
export type FollowedTerm = (typeof followedTerms)[number]

type JobPosted = Extract<JobEvent, { type: 'JobPosted' }>
type JobRevised = Extract<JobEvent, { type: 'JobRevised' }>

/** JSON of those that an event names, and of what its photos show; null clears one. */
function followed({ data, personal }: Pick<JobPosted | JobRevised, 'data' | 'personal'>): string {
  const terms: Partial<Record<FollowedTerm, unknown>> = data
  const named = followedTerms.map(term => [term, terms[term]])
  return JSON.stringify({ ...Object.fromEntries(named), photos: photoSubjectsOf(personal.photos) })
}

export const jobHistoryProjection: Projection<JobEvent | UserEvent> = {
  name: 'job_history',
  version: 1,
  tableNames: ['job_history'],
  tablesFile: new URL('history-table.sql', import.meta.url),
  on: {
    JobPosted: { several: addPublications },

    JobReleased: oneByOne(async (tx, { data, at }) => {
      if (!data.wasShown) await publishAnew(tx, data.id, at)
    }),

    JobRevised: oneByOne((tx, event) =>
      addRow(tx, event, { kind: 'revised', terms: followed(event) })
    ),

    JobRenewed: oneByOne((tx, event) =>
      addRow(tx, event, { kind: 'renewed', expiryDate: event.data.expiryDate })
    ),

    JobClosed: oneByOne((tx, event) =>
      addRow(tx, event, { kind: 'closed', outcome: event.data.outcome })
    ),

    JobWithdrawn: { several: deleteRows },
    JobErased: { several: deleteRows },

    UserErased: (tx, { data }) =>
      tx.query('DELETE FROM job_history WHERE employer_id = $1', [data.id])
  }
}

function addPublications(
  tx: Queryable,
  events: readonly ProjectedEvent<JobPosted>[]
): Promise<unknown> {
  return tx.query(
    `INSERT INTO job_history (job_id, no, employer_id, at, kind, terms)
     SELECT job_id, coalesce(no, es.position_of(event)), employer_id, at, 'published', jsonb_strip_nulls(terms)
       FROM unnest($1::text[], $2::bigint[], $3::uuid[], $4::text[], $5::timestamptz[], $6::jsonb[])
         AS posted (job_id, no, event, employer_id, at, terms)`,
    [
      idsOf(events),
      positionsOf(events),
      events.map(({ id }) => id),
      events.map(({ data }) => data.employerId),
      events.map(({ at }) => at),
      events.map(followed)
    ]
  )
}

/** A withdrawn or erased job leaves no rows. */
function deleteRows(tx: Queryable, events: readonly { data: { id: string } }[]): Promise<unknown> {
  return tx.query('DELETE FROM job_history WHERE job_id = ANY($1)', [idsOf(events)])
}

/** Folds the changes of a held job that was never shown into its publication. */
function publishAnew(tx: Queryable, id: string, at: string): Promise<unknown> {
  return tx.query(
    `WITH last AS (SELECT terms FROM job_history WHERE job_id = $1 ORDER BY no DESC LIMIT 1),
       unseen AS (DELETE FROM job_history WHERE job_id = $1 AND kind <> 'published')
     UPDATE job_history SET at = $2, terms = last.terms FROM last WHERE job_id = $1 AND kind = 'published'`,
    [id, at]
  )
}

interface Change {
  kind: 'revised' | 'renewed' | 'closed'
  /** JSON of the terms that the event names; null clears one. */
  terms?: string
  expiryDate?: string
  outcome?: string
}

/** Adds nothing for a job without rows, whose publication is erased, nor for a revision of other fields. */
function addRow(
  tx: Queryable,
  { id, at, data }: ProjectedEvent<JobEvent>,
  { kind, terms = '{}', expiryDate, outcome }: Change
): Promise<unknown> {
  return tx.query(
    `INSERT INTO job_history (job_id, no, employer_id, at, kind, terms, expiry_date, outcome)
     SELECT job_id, (SELECT es.position_of($2)), employer_id, $3, $4, changed.terms, $6, $7
       FROM (SELECT job_id, employer_id, terms FROM job_history
              WHERE job_id = $1 ORDER BY no DESC LIMIT 1) AS last,
         LATERAL (SELECT jsonb_strip_nulls(last.terms || $5::jsonb) AS terms) AS changed
      WHERE $4 <> 'revised' OR changed.terms <> last.terms`,
    [data.id, id, at, kind, terms, expiryDate, outcome]
  )
}
