import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import type { UserEvent } from '#events/aggregates/users.ts'
import { idsOf, oneByOne, type Projection } from '#projections/projection.ts'
import { insertJobs, updateJobText } from './project-content.ts'

export const jobsProjection: Projection<JobEvent | UserEvent> = {
  name: 'jobs',
  version: 3,
  tableNames: ['jobs', 'hidden_employer_pages'],
  tablesFile: new URL('table.sql', import.meta.url),
  indexesFile: new URL('indexes.sql', import.meta.url),
  isSlow: true,
  on: {
    JobPosted: { several: insertJobs },

    JobRevised: oneByOne(updateJobText),

    JobRenewed: {
      several: (tx, events) =>
        tx.query(
          `UPDATE jobs SET expiry_date = given.expiry_date, renewed_at = given.at, expired = false,
             live = is_active AND hidden_reason IS NULL
            FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) AS given (id, expiry_date, at)
           WHERE jobs.id = given.id`,
          [idsOf(events), events.map(({ data }) => data.expiryDate), events.map(({ at }) => at)]
        )
    },

    JobExpired: {
      several: (tx, events) =>
        tx.query('UPDATE jobs SET expired = true, live = false WHERE id = ANY($1)', [idsOf(events)])
    },

    JobExpiryCorrected: {
      several: (tx, events) =>
        tx.query(
          `UPDATE jobs SET expired = false,
             live = is_active AND outcome IS NULL AND hidden_reason IS NULL WHERE id = ANY($1)`,
          [idsOf(events)]
        )
    },

    JobContactRemoved: {
      several: (tx, events) =>
        tx.query("UPDATE jobs SET contact_phone = '', contact_email = '' WHERE id = ANY($1)", [
          idsOf(events)
        ])
    },

    JobHidden: oneByOne((tx, { data }) =>
      tx.query('UPDATE jobs SET hidden_reason = $2, live = false WHERE id = $1', [
        data.id,
        data.reason
      ])
    ),

    JobShown: oneByOne((tx, { data }) =>
      tx.query(
        `UPDATE jobs SET hidden_reason = CASE WHEN held_for IS NOT NULL THEN 'en-revision' END,
           live = is_active AND NOT expired AND outcome IS NULL AND held_for IS NULL WHERE id = $1`,
        [data.id]
      )
    ),

    JobHeld: oneByOne((tx, { data }) =>
      tx.query(
        `UPDATE jobs SET held_for = $2, hidden_reason = coalesce(hidden_reason, 'en-revision'), live = false
          WHERE id = $1`,
        [data.id, data.signals]
      )
    ),

    // A job that was never shown is as new as its release, and before all others in lists.
    JobReleased: (tx, { id, data, at }) =>
      tx.query(
        `UPDATE jobs SET held_for = NULL, hidden_reason = nullif(hidden_reason, 'en-revision'), expiry_date = $2,
           live = is_active AND NOT expired AND outcome IS NULL AND hidden_reason = 'en-revision',
           no = released.no, post_date = CASE WHEN $3 THEN post_date ELSE $4 END
          FROM (SELECT CASE WHEN $3 THEN no ELSE es.position_of($5) END AS no FROM jobs WHERE id = $1) AS released
         WHERE id = $1`,
        [data.id, data.expiryDate, data.wasShown === true, at, id]
      ),

    JobClosed: {
      several: (tx, events) =>
        tx.query(
          `UPDATE jobs SET live = false, closed_at = given.at, outcome = given.outcome, answer = given.answer
            FROM unnest($1::text[], $2::timestamptz[], $3::text[], $4::text[]) AS given (id, at, outcome, answer)
           WHERE jobs.id = given.id`,
          [
            idsOf(events),
            events.map(({ at }) => at),
            events.map(({ data }) => data.outcome),
            events.map(({ personal }) => personal.answer)
          ]
        )
    },

    // Applicants still see the title of the job to which they applied; the rest is deleted.
    JobWithdrawn: {
      several: (tx, events) =>
        tx.query(
          `UPDATE jobs SET is_active = false, live = false, description = '', requirements = NULL,
             details = NULL, place = NULL, place_areas = NULL, location_areas = NULL, areas = '{}',
             terms = '{}', monthly_pay = NULL, photos = NULL, photo_subjects = NULL, contact_phone = '',
             contact_email = '', answer = NULL WHERE id = ANY($1)`,
          [idsOf(events)]
        )
    },

    JobErased: {
      several: (tx, events) => tx.query('DELETE FROM jobs WHERE id = ANY($1)', [idsOf(events)])
    },

    UserSoftDeleted: (tx, { data }) =>
      tx.query('UPDATE jobs SET is_active = false, live = false WHERE employer_id = $1', [data.id]),

    // A withdrawn job, which has no description, stays so.
    UserRestored: (tx, { data }) =>
      tx.query(
        `UPDATE jobs SET is_active = true, live = NOT expired AND outcome IS NULL AND hidden_reason IS NULL
          WHERE employer_id = $1 AND description <> ''`,
        [data.id]
      ),

    EmployerPageHidden: (tx, { data }) =>
      tx.query(
        `INSERT INTO hidden_employer_pages (employer_id, reason) VALUES ($1, $2)
         ON CONFLICT (employer_id) DO UPDATE SET reason = excluded.reason`,
        [data.id, data.reason]
      ),

    EmployerPageShown: (tx, { data }) =>
      tx.query('DELETE FROM hidden_employer_pages WHERE employer_id = $1', [data.id]),

    UserErased: (tx, { data }) =>
      tx.query(
        `WITH erased AS (DELETE FROM jobs WHERE employer_id = $1)
         DELETE FROM hidden_employer_pages WHERE employer_id = $1`,
        [data.id]
      )
  }
}
