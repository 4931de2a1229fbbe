import type { Queryable } from '#events/database/database.ts'
import { findMunicipality } from '#events/places/municipalities.ts'
import { searchInSql } from '#projections/jobs/search-in-sql.ts'
import { toPlaceFilter } from '#projections/jobs/place-filter.ts'
import { toAlertSearch } from './alert-conditions.ts'

/** A job that is compared with the alerts. */
export interface NewJob {
  id: string
  /** When it appeared; a job that was only changed is as new as it was before. */
  newAt: string | null
  /** Of the event. */
  at: string
}

/** Kilometres between a job and the middle of an alert, as `distanceKm` has them. */
const distance = `2 * 6371 * asin(sqrt(
  power(sin(radians(query.lat - given.lat) / 2), 2)
  + cos(radians(given.lat)) * cos(radians(query.lat)) * power(sin(radians(query.lon - given.lon) / 2), 2)))`

/** Finds the alerts that live jobs match, each once. */
export async function matchAlertsWithJobs(tx: Queryable, jobs: readonly NewJob[]): Promise<void> {
  const latest = [...new Map(jobs.map(job => [job.id, job])).values()]
  const places = await tx.query<{ id: string; place: string | null }>(
    'SELECT id, areas[1] AS place FROM jobs WHERE id = ANY ($1)',
    [latest.map(({ id }) => id)]
  )
  const points = new Map(places.map(({ id, place }) => [id, findMunicipality(place ?? '')]))
  await tx.query(
    `INSERT INTO mail.alert_hits (alert, job, found_at)
     SELECT query.alert, job.id, given.at
       FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[], $4::float8[], $5::float8[])
         AS given (id, new_at, at, lat, lon)
       JOIN jobs AS job ON job.id = given.id AND search.is_live(job.live, job.expiry_date, given.at)
       JOIN mail.alert_queries AS query ON query.anchors && (tsvector_to_array(job.words) || '{*}')
      WHERE query.since <= coalesce(given.new_at, job.post_date) AND NOT query.is_vague
        AND (query.words IS NULL OR job.words @@ query.words)
        AND (query.pay_min IS NULL OR job.monthly_pay >= query.pay_min)
        AND (query.municipality IS NULL OR query.municipality = job.areas[1] OR ${distance} <= query.radius)
     ON CONFLICT DO NOTHING`,
    [
      latest.map(({ id }) => id),
      latest.map(({ newAt }) => newAt),
      latest.map(({ at }) => at),
      latest.map(({ id }) => points.get(id)?.lat),
      latest.map(({ id }) => points.get(id)?.lon)
    ]
  )
}

/** Of each such alert. */
const newestJobs = 50

/**
 * What the words of an alert mean may depend on the other jobs: rare ones may be misspelt, and a place that is no known one
 * is compared with theirs. Such alerts, which are few, are searched for. Returns how many.
 */
export async function searchForAlerts(db: Queryable, now: Date): Promise<number> {
  const alerts = await db.query<{ id: string; search: Record<string, string>; since: string }>(
    `SELECT alerts.id, search, alerts.since FROM mail.alert_queries AS query JOIN alerts ON alerts.id = query.alert
      WHERE is_vague OR EXISTS (
        SELECT FROM unnest(spelled) AS said (word)
         WHERE coalesce((SELECT n FROM vocabulary WHERE vocabulary.word = said.word), 0) < 3)`
  )
  for (const { id, search, since } of alerts) {
    const query = toAlertSearch(search, newestJobs)
    const { jobs } = await searchInSql(db, query, toPlaceFilter(query), now)
    await db.query(
      `INSERT INTO mail.alert_hits (alert, job, found_at)
       SELECT $1, id, $4 FROM jobs WHERE id = ANY ($2) AND post_date >= $3 ON CONFLICT DO NOTHING`,
      [id, jobs.map(job => job.id), since, now.toISOString()]
    )
  }
  return alerts.length
}

/** Deletes up to `limit` hits of alerts that are gone, or of jobs that were found before; returns how many. */
export async function deleteOldHits(db: Queryable, before: string, limit: number): Promise<number> {
  const deleted = await db.query(
    `DELETE FROM mail.alert_hits AS hit USING (
       SELECT alert, job FROM mail.alert_hits AS old
        WHERE found_at <= $1 OR NOT EXISTS (SELECT FROM mail.alert_queries AS query WHERE query.alert = old.alert)
        LIMIT $2) AS gone
      WHERE hit.alert = gone.alert AND hit.job = gone.job RETURNING hit.alert`,
    [before, limit]
  )
  return deleted.length
}

/** What the alerts of a person, or one without an account, search for and have found. */
export async function deleteAlertsOf(tx: Queryable, person: string): Promise<void> {
  await tx.query(
    `WITH gone AS (DELETE FROM mail.alert_queries WHERE person = $1 RETURNING alert)
     DELETE FROM mail.alert_hits WHERE alert IN (SELECT alert FROM gone)`,
    [person]
  )
}
