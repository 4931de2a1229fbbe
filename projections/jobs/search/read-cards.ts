import type { Queryable } from '#events/database/database.ts'
import { jobCardColumns, type JobRow, toJobView } from '../tables/queries.ts'
import type { JobCard } from '../tables/view.ts'

interface ReadCards {
  cards: JobCard[]
  /** Of the log, when they were read. */
  position: number
}

type CardRow = JobRow<JobCard> & { position: number }

/** Of the jobs that are still live, in their order; without jobs, nothing is read. */
export async function readCards(
  db: Queryable,
  numbers: readonly number[],
  position: number
): Promise<ReadCards> {
  if (numbers.length === 0) return { cards: [], position }
  const rows = await db.query<CardRow>(
    `SELECT (SELECT es.last_position()) AS position, ${jobCardColumns}
       FROM unnest($1::bigint[]) WITH ORDINALITY AS found (no, nth) JOIN jobs USING (no)
      WHERE jobs.live ORDER BY nth`,
    [numbers]
  )
  return {
    cards: rows.map(({ position: _, ...row }) => toJobView<JobCard>(row)),
    position: rows[0]?.position ?? -1
  }
}
