import type { Queryable } from '#events/database/database.ts'
import { toAlertConditions } from './alert-conditions.ts'

const alertsAtOnce = 500

/** Makes the queries of these alerts, and of those of these accounts; an alert that is gone has none any more. */
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

/** Makes those of all alerts. */
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

/** Those that are confirmed, and whose account is not deleted. */
const sentAlerts = `SELECT alerts.id, coalesce(user_id, alerts.id) AS person, search, since FROM alerts
    WHERE since IS NOT NULL AND (user_id IS NULL
      OR EXISTS (SELECT FROM users WHERE users.id = user_id AND NOT is_deleted))`

interface SentAlert {
  id: string
  person: string
  search: Record<string, string>
  since: string
}

const synonymNumber = `SELECT coalesce(sum(hashtextextended(term, hashtext(family))), 0)::text FROM search.synonyms`

/** True after any change of them, and where no queries were made yet. */
export async function hasNewSynonyms(tx: Queryable): Promise<boolean> {
  const changed = await tx.query(
    `SELECT FROM mail.alert_synonyms WHERE number <> (${synonymNumber})`
  )
  return changed.length > 0
}

/** Of the groups of lexemes of which a job has one, the rarest finds the alert. */
async function saveQueries(tx: Queryable, alerts: readonly SentAlert[]): Promise<void> {
  const wanted = alerts.map(({ id, person, search, since }) => {
    const { around, isVague, payMin, ...conditions } = toAlertConditions(search)
    return {
      alert: id,
      person,
      since,
      ...conditions,
      ...around,
      pay_min: payMin,
      is_vague: isVague
    }
  })
  await tx.query(
    `INSERT INTO mail.alert_queries
       (alert, person, since, words, anchors, municipality, lat, lon, radius, pay_min, spelled, is_vague)
     SELECT alert, person, since, search.and_query(said.words, search.and_queries(filter.queries)),
       rarest.lexemes, municipality, lat, lon, radius, pay_min, said.spelled, is_vague
       FROM jsonb_to_recordset($1) AS wanted (alert text, person text, since timestamptz, keyword text,
         filters jsonb, provinces jsonb, municipality text, lat double precision, lon double precision,
         radius integer, pay_min integer, is_vague boolean),
       LATERAL (
         SELECT CASE WHEN search.unstemmed_tsvector(keyword) = '' THEN search.match_none() ELSE query END AS words,
           parts, part_shares,
           ARRAY(SELECT lexeme FROM unnest(search.unstemmed_tsvector(keyword))
                  WHERE length(lexeme) BETWEEN 4 AND 32
                    AND ts_lexize('pg_catalog.spanish_stem', lexeme) <> '{}') AS spelled
           FROM search.word_query(keyword)
       ) AS said,
       LATERAL (
         SELECT array_agg(search.or_query(ARRAY(SELECT jsonb_array_elements_text(one -> 'lexemes')))) AS queries
           FROM jsonb_array_elements(filters) AS one
       ) AS filter,
       LATERAL (
         SELECT lexemes FROM (
           SELECT share, ARRAY(SELECT found[1] FROM regexp_matches(part::text, '''([^'']+)''', 'g') AS found) AS lexemes
             FROM unnest(said.parts, said.part_shares) AS words (part, share)
           UNION ALL
           SELECT (one ->> 'share')::double precision, ARRAY(SELECT jsonb_array_elements_text(one -> 'lexemes'))
             FROM jsonb_array_elements(filters || coalesce(provinces, '[]')) AS one
           UNION ALL
           SELECT 1, '{*}') AS groups
          ORDER BY share, lexemes LIMIT 1
       ) AS rarest
     ON CONFLICT (alert) DO UPDATE SET since = excluded.since, words = excluded.words,
       anchors = excluded.anchors, municipality = excluded.municipality, lat = excluded.lat,
       lon = excluded.lon, radius = excluded.radius, pay_min = excluded.pay_min,
       spelled = excluded.spelled, is_vague = excluded.is_vague`,
    [JSON.stringify(wanted)]
  )
}
