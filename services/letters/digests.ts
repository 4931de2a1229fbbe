import type { AlertInterval } from '#events/aggregates/alerts.ts'
import type { Queryable } from '#events/database/database.ts'
import { jobCardColumns, type JobRow, toJobView } from '#projections/jobs/queries.ts'
import type { JobCard } from '#projections/jobs/view.ts'
import { timeZone } from '#services/platform/config/time-zone.ts'
import { createLetterId } from './letter-id.ts'

interface DigestDependencies {
  db: Queryable
  secret: string
  now(): Date
}

const digestsAtOnce = 1000

/**
 * Writes the letters of the jobs that were found before half past seven: today, and for weekly alerts on Monday. One for
 * an alert and such a time, in whichever process and however often; what is found too late waits for the next. Returns how many.
 */
export async function writeDigests({ db, secret, now }: DigestDependencies): Promise<number> {
  const letterId = createLetterId(secret)
  for (let written = 0; ; ) {
    const due = await listDueDigests(db, await digestTimes(db, now()))
    await insertDigests(
      db,
      due.map(digest => ({ ...digest, letter: letterId(toLetter(digest), digest.at) })),
      now()
    )
    written += due.length
    if (due.length < digestsAtOnce) return written
  }
}

interface DueDigest {
  alert: string
  person: string
  at: string
}

const toLetter = ({ alert, person }: DueDigest) =>
  ({ kind: 'alert-digest', person, about: alert }) as const

type DigestTimes = Record<AlertInterval, string>

/** The last half past seven, by the clock of Madrid, of a day and of a Monday. */
async function digestTimes(db: Queryable, now: Date): Promise<DigestTimes> {
  const at = (unit: 'day' | 'week') =>
    `(date_trunc('${unit}', before) + interval '7 hours 30 minutes') AT TIME ZONE '${timeZone}'`
  const [times] = await db.query<DigestTimes>(
    `SELECT ${at('day')} AS dia, ${at('week')} AS semana
       FROM (SELECT ($1::timestamptz AT TIME ZONE '${timeZone}') - interval '7 hours 30 minutes' AS before) AS clock`,
    [now.toISOString()]
  )
  if (!times) throw new Error('the database has no clock')
  return times
}

function listDueDigests(db: Queryable, times: DigestTimes): Promise<DueDigest[]> {
  return db.query(
    `SELECT DISTINCT query.alert, query.person, due.at
       FROM mail.alert_hits AS hit
       JOIN mail.alert_queries AS query ON query.alert = hit.alert
       JOIN alerts ON alerts.id = hit.alert
       JOIN (VALUES ('dia', $1::timestamptz), ('semana', $2::timestamptz)) AS due (every, at) ON due.every = alerts.every
      WHERE hit.told_at IS NULL AND hit.found_at >= query.since AND hit.found_at < due.at
        AND (query.digested_at IS NULL OR query.digested_at < due.at)
      ORDER BY query.alert LIMIT ${digestsAtOnce}`,
    [times.dia, times.semana]
  )
}

async function insertDigests(
  db: Queryable,
  digests: readonly (DueDigest & { letter: string })[],
  now: Date
): Promise<void> {
  await db.query(
    `WITH marked AS (
       UPDATE mail.alert_queries AS query SET digested_at = due.at
         FROM unnest($1::text[], $2::timestamptz[], $3::text[]) AS due (alert, at, letter)
        WHERE query.alert = due.alert AND (query.digested_at IS NULL OR query.digested_at < due.at)
       RETURNING query.alert, query.person, due.at, due.letter),
     reported AS (
       UPDATE mail.alert_hits AS hit SET told_at = marked.at FROM marked
        WHERE hit.alert = marked.alert AND hit.told_at IS NULL AND hit.found_at < marked.at)
     INSERT INTO mail.letters (id, kind, person, about, written_at, next_attempt_at)
     SELECT letter, 'alert-digest', person, alert, at, $4 FROM marked ON CONFLICT DO NOTHING`,
    [
      digests.map(({ alert }) => alert),
      digests.map(({ at }) => at),
      digests.map(({ letter }) => letter),
      now.toISOString()
    ]
  )
}

/** Those of a digest that are still live, the newest first, and how many they are. */
export async function findDigestJobs(
  db: Queryable,
  { alert, toldAt }: { alert: string; toldAt: Date },
  { now, limit }: { now: Date; limit: number }
): Promise<{ jobs: JobCard[]; total: number }> {
  const rows = await db.query<JobRow<JobCard> & { total: number }>(
    `SELECT ${jobCardColumns}, count(*) OVER () AS total FROM jobs
      WHERE id IN (SELECT job FROM mail.alert_hits WHERE alert = $1 AND told_at = $2)
        AND search.is_live(live, expiry_date, $3) ORDER BY no DESC LIMIT $4`,
    [alert, toldAt.toISOString(), now.toISOString(), limit]
  )
  return {
    jobs: rows.map(({ total, ...row }) => toJobView<JobCard>(row)),
    total: rows[0]?.total ?? 0
  }
}
