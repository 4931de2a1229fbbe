import type { Queryable } from '#events/database/database.ts'
import type { JobDraft } from '../tables/view.ts'

interface DraftRow extends Pick<JobDraft, 'id' | 'savedAt'> {
  content: Omit<JobDraft, 'id' | 'savedAt'>
}

const columns = 'id, saved_at AS "savedAt", content'

/** The drafts of an employer, the one saved last first. */
export async function listJobDrafts(db: Queryable, employerId: string): Promise<JobDraft[]> {
  const rows = await db.query<DraftRow>(
    `SELECT ${columns} FROM job_drafts WHERE employer_id = $1 ORDER BY saved_at DESC, id`,
    [employerId]
  )
  return rows.map(toJobDraft)
}

export async function findJobDraft(db: Queryable, id: string): Promise<JobDraft | undefined> {
  const [row] = await db.query<DraftRow>(`SELECT ${columns} FROM job_drafts WHERE id = $1`, [id])
  return row && toJobDraft(row)
}

export async function countJobDrafts(db: Queryable, employerId: string): Promise<number> {
  const [counted] = await db.query<{ n: number }>(
    'SELECT count(*) AS n FROM job_drafts WHERE employer_id = $1',
    [employerId]
  )
  return counted?.n ?? 0
}

function toJobDraft({ content, ...columns }: DraftRow): JobDraft {
  return { ...columns, ...content }
}

/** Drafts that were last saved before an instant. */
export function findOldDrafts(
  db: Queryable,
  savedBy: string,
  limit: number
): Promise<{ id: string }[]> {
  return db.query('SELECT id FROM job_drafts WHERE saved_at <= $1 ORDER BY saved_at, id LIMIT $2', [
    savedBy,
    limit
  ])
}
