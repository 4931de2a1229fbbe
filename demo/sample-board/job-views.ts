import type { Database } from '#events/database/database.ts'
import { createViewCounter } from '#services/jobs/search/view-counter.ts'
import { daysBefore } from './context.ts'

interface PostedJob {
  id: string
  employerId: string
  /** Days since it was posted or renewed. */
  age: number
}

const visit = { req: { method: 'GET', header: () => 'Mozilla/5.0' }, var: {} }

/** Opens the jobs as visitors do: most on their first days. */
export async function openDemoJobs(db: Database, now: Date): Promise<void> {
  let at = now
  const views = createViewCounter(db, () => at)
  const jobs = await db.query<PostedJob>(
    `SELECT id, employer_id AS "employerId", ($1::timestamptz::date - post_date::date) AS age
       FROM jobs WHERE is_active ORDER BY id`,
    [now.toISOString()]
  )
  for (const [index, job] of jobs.entries()) {
    for (let day = 0; day <= job.age; day++) {
      at = daysBefore(now, job.age - day)
      for (let n = 0; n < viewsOfDay(day, index); n++) views.add(job, visit)
    }
  }
  await views.flush()
}

function viewsOfDay(day: number, index: number): number {
  return Math.round((9 + (index % 7)) / (1 + day / 2))
}
