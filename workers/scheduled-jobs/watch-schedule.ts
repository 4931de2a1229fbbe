import { minute } from '#events/units.ts'
import type { Queryable } from '#events/database/database.ts'
import type { Logger } from '#services/platform/observability/logger.ts'
import { secondsSinceScheduledJob } from '#services/platform/observability/status.ts'

export interface ScheduleWatch {
  db: Queryable
  log: Pick<Logger, 'warn' | 'error'>
}

/** Seconds without a run of the jobs of each minute. */
const longestIdle = 300

/** Runs every minute, until the returned function is called. Not a scheduled job: those may stand still. */
export function watchSchedule(watch: ScheduleWatch): () => Promise<void> {
  const startedAt = performance.now()
  let checking = Promise.resolve()
  const timer = setInterval(() => {
    const runningSeconds = (performance.now() - startedAt) / 1_000
    checking = checkSchedule(watch, runningSeconds).catch(err =>
      watch.log.error({ err }, 'schedule was not checked')
    )
  }, minute)
  return async () => {
    clearInterval(timer)
    await checking
  }
}

/** `runningSeconds`: for how long this worker could have run jobs. */
export async function checkSchedule(
  { db, log }: ScheduleWatch,
  runningSeconds: number
): Promise<void> {
  const sinceLast = (await secondsSinceScheduledJob(db)) ?? Number.POSITIVE_INFINITY
  const seconds = Math.floor(Math.min(sinceLast, runningSeconds))
  if (seconds > longestIdle) log.warn({ seconds }, 'no scheduled job of each minute has run')
}
