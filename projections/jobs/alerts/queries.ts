import type { Queryable } from '#events/database/database.ts'
import type { AlertView } from './view.ts'

const viewColumns =
  'id, search, every, requested_at AS "requestedAt", since IS NOT NULL AS "isConfirmed"'

/** The alerts of an account, newest first. */
export function listAlerts(db: Queryable, userId: string): Promise<AlertView[]> {
  return db.query(
    `SELECT ${viewColumns} FROM alerts WHERE user_id = $1 ORDER BY requested_at DESC, id`,
    [userId]
  )
}

export async function findAlert(db: Queryable, id: string): Promise<AlertView | undefined> {
  const [alert] = await db.query<AlertView>(`SELECT ${viewColumns} FROM alerts WHERE id = $1`, [id])
  return alert
}

/** The recipient of an alert: an account, or an e-mail. */
export interface AlertOwner {
  userId: string | null
  email: string | null
  search: Record<string, string>
  every: AlertView['every']
  isConfirmed: boolean
}

export async function findAlertOwner(db: Queryable, id: string): Promise<AlertOwner | undefined> {
  const [alert] = await db.query<AlertOwner>(
    `SELECT user_id AS "userId", email, search, every, since IS NOT NULL AS "isConfirmed"
       FROM alerts WHERE id = $1`,
    [id]
  )
  return alert
}

/** Alerts by e-mail without an account, the one confirmed first comes first. */
export function findAlertsOfEmail(
  db: Queryable,
  email: string
): Promise<{ id: string; search: Record<string, string>; isConfirmed: boolean }[]> {
  return db.query(
    `SELECT id, search, since IS NOT NULL AS "isConfirmed" FROM alerts
      WHERE email = lower($1) ORDER BY since, id`,
    [email]
  )
}

/** Alerts that were not confirmed, or not renewed, in time. */
export function findOverdueAlerts(
  db: Queryable,
  { requestedUntil, askedUntil }: { requestedUntil: Date; askedUntil: Date },
  limit: number
): Promise<{ id: string; isConfirmed: boolean }[]> {
  return db.query(
    `SELECT id, since IS NOT NULL AS "isConfirmed" FROM alerts WHERE (since IS NULL AND requested_at <= $1) OR asked_at <= $2
      ORDER BY requested_at, id LIMIT $3`,
    [requestedUntil.toISOString(), askedUntil.toISOString(), limit]
  )
}

/** Alerts that were confirmed so long ago that their renewal is asked for. */
export function findAlertsToAsk(
  db: Queryable,
  confirmedUntil: Date,
  limit: number
): Promise<{ id: string }[]> {
  return db.query(
    `SELECT id FROM alerts WHERE confirmed_at <= $1 AND asked_at IS NULL
      ORDER BY confirmed_at, id LIMIT $2`,
    [confirmedUntil.toISOString(), limit]
  )
}
