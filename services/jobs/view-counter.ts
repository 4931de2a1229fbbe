import type { Queryable } from '#events/database/database.ts'
import { dayInSql } from '#services/platform/config/time-zone.ts'
import { createBufferedCounts, minuteOf } from '#services/platform/http/buffered-counts.ts'

/** Counts how often jobs are opened: in memory, and once a flush in the database. Keeps nothing of who opens them. */
export interface ViewCounter {
  /** Counts a request for a job, unless a program or its owner sent it. */
  add(job: { id: string; employerId: string }, c: ViewRequest): void
  /** Adds what was counted to its days. */
  flush(): Promise<void>
  /** Views of all days, by the id of the job; without what was not flushed. */
  find(jobIds: readonly string[]): Promise<Map<string, number>>
}

/** What the counter asks of a request. */
interface ViewRequest {
  req: { method: string; header(name: string): string | undefined }
  var: { user?: { id: string } | undefined }
}

/** Of jobs and minutes, between two flushes. */
const maxCounted = 50_000

export function createViewCounter(db: Queryable, now: () => Date): ViewCounter {
  const counts = createBufferedCounts(counted => addToDays(db, counted), maxCounted)
  return {
    flush: counts.flush,
    add({ id, employerId }, { req, var: { user } }) {
      if (req.method !== 'GET' || user?.id === employerId) return
      if (isProgram(req.header('User-Agent'))) return
      counts.add(`${minuteOf(now())} ${id}`)
    },
    async find(jobIds) {
      const rows = await db.query<{ id: string; n: number }>(
        'SELECT job_id AS id, sum(n)::bigint AS n FROM figures.job_views WHERE job_id = ANY ($1) GROUP BY 1',
        [jobIds]
      )
      return new Map(rows.map(({ id, n }) => [id, n]))
    }
  }
}

const programs =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|facebookexternalhit|whatsapp|telegram|curl|wget|python|java\/|go-http|okhttp|node/i

function isProgram(userAgent: string | undefined): boolean {
  return !userAgent || programs.test(userAgent)
}

async function addToDays(db: Queryable, counted: ReadonlyMap<string, number>): Promise<void> {
  const keys = [...counted.keys()].map(key => key.split(' '))
  await db.query(
    `INSERT INTO figures.job_views AS known (job_id, day, n)
     SELECT id, ${dayInSql('at')}, sum(n)
       FROM unnest($1::text[], $2::timestamptz[], $3::bigint[]) AS viewed (id, at, n)
      GROUP BY 1, 2 ORDER BY 1, 2
     ON CONFLICT (job_id, day) DO UPDATE SET n = known.n + excluded.n`,
    [keys.map(([, id]) => id), keys.map(([at]) => at), [...counted.values()]]
  )
}

/** Deletes the views of some jobs that were withdrawn or erased; returns of how many days. */
export async function deleteOrphanedViews(db: Queryable, limit: number): Promise<number> {
  const deleted = await db.query(
    `DELETE FROM figures.job_views AS v USING (
       SELECT job_id, day FROM figures.job_views AS orphan
        WHERE NOT EXISTS (SELECT FROM jobs WHERE jobs.id = orphan.job_id AND jobs.is_active) LIMIT $1) AS gone
      WHERE v.job_id = gone.job_id AND v.day = gone.day RETURNING v.job_id`,
    [limit]
  )
  return deleted.length
}
