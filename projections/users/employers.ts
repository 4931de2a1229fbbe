import type { Queryable } from '#events/database/database.ts'
import { minorContact } from '#events/limits/candidate-profiles.ts'
import { countPages, offsetOf, type PageRequest } from '#projections/views/page.ts'
import type { EmployerListView, EmployerSummaryView } from './view.ts'

const listed = `user_type = 'employer' AND NOT is_deleted AND (seen_at IS NOT NULL) = $1
  AND EXISTS (SELECT FROM jobs WHERE employer_id = users.id)`

interface EmployerListQuery extends PageRequest {
  /** `new`, the default: those that the operator has not seen. */
  state?: 'new' | 'seen' | undefined
}

/** Employers who have posted a job, the newest account first. */
export async function listEmployers(
  db: Queryable,
  { state, ...page }: EmployerListQuery
): Promise<EmployerListView> {
  const isSeen = state === 'seen'
  const employers = await db.query<EmployerSummaryView>(
    `SELECT id, full_name AS name, username, created_at AS since, email_confirmed AS "emailConfirmed",
       website AS web, tax_id_checked_at AS "taxIdCheckedAt", farm_name AS "farmName", seen_at AS "seenAt",
       EXISTS (SELECT FROM users AS other
         WHERE other.tax_id_hash = users.tax_id_hash AND other.id <> users.id AND NOT other.is_deleted) AS "sharesTaxId",
       (SELECT count(*) FROM jobs WHERE employer_id = users.id) AS jobs
       FROM users WHERE ${listed} ORDER BY created_at DESC, id OFFSET $2 LIMIT $3`,
    [isSeen, offsetOf(page), page.limit]
  )
  const totalEmployers = await countEmployers(db, isSeen)
  return { employers, meta: { totalEmployers, totalPages: countPages(totalEmployers, page.limit) } }
}

/** Whether the operator has seen the employer, or it has been here for some days with an ad that stayed in public. */
export async function isEstablished(db: Queryable, id: string, now: Date): Promise<boolean> {
  const { accountDays, adDays } = minorContact
  const found = await db.query(
    `SELECT FROM users WHERE id = $1 AND (seen_at IS NOT NULL OR created_at <= $2::timestamptz - $3 * interval '1 day'
        AND EXISTS (SELECT FROM jobs
          WHERE employer_id = users.id AND is_active AND hidden_reason IS NULL
            AND least(expiry_date, closed_at, $2) - post_date >= $4 * interval '1 day'))`,
    [id, now.toISOString(), accountDays, adDays]
  )
  return found.length > 0
}

/** How many employers with a job the operator has seen, and how many not. */
export async function countEmployers(db: Queryable, isSeen: boolean): Promise<number> {
  const [total] = await db.query<{ n: number }>(`SELECT count(*) AS n FROM users WHERE ${listed}`, [
    isSeen
  ])
  return total?.n ?? 0
}
