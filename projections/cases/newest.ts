import type { UserType } from '#events/aggregates/users.ts'
import type { HiddenReason } from '#events/aggregates/case-choices.ts'
import type { Queryable } from '#events/database/database.ts'

export interface NewAccountRow {
  id: string
  username: string
  name: string
  userType: UserType
  since: string
  emailConfirmed: boolean
  jobs: number
  /** Where it was registered; null for an account that was restored without it. */
  address: string | null
  /** The texts of its newest ad; null without one. */
  text: string | null
}

const text = `concat_ws(' ', description, requirements, details)`

/** The accounts since an instant, the newest first. */
export function listNewAccounts(
  db: Queryable,
  since: Date,
  limit: number
): Promise<NewAccountRow[]> {
  return db.query(
    `SELECT id, username, full_name AS name, user_type AS "userType", created_at AS since,
       email_confirmed AS "emailConfirmed", registration_ip AS address,
       (SELECT count(*) FROM jobs WHERE employer_id = users.id AND is_active) AS jobs,
       (SELECT ${text} FROM jobs WHERE employer_id = users.id AND is_active
         ORDER BY no DESC LIMIT 1) AS text
       FROM users WHERE NOT is_deleted AND created_at >= $1 ORDER BY created_at DESC, id LIMIT $2`,
    [since.toISOString(), limit]
  )
}

export interface NewJobRow {
  id: string
  title: string
  companyName: string
  ownerId: string
  /** The username. */
  owner: string
  postedAt: string
  /** Why it is not shown; null while it is. */
  hiddenReason: HiddenReason | null
  /** Where its account was registered. */
  address: string | null
  text: string
}

/** Of the newest ads, up to `limit`, those since an instant, the newest first. */
export function listNewJobs(db: Queryable, since: Date, limit: number): Promise<NewJobRow[]> {
  return db.query(
    `SELECT j.id, title, company_name AS "companyName", employer_id AS "ownerId", username AS owner,
       post_date AS "postedAt", hidden_reason AS "hiddenReason", registration_ip AS address, text
       FROM (SELECT *, ${text} AS text FROM jobs WHERE is_active ORDER BY no DESC LIMIT $2) AS j
       JOIN users ON users.id = j.employer_id
      WHERE post_date >= $1 ORDER BY no DESC`,
    [since.toISOString(), limit]
  )
}
