import { day } from '#events/units.ts'
import type { Queryable } from '#events/database/database.ts'
import { type SpawnedProcess, spawnNode, startScript } from '#test/servers/service-process.ts'
import type { ServiceEnvironment } from './harness/template-postgres.ts'
import { postJobsAt, registerEmployerAt } from './concurrent-expiry.ts'
import { checkLog, withDataAccess } from './harness/checks/check-invariants.ts'
import { expectExactly, expectWithin } from './harness/check.ts'
import { readLog } from './harness/read-log.ts'
import type { Experiment } from './harness/environment.ts'
import { waitUntil } from './harness/wait-until.ts'

const jobCount = 2_000

/** Kills the worker during the expiry of jobs; another worker finishes it. */
export const killWorker: Experiment = {
  fault: 'kill -9 of the worker',
  isLong: true,
  async run(environment) {
    const env = await environment.postgres.createDatabase()
    return withDataAccess(env, async tools => {
      const { db } = tools
      const postedAt = new Date(Date.now() - 31 * day)
      await postJobsAt(tools, await registerEmployerAt(tools, postedAt), jobCount, postedAt)
      const first = startWorker(env)
      await waitUntil('the expiry has begun', async () => (await countExpired(db)) > 0, 90_000)
      await first.kill('SIGKILL')
      const left = jobCount - (await countExpired(db))
      const second = startWorker(env)
      const isDone = async () => (await countExpired(db)) >= jobCount
      const took = await waitUntil('the expiry is done', isDone, 300_000)
      await second.kill('SIGTERM')
      const events = await readLog(tools)
      const times = events.filter(({ type }) => type === 'JobExpired').length
      return [
        expectExactly('JobExpired events', times, jobCount),
        expectWithin(`the other ${left} jobs expired`, took, 120_000),
        ...(await checkLog(tools, events))
      ]
    })
  }
}

function startWorker(env: ServiceEnvironment): SpawnedProcess {
  return spawnNode(startScript, { ...env, ROLE: 'worker', LOG_LEVEL: 'silent' })
}

async function countExpired(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "SELECT count(*) FROM es.events WHERE type = 'JobExpired'"
  )
  return row?.count ?? 0
}
