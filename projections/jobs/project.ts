import type { JobEvent } from '#events/jobs.ts'
import type { UserEvent } from '#events/users.ts'
import type { Projection } from '#projections/projection.ts'

type JobContent = Pick<Extract<JobEvent, { type: 'JobPosted' | 'JobRevised' }>, 'data' | 'personal'>

export const jobsProjection: Projection<JobEvent | UserEvent> = {
  name: 'jobs',
  version: 3,
  tableNames: ['jobs', 'live_counts', 'vocabulary', 'vocabulary_slips'],
  tablesFile: new URL('table.sql', import.meta.url),
  indexesFile: new URL('indexes.sql', import.meta.url),
  on: {
    JobPosted: (tx, { id, data, personal, at }) =>
      tx.query(
        `INSERT INTO jobs (no, id, employer_id, title, company_name, location, description,
           requirements, job_type, experience, contact_phone, contact_email, post_date, expiry_date,
           words)
         VALUES (es.position_of($1), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,
           search.job_words(es.position_of($1), $4, $5, $6, $7, $8, $9, $10))`,
        [id, data.id, data.employerId, ...jobContentValues({ data, personal }), at, data.expiryDate]
      ),

    JobRevised: (tx, { data, personal, at }) =>
      tx.query(
        `UPDATE jobs SET title = $2, company_name = $3, location = $4, description = $5,
           requirements = $6, job_type = $7, experience = $8, contact_phone = $9,
           contact_email = $10, revised_at = $11,
           words = search.job_words(no, $2, $3, $4, $5, $6, $7, $8) WHERE id = $1`,
        [data.id, ...jobContentValues({ data, personal }), at]
      ),

    JobRenewed: (tx, { data, at }) =>
      tx.query(
        `UPDATE jobs SET expiry_date = $2, renewed_at = $3, expired = false,
           live = is_active AND hidden_reason IS NULL WHERE id = $1`,
        [data.id, data.expiryDate, at]
      ),

    JobExpired: (tx, { data }) =>
      tx.query('UPDATE jobs SET expired = true, live = false WHERE id = $1', [data.id]),

    JobHidden: (tx, { data }) =>
      tx.query('UPDATE jobs SET hidden_reason = $2, live = false WHERE id = $1', [
        data.id,
        data.reason
      ]),

    JobShown: (tx, { data }) =>
      tx.query(
        'UPDATE jobs SET hidden_reason = NULL, live = is_active AND NOT expired WHERE id = $1',
        [data.id]
      ),

    // Applicants still see the title of the job to which they applied; the rest is deleted.
    JobWithdrawn: (tx, { data }) =>
      tx.query(
        `UPDATE jobs SET is_active = false, live = false, description = '', requirements = NULL,
           contact_phone = '', contact_email = '', words = '' WHERE id = $1`,
        [data.id]
      ),

    UserSoftDeleted: (tx, { data }) =>
      tx.query('UPDATE jobs SET is_active = false, live = false WHERE employer_id = $1', [data.id]),

    UserErased: (tx, { data }) => tx.query('DELETE FROM jobs WHERE employer_id = $1', [data.id])
  }
}

/** The content of a job, in the order of the columns. */
function jobContentValues({ data, personal }: JobContent) {
  return [
    personal.title,
    personal.companyName,
    personal.location,
    personal.description,
    personal.requirements,
    data.jobType,
    data.experience,
    personal.contactPhone,
    personal.contactEmail
  ]
}
