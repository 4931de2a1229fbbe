import type { Queryable } from '#events/database/database.ts'
import { dayInSql } from '#services/platform/shared/time-zone.ts'
import { isSeenByPerson } from '#services/platform/http/request/seen-by-person.ts'
import { createBufferedCounts, minuteOf } from '#services/platform/http/limits/buffered-counts.ts'

/**
 * Counts how often jobs are opened and their contacts shown: in memory, and once a flush in the database. Keeps nothing
 * of who does it.
 */
export interface ViewCounter {
  /** Counts a request for a job that a person sees who is not its owner. */
  add(job: CountedJob, c: ViewRequest): void
  /** Counts that the contact of a job was shown, with the same exceptions. */
  addContact(job: CountedJob, c: ViewRequest): void
  /** Adds the counts to their days. */
  flush(): Promise<void>
  /** The counts of all days by job, without what was not flushed. */
  find(jobIds: readonly string[]): Promise<Map<string, JobCounts>>
}

interface CountedJob {
  id: string
  employerId: string
}

export interface JobCounts {
  views: number
  /** How often its contact was shown. */
  contacts: number
}

/** The parts of a request that the counter reads. */
interface ViewRequest {
  req: { method: string; header(name: string): string | undefined }
  var: { user?: { id: string } | undefined }
}

/** The most jobs, kinds and minutes that are counted between two flushes. */
const maxCounted = 50_000

export function createViewCounter(db: Queryable, now: () => Date): ViewCounter {
  const counts = createBufferedCounts(counted => addToDays(db, counted), maxCounted)
  const addOne = (kind: 'view' | 'contact', { id, employerId }: CountedJob, c: ViewRequest) => {
    if (c.var.user?.id === employerId || !isSeenByPerson(c)) return
    counts.add(`${minuteOf(now())} ${kind} ${id}`)
  }
  return {
    flush: counts.flush,
    add(job, c) {
      if (c.req.method === 'GET') addOne('view', job, c)
    },
    addContact(job, c) {
      addOne('contact', job, c)
    },
    async find(jobIds) {
      const rows = await db.query<{ id: string } & JobCounts>(
        `SELECT job_id AS id, sum(n)::bigint AS views, sum(contacts)::bigint AS contacts
           FROM figures.job_views WHERE job_id = ANY ($1) GROUP BY 1`,
        [jobIds]
      )
      return new Map(rows.map(({ id, ...counts }) => [id, counts]))
    }
  }
}

async function addToDays(db: Queryable, counted: ReadonlyMap<string, number>): Promise<void> {
  const keys = [...counted.keys()].map(key => key.split(' '))
  await db.query(
    `INSERT INTO figures.job_views AS known (job_id, day, n, contacts)
     SELECT id, ${dayInSql('at')}, coalesce(sum(n) FILTER (WHERE kind = 'view'), 0),
       coalesce(sum(n) FILTER (WHERE kind = 'contact'), 0)
       FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::bigint[]) AS counted (id, kind, at, n)
      GROUP BY 1, 2 ORDER BY 1, 2
     ON CONFLICT (job_id, day) DO UPDATE SET n = known.n + excluded.n,
       contacts = known.contacts + excluded.contacts`,
    [
      keys.map(([, , id]) => id),
      keys.map(([, kind]) => kind),
      keys.map(([at]) => at),
      [...counted.values()]
    ]
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
