import type { Queryable } from '#events/database/database.ts'
import type { JobView } from './view.ts'

export const jobCardColumns = `id, title, company_name AS "companyName", location, description, requirements,
  job_type AS "jobType", experience, employer_id AS "employerId", post_date AS "postDate",
  expiry_date AS "expiryDate", is_active AS "isActive"`

/** A job that is not withdrawn; it may be expired, or hidden. */
export async function findJob(db: Queryable, id: string): Promise<JobView | undefined> {
  const [job] = await db.query<JobView>(
    `SELECT ${jobCardColumns}, contact_phone AS "contactPhone", contact_email AS "contactEmail",
       hidden_reason AS "hiddenReason" FROM jobs WHERE id = $1 AND is_active`,
    [id]
  )
  return job && withoutEmptyReason(job)
}

/** The reason is there only while the job is hidden. */
export function withoutEmptyReason<Job extends Pick<JobView, 'hiddenReason'>>(job: Job): Job {
  if (!job.hiddenReason) delete job.hiddenReason
  return job
}

/** Jobs past their expiry date without an expiry event yet. */
export function findOverdueJobs(
  db: Queryable,
  now: Date,
  limit: number
): Promise<{ id: string }[]> {
  return db.query(
    'SELECT id FROM jobs WHERE live AND expiry_date <= $1 ORDER BY expiry_date LIMIT $2',
    [now.toISOString(), limit]
  )
}
