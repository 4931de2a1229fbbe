import { digestTime } from '#events/limits/alerts.ts'
import type { Queryable } from '#events/database/database.ts'
import { dropOutdatedHits } from '#services/jobs/alerts/matches.ts'
import { createMailId } from '../parts/mail-id.ts'
import type { AlertInterval } from '#events/aggregates/alerts.ts'
import { timeZone } from '#services/platform/shared/time-zone.ts'

export interface DigestContext {
  db: Queryable
  secret: string
  now(): Date
}

const alertsAtOnce = 500
/** Hits that one statement writes; an alert with more is written alone. */
const hitsAtOnce = 10_000

/**
 * Writes the e-mails of the jobs that were found before `digestTime`: today, and for weekly alerts on Monday. One for
 * an alert and such a time, in whichever process and however often; what is found too late waits for the next. It takes the
 * place of one that still waits. Returns how many.
 */
export async function writeDigests({ db, secret, now }: DigestContext): Promise<number> {
  const mailId = createMailId(secret)
  const times = await digestTimes(db, now())
  for (let [written, last] = [0, '']; ; ) {
    const alerts = await listAlerts(db, times, last)
    const due = alerts.filter(({ hits }) => hits)
    await dropOutdatedHits(
      db,
      due.map(({ alert }) => alert),
      now()
    )
    for (const digests of inStatements(due)) {
      const mails = digests.map(digest => mailId(toMail(digest), digest.at))
      await insertDigests(db, digests, mails, now())
    }
    written += due.length
    if (alerts.length < alertsAtOnce) return written
    last = alerts.at(-1)?.alert ?? last
  }
}

interface Digest {
  alert: string
  person: string
  at: string
  /** The jobs of the digest. */
  hits: number
}

const toMail = ({ alert, person }: Digest) =>
  ({ kind: 'alert-digest', person, about: alert }) as const

function* inStatements(digests: readonly Digest[]): Generator<Digest[]> {
  let batch: Digest[] = []
  let hits = 0
  for (const digest of digests) {
    if (batch.length && hits + digest.hits > hitsAtOnce) {
      yield batch
      batch = []
      hits = 0
    }
    batch.push(digest)
    hits += digest.hits
  }
  if (batch.length) yield batch
}

/** The next alerts after an id. What belongs to each is looked up by an index, whatever the statistics of the tables are. */
function listAlerts(db: Queryable, times: DigestTimes, after: string): Promise<Digest[]> {
  return db.query(
    `WITH page AS MATERIALIZED (
       SELECT alert, person, since, digested_at,
         CASE (SELECT every FROM alerts WHERE alerts.id = query.alert)
           WHEN 'dia' THEN $1::timestamptz WHEN 'semana' THEN $2::timestamptz END AS at
         FROM mail.alert_queries AS query WHERE alert > $3 ORDER BY alert LIMIT ${alertsAtOnce})
     SELECT alert, person, at, CASE WHEN digested_at IS NULL OR digested_at < at THEN (
         SELECT count(*) FROM mail.alert_hits AS hit
          WHERE hit.alert = page.alert AND notified_at IS NULL AND found_at >= since AND found_at < at) ELSE 0 END AS hits
       FROM page ORDER BY alert`,
    [times.dia, times.semana, after]
  )
}

async function insertDigests(
  db: Queryable,
  digests: readonly Digest[],
  mails: readonly string[],
  now: Date
): Promise<void> {
  await db.query(
    `WITH marked AS (
       UPDATE mail.alert_queries AS query SET digested_at = due.at
         FROM unnest($1::text[], $2::timestamptz[], $3::text[]) AS due (alert, at, digest)
        WHERE query.alert = due.alert AND (query.digested_at IS NULL OR query.digested_at < due.at)
       RETURNING query.alert, query.person, query.since, due.at, due.digest),
     replaced AS (
       UPDATE mail.outbox AS digest SET state = 'stale', settled_at = $4, waits_for = NULL,
           recipient = NULL, rendered = NULL
         FROM marked
        WHERE digest.person = marked.person AND digest.about = marked.alert
          AND digest.kind = 'alert-digest' AND digest.state = 'waiting' AND digest.written_at < marked.at
       RETURNING marked.alert, digest.written_at, marked.at),
     reported_again AS (
       UPDATE mail.alert_hits AS hit SET notified_at = replaced.at FROM replaced
        WHERE hit.alert = replaced.alert AND hit.notified_at = replaced.written_at),
     reported AS (
       UPDATE mail.alert_hits AS hit SET notified_at = marked.at FROM marked
        WHERE hit.alert = marked.alert AND hit.notified_at IS NULL
          AND hit.found_at >= marked.since AND hit.found_at < marked.at)
     INSERT INTO mail.outbox (id, kind, person, about, written_at, next_attempt_at)
     SELECT digest, 'alert-digest', person, alert, at, $4 FROM marked ON CONFLICT DO NOTHING`,
    [digests.map(({ alert }) => alert), digests.map(({ at }) => at), mails, now.toISOString()]
  )
}

/** The digest has ended without being sent: its jobs are new again. */
export async function reopenHits(tx: Queryable, alert: string, notifiedAt: Date): Promise<void> {
  await tx.query(
    'UPDATE mail.alert_hits SET notified_at = NULL WHERE alert = $1 AND notified_at = $2',
    [alert, notifiedAt.toISOString()]
  )
}

type DigestTimes = Record<AlertInterval, string>

/** The last `digestTime`, by the clock of Madrid, of a day and of a Monday. */
async function digestTimes(db: Queryable, now: Date): Promise<DigestTimes> {
  const at = (unit: 'day' | 'week') =>
    `(date_trunc('${unit}', before) + interval '${digestTime}') AT TIME ZONE '${timeZone}'`
  const [times] = await db.query<DigestTimes>(
    `SELECT ${at('day')} AS dia, ${at('week')} AS semana
       FROM (SELECT ($1::timestamptz AT TIME ZONE '${timeZone}') - interval '${digestTime}' AS before) AS clock`,
    [now.toISOString()]
  )
  if (!times) throw new Error('the database has no clock')
  return times
}
