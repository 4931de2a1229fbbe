import type { PgBoss } from 'pg-boss'
import type { Tools } from '#services/platform/http/app-env.ts'
import { dailyStatistics } from './daily-statistics.ts'
import { reprocessDeadLetter, type Subscription } from '#events/store/process-batch.ts'
import { runSubscription } from '#events/store/subscription.ts'
import { startJobQueue } from './job-queue.ts'
import { type ScheduledJob, schedule } from './schedule.ts'

export const subscriptions: Subscription[] = [dailyStatistics]

/** Has a follower handle a parked event once more; false when it failed again, or is not known here. */
export async function retryDeadLetter(
  tools: Pick<Tools, 'db' | 'vault'>,
  name: string,
  position: number
): Promise<boolean> {
  const follower = subscriptions.find(one => one.name === name)
  return follower !== undefined && reprocessDeadLetter(tools, follower, position)
}

/** Starts the timetable and the followers; the answer stops them, letting what runs finish. */
export async function startWorkers(tools: Tools): Promise<() => Promise<void>> {
  const boss = await startJobQueue(tools.db, tools.log)
  for (const duty of schedule) await registerJob(boss, duty, tools)
  const stops = await Promise.all(subscriptions.map(follower => runSubscription(tools, follower)))
  return async () => {
    await Promise.all([...stops.map(stop => stop()), boss.stop({ graceful: true, timeout: 5_000 })])
  }
}

const queueOptions = {
  retryLimit: 3,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 600,
  // A worker that was killed says nothing more, and another one takes over what it was at.
  heartbeatSeconds: 20,
  deleteAfterSeconds: 24 * 60 * 60
}

/** One queue for each duty, which holds one job at most; what fails for good goes to a queue of its own. */
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
    const treated = await run(tools).catch(error => {
      tools.log.error({ err: error, duty: name }, 'a duty failed')
      throw new Error(`${name} failed`)
    })
    if (treated) tools.log.info({ duty: name, treated }, 'done')
  })
}
