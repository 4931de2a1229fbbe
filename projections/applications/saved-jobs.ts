import type { Queryable } from '#events/database/database.ts'
import type { SavedJob } from './view.ts'

/** The jobs that an account has saved, newest first; they may have ended since. */
export function listSavedJobs(db: Queryable, userId: string): Promise<SavedJob[]> {
  return db.query(
    `SELECT job_id AS "jobId", saved_at AS "savedAt" FROM saved_jobs
      WHERE user_id = $1 ORDER BY saved_at DESC, job_id`,
    [userId]
  )
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
