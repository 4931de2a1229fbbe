import type { Queryable } from '#events/database/database.ts'
import type { JobTerms } from '#events/job-content/terms.ts'
import type { JobCard, JobView } from './view.ts'

export const jobCardColumns = `id, title, company_name AS "companyName", location, description, requirements,
  job_type AS "jobType", experience, employer_id AS "employerId", post_date AS "postDate",
  expiry_date AS "expiryDate", is_active AS "isActive", outcome, place, terms,
  replace(photos[1], '.webp', '-s.webp') AS photo`

/** A row with `jobCardColumns`. */
export type JobRow<View> = Omit<View, keyof JobTerms> & { terms: JobTerms | null }

const optionalColumns = [
  'place',
  'photo',
  'photos',
  'photoSubjects',
  'details',
  'outcome',
  'hiddenReason',
  'heldFor',
  'isUnplaced'
]

/** A view without keys for what the job does not state; the reason is there for hidden jobs only. */
export function toJobView<View extends JobCard>({ terms, ...columns }: JobRow<View>): View {
  const view: Record<string, unknown> = { ...columns, ...terms }
  for (const name of optionalColumns) if (view[name] === null) delete view[name]
  return view as View
}

/** A job that is not withdrawn; it may be expired, or hidden. */
export async function findJob(db: Queryable, id: string): Promise<JobView | undefined> {
  const [job] = await db.query<JobRow<JobView>>(
    `SELECT ${jobCardColumns}, details, photos, photo_subjects AS "photoSubjects", contact_phone AS "contactPhone", contact_email AS "contactEmail",
       hidden_reason AS "hiddenReason", held_for AS "heldFor" FROM jobs WHERE id = $1 AND is_active`,
    [id]
  )
  return job && toJobView(job)
}

/** The cards of these jobs, in this order, without those that are withdrawn or hidden. */
export async function findJobCards(db: Queryable, ids: readonly string[]): Promise<JobCard[]> {
  const rows = await db.query<JobRow<JobCard>>(
    `SELECT ${jobCardColumns} FROM jobs
      WHERE id = ANY($1) AND is_active AND hidden_reason IS NULL ORDER BY array_position($1, id)`,
    [ids]
  )
  return rows.map(toJobView)
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

/** Jobs with an expiry event although their expiry date lies ahead. */
export function findMistakenExpiries(
  db: Queryable,
  now: Date,
  limit: number
): Promise<{ id: string }[]> {
  return db.query(
    'SELECT id FROM jobs WHERE expired AND expiry_date > $1 AND is_active AND outcome IS NULL LIMIT $2',
    [now.toISOString(), limit]
  )
}

/** Jobs that expired before an instant and still have their contact. */
export function findOldContacts(
  db: Queryable,
  expiredBy: string,
  limit: number
): Promise<{ id: string }[]> {
  return db.query(
    `SELECT id FROM jobs WHERE expiry_date <= $1 AND is_active AND (contact_phone <> '' OR contact_email <> '')
      ORDER BY expiry_date, id LIMIT $2`,
    [expiredBy, limit]
  )
}

/** Jobs that expired before an instant, or that their employer deleted and that have no application. */
export function findErasableJobs(
  db: Queryable,
  { expiredBy, withdrawnBy }: { expiredBy: string; withdrawnBy: string },
  limit: number
): Promise<{ id: string }[]> {
  return db.query(
    `SELECT id FROM jobs
      WHERE expiry_date <= greatest($1::timestamptz, $2::timestamptz) AND (expiry_date <= $1 OR (
        NOT is_active AND NOT EXISTS (SELECT FROM applications WHERE job_id = jobs.id)))
        AND EXISTS (SELECT FROM users WHERE users.id = employer_id AND NOT is_deleted)
      ORDER BY expiry_date, id LIMIT $3`,
    [expiredBy, withdrawnBy, limit]
  )
}
