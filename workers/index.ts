import type { PgBoss } from 'pg-boss'
import type { Tools } from '#services/platform/http/app-env.ts'
import { figures } from './daily-statistics.ts'
import { type Follower, follow, retryParked } from '#events/store/subscription.ts'
import { startQueue } from './job-queue.ts'
import { type Duty, timetable } from './schedule.ts'

export const followers: Follower[] = [figures]

/** Has a follower handle a parked event once more; false when it failed again, or is not known here. */
export async function retryFollower(
  tools: Pick<Tools, 'db' | 'vault'>,
  name: string,
  position: number
): Promise<boolean> {
  const follower = followers.find(one => one.name === name)
  return follower !== undefined && retryParked(tools, follower, position)
}

/** Starts the timetable and the followers; the answer stops them, letting what runs finish. */
export async function startWorkers(tools: Tools): Promise<() => Promise<void>> {
  const boss = await startQueue(tools.db, tools.log)
  for (const duty of timetable) await assign(boss, duty, tools)
  const stops = await Promise.all(followers.map(follower => follow(tools, follower)))
  return async () => {
    await Promise.all([...stops.map(stop => stop()), boss.stop({ graceful: true, timeout: 5_000 })])
  }
}

const settings = {
  retryLimit: 3,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 600,
  // A worker that was killed says nothing more, and another one takes over what it was at.
  heartbeatSeconds: 20,
  deleteAfterSeconds: 24 * 60 * 60
}

/** One queue for each duty, which holds one job at most; what fails for good goes to a queue of its own. */
async function assign(boss: PgBoss, { name, when, run }: Duty, tools: Tools): Promise<void> {
  const deadLetter = `${name}-failed`
  await boss.createQueue(deadLetter, { retentionSeconds: 30 * 24 * 60 * 60 })
  await boss.createQueue(name, { policy: 'exclusive', deadLetter, ...settings })
  await boss.updateQueue(name, settings)
  await boss.schedule(name, when, null, { tz: 'Europe/Madrid' })
  await boss.work(name, { pollingIntervalSeconds: 2 }, async () => {
    const treated = await run(tools).catch(error => {
      tools.log.error({ err: error, duty: name }, 'a duty failed')
      throw new Error(`${name} failed`)
    })
    if (treated) tools.log.info({ duty: name, treated }, 'done')
  })
}
