import type { Queryable } from '#events/database/database.ts'
import { jobCardColumns, type JobRow, toJobView } from '#projections/jobs/queries.ts'
import type { JobCard } from '#projections/jobs/view.ts'
import type { SavedJob } from './view.ts'

/** What an account has saved, newest first; jobs that were withdrawn or are hidden have no card. */
export async function listSavedJobs(db: Queryable, userId: string): Promise<SavedJob[]> {
  const rows = await db.query<JobRow<JobCard> & { jobId: string; savedAt: string }>(
    `SELECT job_id AS "jobId", saved_at AS "savedAt", job.* FROM saved_jobs AS saved
       LEFT JOIN LATERAL (SELECT ${jobCardColumns} FROM jobs
         WHERE jobs.id = saved.job_id AND is_active AND hidden_reason IS NULL) AS job ON true
      WHERE saved.user_id = $1 ORDER BY saved_at DESC, job_id`,
    [userId]
  )
  return rows.map(({ jobId, savedAt, ...job }) => ({
    jobId,
    savedAt,
    job: job.id ? toJobView<JobCard>(job) : null
  }))
}

/** The id of the event that saved a job. */
export async function findSavedJob(
  db: Queryable,
  userId: string,
  jobId: string
): Promise<string | undefined> {
  const [saved] = await db.query<{ id: string }>(
    'SELECT id FROM saved_jobs WHERE user_id = $1 AND job_id = $2',
    [userId, jobId]
  )
  return saved?.id
}
