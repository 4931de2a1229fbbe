import type { Database } from '#events/database/database.ts'
import { takeBackRetries } from '#events/store/checkpoint.ts'
import { takeBackDigestTimes } from '#services/mail/jobs/digests.ts'
import { takeBackAttempts } from '#services/mail/outbox/store.ts'
import { secondsSinceScheduledJob } from '#services/platform/observability/status.ts'

export interface ScheduleWatch {
  db: Database
  now(): Date
  log: { warn(fields: object, text: string): void; error(fields: object, text: string): void }
}

const minute = 60_000
/** Seconds without a run of the jobs of each minute. */
const longestIdle = 300

/** Runs at once and every minute, until the returned function is called. Not a scheduled job: those may be stuck. */
export async function watchSchedule(watch: ScheduleWatch): Promise<() => Promise<void>> {
  const startedAt = performance.now()
  const check = () => checkSchedule(watch, (performance.now() - startedAt) / 1000)
  await check()
  let checking = Promise.resolve()
  const timer = setInterval(() => {
    checking = check().catch(err => watch.log.error({ err }, 'schedule was not checked'))
  }, minute)
  return async () => {
    clearInterval(timer)
    await checking
  }
}

/** `runningSeconds`: for how long this worker could have run jobs. */
export async function checkSchedule(
  { db, now, log }: ScheduleWatch,
  runningSeconds: number
): Promise<void> {
  const takenBack = await takeBackFutureStamps(db, now())
  if (takenBack) log.warn({ takenBack }, 'stamps of a clock that was ahead were taken back')
  const sinceLast = (await secondsSinceScheduledJob(db)) ?? Number.POSITIVE_INFINITY
  const seconds = Math.floor(Math.min(sinceLast, runningSeconds))
  if (seconds > longestIdle) log.warn({ seconds }, 'no scheduled job of each minute has run')
}

/** Moves back what a clock that ran ahead has put off; returns the number of rows. */
async function takeBackFutureStamps(db: Database, now: Date): Promise<number> {
  let count = await takeBackRetries(db, now)
  count += await takeBackAttempts(db, now)
  count += await takeBackDigestTimes(db, now)
  for (const statement of queueStatements) count += (await db.query(statement)).length
  return count
}

/** Rows of pg-boss, by the clock of the database: it runs nothing until its last run lies in the past. */
const queueStatements = [
  `UPDATE pgboss.version SET ${notLater('cron_on', 'bam_on', 'flow_on', 'reindex_on')}
    WHERE greatest(cron_on, bam_on, flow_on, reindex_on) > now() + interval '1 minute' RETURNING 1`,
  `UPDATE pgboss.queue SET ${notLater('monitor_claim_on', 'monitor_on', 'maintain_on', 'delta_on')}
    WHERE greatest(monitor_claim_on, monitor_on, maintain_on, delta_on) > now() + interval '1 minute'
   RETURNING 1`,
  // Releases the future minute that its singleton key holds.
  `UPDATE pgboss.job SET singleton_on = NULL,
      ${notLater('created_on', 'started_on', 'completed_on', 'heartbeat_on', 'start_after')}
    WHERE greatest(created_on, started_on, completed_on, heartbeat_on) > now() + interval '1 minute'
       OR start_after > now() + interval '1 day'
   RETURNING 1`
]

/** Unlike `least`, keeps an empty column empty. */
function notLater(...columns: string[]): string {
  return columns
    .map(column => `${column} = CASE WHEN ${column} > now() THEN now() ELSE ${column} END`)
    .join(', ')
}
