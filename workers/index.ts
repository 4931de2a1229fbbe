import type { PgBoss } from 'pg-boss'
import type { Tools } from '#services/platform/http/app-env.ts'
import { dailyStatistics } from './daily-statistics.ts'
import { reprocessDeadLetter, type Subscription } from '#events/store/process-batch.ts'
import { runSubscription } from '#events/store/subscription.ts'
import { startJobQueue } from './job-queue.ts'
import { type ScheduledJob, schedule } from './schedule.ts'

export const subscriptions: Subscription[] = [dailyStatistics]

/** False when the event failed again, or the subscription is unknown. */
export async function retryDeadLetter(
  tools: Pick<Tools, 'db' | 'vault'>,
  name: string,
  position: number
): Promise<boolean> {
  const subscription = subscriptions.find(one => one.name === name)
  return subscription !== undefined && reprocessDeadLetter(tools, subscription, position)
}

/** Starts scheduled jobs and subscriptions; the returned function stops them once running work is done. */
export async function startWorkers(tools: Tools): Promise<() => Promise<void>> {
  const boss = await startJobQueue(tools.db, tools.log)
  for (const job of schedule) await registerJob(boss, job, tools)
  const stops = await Promise.all(
    subscriptions.map(subscription => runSubscription(tools, subscription))
  )
  return async () => {
    await Promise.all([...stops.map(stop => stop()), boss.stop({ graceful: true, timeout: 5_000 })])
  }
}

const queueOptions = {
  retryLimit: 3,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 600,
  // After a missing heartbeat another worker takes over the job.
  heartbeatSeconds: 20,
  deleteAfterSeconds: 24 * 60 * 60
}

/** One queue for each scheduled job, with one run at most; runs that fail for good go to `<name>-failed`. */
async function registerJob(
  boss: PgBoss,
  { name, cron, run }: ScheduledJob,
  tools: Tools
): Promise<void> {
  const deadLetter = `${name}-failed`
  await boss.createQueue(deadLetter, { retentionSeconds: 30 * 24 * 60 * 60 })
  await boss.createQueue(name, { policy: 'exclusive', deadLetter, ...queueOptions })
  await boss.updateQueue(name, queueOptions)
  await boss.schedule(name, cron, null, { tz: 'Europe/Madrid' })
  await boss.work(name, { pollingIntervalSeconds: 2 }, async () => {
    const processed = await run(tools).catch(error => {
      tools.log.error({ err: error, job: name }, 'scheduled job failed')
      throw new Error(`${name} failed`)
    })
    if (processed) tools.log.info({ job: name, processed }, 'scheduled job done')
  })
}
