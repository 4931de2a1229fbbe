import type { Queryable } from '#events/database/database.ts'
import { type SpawnedProcess, spawnNode } from '#test/service-process.ts'
import type { ServiceEnvironment } from './environment/template-postgres.ts'
import { postJobsAt } from './concurrent-expiry.ts'
import { checkLog, withDataAccess } from './workload/check-invariants.ts'
import { expectExactly, expectWithin } from './workload/check.ts'
import { readLog } from './workload/read-log.ts'
import type { Experiment } from './environment/environment.ts'
import { waitUntil } from './environment/wait-until.ts'

const day = 24 * 60 * 60 * 1_000
const jobCount = 2_000

/** The worker dies in the middle of its duty; another one finishes it. */
export const killWorker: Experiment = {
  fault: 'kill -9 of the worker',
  isLong: true,
  async run(stage) {
    const env = await stage.postgres.createDatabase()
    return withDataAccess(env, async tools => {
      const { db } = tools
      await postJobsAt(tools, jobCount, new Date(Date.now() - 31 * day))
      const first = startWorker(env)
      await waitUntil('the sweep has begun', async () => (await countExpired(db)) > 0, 90_000)
      await first.kill('SIGKILL')
      const left = jobCount - (await countExpired(db))
      const second = startWorker(env)
      const isDone = async () => (await countExpired(db)) >= jobCount
      const took = await waitUntil('the sweep is done', isDone, 300_000)
      await second.kill('SIGTERM')
      const facts = await readLog(tools)
      const times = facts.filter(({ type }) => type === 'JobExpired').length
      return [
        expectExactly('times that an ad expired', times, jobCount),
        expectWithin(`the ${left} ads that it left are done`, took, 120_000),
        ...(await checkLog(tools, facts))
      ]
    })
  }
}

function startWorker(env: ServiceEnvironment): SpawnedProcess {
  return spawnNode(['services/start.ts'], { ...env, ROLE: 'worker', LOG_LEVEL: 'silent' })
}

async function countExpired(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "SELECT count(*) FROM es.events WHERE type = 'JobExpired'"
  )
  return row?.count ?? 0
}
