import type { JobEvent, JobPhoto } from '#events/aggregates/job-schemas.ts'
import type { UserEvent } from '#events/aggregates/users.ts'
import type { Projection } from '#projections/projection.ts'
import { photoColumns } from '../tables/photo-columns.ts'

type DraftEvent = Extract<JobEvent, { type: 'JobDrafted' | 'JobDraftRevised' }>

export const jobDraftsProjection: Projection<JobEvent | UserEvent> = {
  name: 'job_drafts',
  version: 1,
  tableNames: ['job_drafts'],
  tablesFile: new URL('table.sql', import.meta.url),
  on: {
    JobDrafted: (tx, event) =>
      tx.query(
        'INSERT INTO job_drafts (id, employer_id, saved_at, content) VALUES ($1, $2, $3, jsonb_strip_nulls($4))',
        [event.data.id, event.data.employerId, event.at, toContent(event)]
      ),

    JobDraftRevised: (tx, event) =>
      tx.query(
        `UPDATE job_drafts SET saved_at = $2, content = jsonb_strip_nulls(content || $3)
          WHERE id = $1`,
        [event.data.id, event.at, toContent(event)]
      ),

    JobDraftDeleted: (tx, { data }) => tx.query('DELETE FROM job_drafts WHERE id = $1', [data.id]),

    JobErased: (tx, { data }) => tx.query('DELETE FROM job_drafts WHERE id = $1', [data.id]),

    UserErased: (tx, { data }) =>
      tx.query('DELETE FROM job_drafts WHERE employer_id = $1', [data.id])
  }
}

/** The fields that the event names, as JSON; null clears one. */
function toContent({ personal: { content } }: Pick<DraftEvent, 'personal'>): string {
  const photos = content['photos'] as readonly JobPhoto[] | null | undefined
  return JSON.stringify({ ...content, ...photoColumns(photos) })
}
