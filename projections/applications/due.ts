import type { Queryable } from '#events/database/database.ts'

interface Due {
  id: string
}

/** When the job of an application ended; the time of the application when the job was erased. */
export const endOfJob = 'coalesce(j.closed_at, j.expiry_date, a.applied_at)'

/** Applications to jobs that ended by an instant, whose erasure is not announced yet. */
export function findUnannounced(db: Queryable, endedBy: string, limit: number): Promise<Due[]> {
  return db.query(
    `SELECT a.id FROM applications AS a LEFT JOIN jobs AS j ON j.id = a.job_id
      WHERE a.applied_at <= $1 AND ${endOfJob} <= $1 AND a.erase_on IS NULL
      ORDER BY a.applied_at, a.id LIMIT $2`,
    [endedBy, limit]
  )
}

/** Applications to jobs that ended by an instant, whose erasure was announced for `now` or before. */
export function findErasableApplications(
  db: Queryable,
  { endedBy, now }: { endedBy: string; now: string },
  limit: number
): Promise<Due[]> {
  return db.query(
    `SELECT a.id FROM applications AS a LEFT JOIN jobs AS j ON j.id = a.job_id
      WHERE a.applied_at <= $1 AND ${endOfJob} <= $1 AND a.erase_on <= $2
      ORDER BY a.applied_at, a.id LIMIT $3`,
    [endedBy, now, limit]
  )
}

/** Guests whose last application was sent by an instant, and who have no account. */
export function findIdleGuests(db: Queryable, appliedBy: string, limit: number): Promise<Due[]> {
  return db.query(
    `SELECT guest_id AS id FROM applications WHERE is_guest_application
        AND NOT EXISTS (SELECT FROM joined_guests AS joined WHERE joined.guest_id = applications.guest_id)
      GROUP BY guest_id HAVING max(applied_at) <= $1 ORDER BY max(applied_at), guest_id LIMIT $2`,
    [appliedBy, limit]
  )
}
