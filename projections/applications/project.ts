import type { ApplicationEvent, Said } from '#events/aggregates/applications.ts'
import type { CaseEvent } from '#events/aggregates/case-schemas.ts'
import type { SavedJobEvent } from '#events/aggregates/saved-jobs.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import type { GuestEvent } from '#events/aggregates/guests.ts'
import type { UserEvent } from '#events/aggregates/users.ts'
import type { Queryable } from '#events/database/database.ts'
import { idsOf, oneByOne, type ProjectedEvent, type Projection } from '#projections/projection.ts'

type Submitted = Extract<ApplicationEvent, { type: 'ApplicationSubmitted' }>
type KeepingEvent = Extract<JobEvent, { type: 'JobRenewed' | 'JobExpiryCorrected' }>
type Event = ApplicationEvent | SavedJobEvent | JobEvent | UserEvent | GuestEvent | CaseEvent

export const applicationsProjection: Projection<Event> = {
  name: 'applications',
  version: 5,
  tableNames: ['applications', 'saved_jobs', 'joined_guests', 'bounced_guests'],
  tablesFile: new URL('table.sql', import.meta.url),
  indexesFile: new URL('indexes.sql', import.meta.url),
  on: {
    ApplicationSubmitted: { several: insertApplications },

    ApplicationRewritten: (tx, { data, personal, at }) =>
      tx.query(
        `WITH tried AS (DELETE FROM bounced_guests WHERE guest_id = (SELECT guest_id FROM applications WHERE id = $1))
         UPDATE applications SET earlier_letters = earlier_letters || jsonb_build_object(
             'coverLetter', cover_letter, 'applicantName', applicant_name, 'applicantPhone', applicant_phone,
             'writtenAt', to_char(applied_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
           cover_letter = $2, applicant_name = $3, applicant_phone = $4, applied_at = $5, opened_at = NULL,
           language = coalesce($6, language), said = $7
          WHERE id = $1`,
        [
          data.id,
          personal.coverLetter,
          personal.applicantName,
          personal.applicantPhone,
          at,
          data.language,
          saidIn(personal)
        ]
      ),

    ApplicationStatusChanged: {
      several: (tx, events) =>
        tx.query(
          `UPDATE applications SET status = given.status, status_changed_at = given.at,
             answered_at = coalesce(answered_at, CASE WHEN given.status <> 'pending' THEN given.at END)
            FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS given (id, status, at)
           WHERE applications.id = given.id`,
          [idsOf(events), events.map(({ data }) => data.status), events.map(({ at }) => at)]
        )
    },

    ApplicationSeen: {
      several: (tx, events) => {
        const seen = events.filter(({ data }) => data.by === 'employer')
        return tx.query(
          `UPDATE applications SET opened_at = coalesce(opened_at, given.at)
            FROM unnest($1::text[], $2::timestamptz[]) AS given (id, at) WHERE applications.id = given.id`,
          [idsOf(seen), seen.map(({ at }) => at)]
        )
      }
    },

    ApplicationTalked: oneByOne((tx, { data, at }) =>
      tx.query('UPDATE applications SET talked_at = $2, talked_by = $3 WHERE id = $1', [
        data.id,
        at,
        data.by
      ])
    ),

    ApplicationTalkDenied: oneByOne((tx, { data, at }) =>
      tx.query(
        'UPDATE applications SET talked_at = NULL, talked_by = NULL, talk_denied_at = $2 WHERE id = $1',
        [data.id, at]
      )
    ),

    ApplicationAskedAgain: oneByOne((tx, { data, at }) =>
      tx.query('UPDATE applications SET asked_again_at = $2 WHERE id = $1', [data.id, at])
    ),

    // Never grouped with others: after these two the same person may apply for the same job again.
    ApplicationWithdrawn: (tx, { data, at }) =>
      tx.query('UPDATE applications SET withdrawn_at = $2 WHERE id = $1', [data.id, at]),

    ApplicationErased: (tx, { data }) =>
      tx.query('DELETE FROM applications WHERE id = $1', [data.id]),

    ApplicationErasureAnnounced: oneByOne((tx, { data }) =>
      tx.query('UPDATE applications SET erase_on = $2 WHERE id = $1', [data.id, data.eraseOn])
    ),

    JobRenewed: keepApplications,
    JobExpiryCorrected: keepApplications,

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

    UserRestored: (tx, { data }) =>
      tx.query('UPDATE applications SET hidden = false WHERE applicant_id = $1', [data.id]),

    UserErased: (tx, { data }) =>
      tx.query(
        `WITH saved AS (DELETE FROM saved_jobs WHERE user_id = $1)
         DELETE FROM applications WHERE applicant_id = $1`,
        [data.id]
      ),

    // An application that the account has sent too stays one of a guest.
    GuestJoined: (tx, { data }) =>
      Promise.all([
        tx.query('UPDATE applications SET person_id = $2 WHERE guest_id = $1', [
          data.id,
          data.userId
        ]),
        tx.query(
          `WITH joined AS (INSERT INTO joined_guests (guest_id, user_id) VALUES ($1, $2)),
         bounced AS (DELETE FROM bounced_guests WHERE guest_id = $1)
         UPDATE applications AS sent SET applicant_id = $2, is_guest_application = false
          WHERE guest_id = $1 AND NOT EXISTS (
            SELECT FROM applications AS own
             WHERE own.job_id = sent.job_id AND own.applicant_id = $2)`,
          [data.id, data.userId]
        )
      ]),

    GuestEmailBounced: (tx, { data, at }) =>
      tx.query(
        `INSERT INTO bounced_guests (guest_id, bounced_at) VALUES ($1, $2)
         ON CONFLICT (guest_id) DO UPDATE SET bounced_at = excluded.bounced_at`,
        [data.id, at]
      ),

    GuestEmailReached: (tx, { data }) =>
      tx.query('DELETE FROM bounced_guests WHERE guest_id = $1', [data.id]),

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

/** The job takes applications again. */
function keepApplications(tx: Queryable, { data }: ProjectedEvent<KeepingEvent>): Promise<unknown> {
  return tx.query(
    'UPDATE applications SET erase_on = NULL WHERE job_id = $1 AND erase_on IS NOT NULL',
    [data.id]
  )
}

function insertApplications(
  tx: Queryable,
  events: readonly ProjectedEvent<Submitted>[]
): Promise<unknown> {
  return tx.query(
    `WITH tried AS (DELETE FROM bounced_guests WHERE guest_id = ANY($5)),
     inserted AS (INSERT INTO applications (id, job_id, employer_id, applicant_id, guest_id, person_id, cover_letter, said,
         applied_at, is_guest_application, applicant_name, applicant_email, applicant_phone, language)
       SELECT id, job_id, employer_id, applicant_id, guest_id, coalesce(applicant_id, guest_id), cover_letter, said, at, guest_id IS NOT NULL, name, email, phone, language
         FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[],
             $8::text[], $9::text[], $10::text[], $11::text[], $12::jsonb[])
           AS given (id, job_id, employer_id, applicant_id, guest_id, cover_letter, at, name, email, phone, language, said)
       ON CONFLICT DO NOTHING RETURNING id)
     SELECT es.raise('RMTAK', 'application') WHERE (SELECT count(*) FROM inserted) < cardinality($1::text[])`,
    [
      idsOf(events),
      events.map(({ data }) => data.jobId),
      events.map(({ data }) => data.employerId),
      events.map(({ data }) => data.applicantId),
      events.map(({ data }) => data.guestId),
      events.map(({ personal }) => personal.coverLetter),
      events.map(({ at }) => at),
      events.map(({ personal }) => personal.applicantName),
      events.map(({ personal }) => personal.applicantEmail),
      events.map(({ personal }) => personal.applicantPhone),
      events.map(({ data }) => data.language),
      events.map(({ personal }) => saidIn(personal))
    ]
  )
}

/** As JSON, without what is not said. */
const saidIn = ({ answers, startsOn, needsHousing, place }: Said): string =>
  JSON.stringify({ answers, startsOn, needsHousing, place })
