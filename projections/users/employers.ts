import type { Queryable } from '#events/database/database.ts'
import type { EmployerSummaryView } from './view.ts'

/** As many as the operator's page shows. */
const shownEmployers = 50

/** Those who have posted a job, the newest account first. */
export function listEmployers(db: Queryable, isSeen: boolean): Promise<EmployerSummaryView[]> {
  return db.query(
    `SELECT id, full_name AS name, username, created_at AS since, email_confirmed AS "emailConfirmed",
       website AS web, tax_id_checked_at AS "taxIdCheckedAt", farm_name AS "farmName", seen_at AS "seenAt",
       (SELECT count(*) FROM jobs WHERE employer_id = users.id) AS jobs
       FROM users WHERE user_type = 'employer' AND NOT is_deleted AND (seen_at IS NOT NULL) = $1
        AND EXISTS (SELECT FROM jobs WHERE employer_id = users.id)
      ORDER BY created_at DESC, id LIMIT ${shownEmployers}`,
    [isSeen]
  )
}
