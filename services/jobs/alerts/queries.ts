import type { Queryable } from '#events/database/database.ts'

const alertsAtOnce = 500

/** Makes the queries of these alerts, and of those of these accounts; an alert that is gone has no query any more. */
export async function syncAlertQueries(
  tx: Queryable,
  { alerts, people }: { alerts: readonly string[]; people: readonly string[] }
): Promise<void> {
  const found = await tx.query<SentAlert>(
    `${sentAlerts} AND (alerts.id = ANY ($1) OR user_id = ANY ($2))`,
    [alerts, people]
  )
  await tx.query(
    `DELETE FROM mail.alert_queries
      WHERE (alert = ANY ($1) OR person = ANY ($2)) AND alert <> ALL ($3)`,
    [alerts, people, found.map(({ id }) => id)]
  )
  await saveQueries(tx, found)
}

/** The last digest of each of these alerts, and how many jobs it named. */
export async function findLastDigests(
  db: Queryable,
  alerts: readonly string[]
): Promise<Map<string, { at: string; jobs: number }>> {
  const rows = await db.query<{ alert: string; at: string; jobs: number }>(
    `SELECT alert, digested_at AS at,
       (SELECT count(*) FROM mail.alert_hits AS hit
         WHERE hit.alert = query.alert AND notified_at = digested_at) AS jobs
       FROM mail.alert_queries AS query WHERE alert = ANY ($1) AND digested_at IS NOT NULL`,
    [alerts]
  )
  return new Map(rows.map(({ alert, at, jobs }) => [alert, { at, jobs }]))
}

/** Makes the queries of all alerts. */
export async function syncAllAlertQueries(tx: Queryable): Promise<void> {
  for (let last = ''; ; ) {
    const found = await tx.query<SentAlert>(
      `${sentAlerts} AND alerts.id > $1 ORDER BY alerts.id LIMIT ${alertsAtOnce}`,
      [last]
    )
    await saveQueries(tx, found)
    if (found.length < alertsAtOnce) break
    last = found.at(-1)?.id ?? last
  }
  await tx.query(
    `WITH known AS (UPDATE mail.alert_synonyms SET number = (${synonymNumber}))
     DELETE FROM mail.alert_queries AS query
      WHERE NOT EXISTS (SELECT FROM alerts WHERE alerts.id = query.alert)`
  )
}

/** Confirmed alerts whose account is not deleted. */
const sentAlerts = `SELECT alerts.id, coalesce(user_id, alerts.id) AS person, since FROM alerts
    WHERE since IS NOT NULL AND (user_id IS NULL
      OR EXISTS (SELECT FROM users WHERE users.id = user_id AND NOT is_deleted))`

interface SentAlert {
  id: string
  person: string
  since: string
}

const synonymNumber = `SELECT coalesce(sum(hashtextextended(term, hashtext(family))), 0)::text FROM search.synonyms`

/** True after any change of the synonyms, and before queries were first made. */
export async function hasNewSynonyms(tx: Queryable): Promise<boolean> {
  const changed = await tx.query(
    `SELECT FROM mail.alert_synonyms WHERE number <> (${synonymNumber})`
  )
  return changed.length > 0
}

async function saveQueries(tx: Queryable, alerts: readonly SentAlert[]): Promise<void> {
  if (alerts.length === 0) return
  await tx.query(
    `INSERT INTO mail.alert_queries (alert, person, since)
     SELECT id, person, since
       FROM jsonb_to_recordset($1) AS sent (id text, person text, since timestamptz)
     ON CONFLICT (alert) DO UPDATE SET since = excluded.since, changed = excluded.changed`,
    [JSON.stringify(alerts)]
  )
}
