import type { Queryable } from '#events/database/database.ts'
import type { Responsiveness } from './responsiveness.ts'
import type { EmployerView } from './employers-view.ts'

/** An employer who has posted a job, with the facts of its page. */
export interface PublicEmployer extends Omit<EmployerView, 'answers' | 'steps'> {
  responsiveness: Responsiveness | null
  hasConfirmedEmail: boolean
  /** Its website, when its confirmed e-mail is of that domain. */
  ownDomain: string | null
  isTaxIdChecked: boolean
  /** The municipality of its REGA code. */
  farmName: string | null
  /** The job in question is there, or one of the live ones. */
  isAtFarm: boolean
  isSeen: boolean
}

interface FoundEmployer extends PublicEmployer {
  /** True once its account is deleted. */
  isGone: boolean
  /** True while the operator hides its page. */
  isHidden: boolean
}

/** For the page of a job, or for the employer's own. */
export async function findEmployer(
  db: Queryable,
  id: string,
  now: Date,
  jobId?: string
): Promise<FoundEmployer | undefined> {
  const [employer] = await db.query<FoundEmployer>(
    `SELECT id, full_name AS name, bio AS text, profile_picture AS picture, created_at AS since,
        is_deleted AS "isGone", EXISTS (
          SELECT FROM hidden_employer_pages WHERE employer_id = users.id) AS "isHidden", email_confirmed AS "hasConfirmedEmail",
        CASE WHEN email_confirmed AND website = domain THEN website END AS "ownDomain",
        tax_id_checked_at IS NOT NULL AS "isTaxIdChecked", farm_name AS "farmName", seen_at IS NOT NULL AS "isSeen",
        EXISTS (SELECT FROM jobs
          WHERE employer_id = users.id AND areas[1] = farm_place
            AND (id = $3 OR ($3::text IS NULL AND search.is_live(live, expiry_date, $2)))) AS "isAtFarm", (
          SELECT count(*) FROM jobs
           WHERE employer_id = users.id AND search.is_live(live, expiry_date, $2)) AS "liveJobs", (
          SELECT json_build_object('applications', applications, 'answered', answered, 'typicalDays', typical_days,
              'answeredInTime', answered_in_time)
            FROM figures.responsiveness WHERE employer_id = users.id) AS responsiveness
       FROM users, split_part(email, '@', 2) AS domain
      WHERE id = $1 AND user_type = 'employer' AND EXISTS (
         SELECT FROM jobs
          WHERE employer_id = users.id AND (is_active OR users.is_deleted) AND hidden_reason IS NULL)`,
    [id, now.toISOString(), jobId]
  )
  return employer
}

/** The employers of live jobs between two positions who have no live job before them, and whose page is not hidden. */
export function findSitemapEmployers(
  db: Queryable,
  now: Date,
  after: number,
  until: number
): Promise<{ id: string }[]> {
  return db.query(
    `SELECT employer_id AS id FROM jobs
      WHERE no > $1 AND no <= $2 AND search.is_live(live, expiry_date, $3)
        AND NOT EXISTS (SELECT FROM hidden_employer_pages WHERE hidden_employer_pages.employer_id = jobs.employer_id)
      GROUP BY employer_id HAVING NOT EXISTS (
        SELECT FROM jobs AS earlier
         WHERE earlier.employer_id = jobs.employer_id AND earlier.no <= $1
           AND search.is_live(earlier.live, earlier.expiry_date, $3))
      ORDER BY min(no)`,
    [after, until, now.toISOString()]
  )
}
