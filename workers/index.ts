import type { PgBoss } from 'pg-boss'
import type { Database } from '#events/database/database.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { timeZone } from '#services/platform/shared/time-zone.ts'
import type { RateLimiter } from '#services/platform/http/limits/rate-limit.ts'
import type { Logger } from '#services/platform/observability/logger.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { dailyStatistics } from './daily-statistics.ts'
import { createMailSubscription } from '#services/mail/plan/subscription.ts'
import { runSender } from './run-sender.ts'
import { reprocessDeadLetter, type Subscription } from '#events/store/process-batch.ts'
import { runSubscription } from '#events/store/subscription.ts'
import { createAlertSubscription } from '#services/jobs/alerts/subscription.ts'
import { startJobQueue } from './scheduled-jobs/job-queue.ts'
import {
  runScheduledJob,
  type ScheduleContext,
  type ScheduledJob,
  schedule
} from './scheduled-jobs/schedule.ts'
import { watchSchedule } from './scheduled-jobs/watch-schedule.ts'

export function createSubscriptions({
  db,
  secret
}: {
  db: Database
  secret: string
}): Subscription[] {
  return [dailyStatistics, createMailSubscription(secret), createAlertSubscription(db)]
}

/** Processes a dead letter once more; false when it failed again, or the subscription is unknown. */
export async function retryDeadLetter(
  dependencies: { db: Database; vault: PersonalDataVault; secret: string },
  name: string,
  position: number
): Promise<boolean> {
  const subscription = createSubscriptions(dependencies).find(known => known.name === name)
  return subscription !== undefined && reprocessDeadLetter(dependencies, subscription, position)
}

export type WorkerContext = ScheduleContext & DataAccess & { log: Logger; rateLimiter: RateLimiter }

/**
 * Starts the schedule and the subscriptions, or none of them when one fails. Returns a function that stops them once
 * running work is done.
 */
export async function startWorkers(dependencies: WorkerContext): Promise<() => Promise<void>> {
  const { config, log } = dependencies
  if (config.production && !config.backupDir) {
    log.warn({}, 'no backup is made: BACKUP_DIR is not set')
  }
  const stops: (() => Promise<void>)[] = []
  try {
    const boss = await startJobQueue(dependencies.db, dependencies.log)
    stops.push(() => boss.stop({ graceful: true, timeout: 5_000 }))
    stops.push(watchSchedule(dependencies))
    for (const job of schedule) await registerJob(boss, job, dependencies)
    for (const subscription of createSubscriptions(dependencies)) {
      stops.push(await runSubscription(dependencies, subscription))
    }
    stops.push(await runSender(dependencies))
  } catch (error) {
    await Promise.allSettled(stops.map(stop => stop()))
    throw error
  }
  return async () => {
    await Promise.all(stops.map(stop => stop()))
  }
}

const queueOptions = {
  retryLimit: 3,
  retryDelay: 5,
  retryBackoff: true,
  // The run of a worker that was killed goes to another worker.
  heartbeatSeconds: 20,
  deleteAfterSeconds: 24 * 60 * 60
}

/** One queue for each scheduled job, which holds one run at most; a run that fails for good goes to its dead-letter queue. */
async function registerJob(
  boss: PgBoss,
  job: ScheduledJob,
  dependencies: WorkerContext
): Promise<void> {
  const { name, cron, longestMinutes = 10 } = job
  const deadLetter = `${name}-failed`
  const options = { ...queueOptions, expireInSeconds: longestMinutes * 60 }
  await boss.createQueue(deadLetter, { retentionSeconds: 30 * 24 * 60 * 60 })
  await boss.createQueue(name, { policy: 'exclusive', deadLetter, ...options })
  await boss.updateQueue(name, options)
  await boss.schedule(name, cron, null, { tz: timeZone })
  await boss.work(name, { pollingIntervalSeconds: 2 }, async () => {
    const processed = await runScheduledJob(job, dependencies).catch(error => {
      dependencies.log.error({ err: error, job: name }, 'scheduled job failed')
      throw new Error(`${name} failed`)
    })
    if (processed) dependencies.log.info({ job: name, processed }, 'scheduled job done')
  })
}
