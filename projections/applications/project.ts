import type { ApplicationEvent } from '#events/aggregates/applications.ts'
import type { CaseEvent } from '#events/aggregates/cases.ts'
import type { SavedJobEvent } from '#events/aggregates/saved-jobs.ts'
import type { JobEvent } from '#events/aggregates/jobs.ts'
import type { GuestEvent } from '#events/aggregates/guests.ts'
import type { UserEvent } from '#events/aggregates/users.ts'
import type { Projection } from '#projections/projection.ts'

type Event = ApplicationEvent | SavedJobEvent | JobEvent | UserEvent | GuestEvent | CaseEvent

export const applicationsProjection: Projection<Event> = {
  name: 'applications',
  version: 12,
  tableNames: ['applications', 'saved_jobs', 'joined_guests', 'bounced_guests'],
  tablesFile: new URL('table.sql', import.meta.url),
  indexesFile: new URL('indexes.sql', import.meta.url),
  on: {
    ApplicationSubmitted: (tx, { data, personal, at }) =>
      tx.query(
        `WITH tried AS (DELETE FROM bounced_guests WHERE guest_id = $5),
         inserted AS (INSERT INTO applications (id, job_id, employer_id, applicant_id, guest_id, cover_letter,
           applied_at, is_guest_application, applicant_name, applicant_email, applicant_phone)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $5::text IS NOT NULL, $8, $9, $10)
         ON CONFLICT DO NOTHING RETURNING id)
         SELECT es.raise('RMTAK', 'application') WHERE NOT EXISTS (SELECT FROM inserted)`,
        [
          data.id,
          data.jobId,
          data.employerId,
          data.applicantId,
          data.guestId,
          personal.coverLetter,
          at,
          personal.applicantName,
          personal.applicantEmail,
          personal.applicantPhone
        ]
      ),

    ApplicationStatusChanged: (tx, { data, at }) =>
      tx.query(
        `UPDATE applications SET status = $2, status_changed_at = $3,
           answered_at = coalesce(answered_at, CASE WHEN $2 <> 'pending' THEN $3::timestamptz END)
          WHERE id = $1`,
        [data.id, data.status, at]
      ),

    ApplicationWithdrawn: (tx, { data, at }) =>
      tx.query('UPDATE applications SET withdrawn_at = $2 WHERE id = $1', [data.id, at]),

    ApplicationErasureAnnounced: (tx, { data }) =>
      tx.query('UPDATE applications SET erase_on = $2 WHERE id = $1', [data.id, data.eraseOn]),

    // Its applications are wanted again.
    JobRenewed: (tx, { data }) =>
      tx.query('UPDATE applications SET erase_on = NULL WHERE job_id = $1', [data.id]),

    ApplicationErased: (tx, { data }) =>
      tx.query('DELETE FROM applications WHERE id = $1', [data.id]),

    JobSaved: (tx, { data, personal, at }) =>
      tx.query(
        `INSERT INTO saved_jobs (id, user_id, job_id, saved_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING`,
        [data.id, data.userId, personal.jobId, at]
      ),

    JobUnsaved: (tx, { data }) =>
      tx.query('DELETE FROM saved_jobs WHERE user_id = $1 AND id = $2', [data.userId, data.id]),

    UserSoftDeleted: (tx, { data }) =>
      tx.query('UPDATE applications SET hidden = true WHERE applicant_id = $1', [data.id]),

    UserErased: (tx, { data }) =>
      tx.query(
        `WITH saved AS (DELETE FROM saved_jobs WHERE user_id = $1)
         DELETE FROM applications WHERE applicant_id = $1`,
        [data.id]
      ),

    // One that the account has sent too stays what it is.
    GuestJoined: (tx, { data }) =>
      tx.query(
        `WITH joined AS (INSERT INTO joined_guests (guest_id, user_id) VALUES ($1, $2)),
         bounced AS (DELETE FROM bounced_guests WHERE guest_id = $1)
         UPDATE applications AS sent SET applicant_id = $2, is_guest_application = false
          WHERE guest_id = $1 AND NOT EXISTS (
            SELECT FROM applications AS own
             WHERE own.job_id = sent.job_id AND own.applicant_id = $2)`,
        [data.id, data.userId]
      ),

    GuestEmailBounced: (tx, { data }) =>
      tx.query('INSERT INTO bounced_guests (guest_id) VALUES ($1) ON CONFLICT DO NOTHING', [
        data.id
      ]),

    Reported: (tx, { data }) =>
      tx.query('DELETE FROM bounced_guests WHERE guest_id = $1', [data.reporterId]),

    GuestErased: (tx, { data }) =>
      tx.query(
        `WITH joined AS (DELETE FROM joined_guests WHERE guest_id = $1),
         bounced AS (DELETE FROM bounced_guests WHERE guest_id = $1)
         DELETE FROM applications WHERE guest_id = $1`,
        [data.id]
      )
  }
}
