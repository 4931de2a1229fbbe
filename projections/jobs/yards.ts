import type { Queryable } from '#events/database/database.ts'

/** What is public of an employer who has posted a job. */
export interface EmployerYard {
  id: string
  name: string
  text: string | null
  /** The path of its picture. */
  picture: string | null
  /** ISO 8601: when the account was made. */
  since: string
  liveJobs: number
}

interface FoundYard extends EmployerYard {
  /** Its account was deleted. */
  isGone: boolean
  /** By the operator. */
  isHidden: boolean
}

export async function findYard(
  db: Queryable,
  id: string,
  now: Date
): Promise<FoundYard | undefined> {
  const [yard] = await db.query<FoundYard>(
    `SELECT id, full_name AS name, bio AS text, profile_picture AS picture, created_at AS since,
        is_deleted AS "isGone", EXISTS (
          SELECT FROM hidden_yards WHERE employer_id = users.id) AS "isHidden", (
          SELECT count(*) FROM jobs
           WHERE employer_id = users.id AND search.is_live(live, expiry_date, $2)) AS "liveJobs"
       FROM users WHERE id = $1 AND user_type = 'employer' AND EXISTS (
         SELECT FROM jobs
          WHERE employer_id = users.id AND (is_active OR users.is_deleted) AND hidden_reason IS NULL)`,
    [id, now.toISOString()]
  )
  return yard
}

/** The employers of live jobs between two positions who have no live job before them, and whose page is not hidden. */
export function findSitemapYards(
  db: Queryable,
  now: Date,
  after: number,
  until: number
): Promise<{ id: string }[]> {
  return db.query(
    `SELECT employer_id AS id FROM jobs
      WHERE no > $1 AND no <= $2 AND search.is_live(live, expiry_date, $3)
        AND NOT EXISTS (SELECT FROM hidden_yards WHERE hidden_yards.employer_id = jobs.employer_id)
      GROUP BY employer_id HAVING NOT EXISTS (
        SELECT FROM jobs AS earlier
         WHERE earlier.employer_id = jobs.employer_id AND earlier.no <= $1
           AND search.is_live(earlier.live, earlier.expiry_date, $3))
      ORDER BY min(no)`,
    [after, until, now.toISOString()]
  )
}
