import type { Queryable } from '#events/database/database.ts'
import { type Spawned, spawnOurs } from '#test/service-process.ts'
import type { Surroundings } from '#loadtests/chaos/environment/template-postgres.ts'
import { postAds } from './concurrent-expiry.ts'
import { examineLog, withData } from '#loadtests/chaos/checks/check-invariants.ts'
import { exactly, within } from '#loadtests/chaos/checks/check.ts'
import { readLog } from '#loadtests/chaos/checks/read-log.ts'
import type { Drill } from '#loadtests/chaos/environment/environment.ts'
import { until } from '#loadtests/chaos/environment/wait-until.ts'

const day = 24 * 60 * 60 * 1_000
const ads = 2_000

/** The worker dies in the middle of its duty; another one finishes it. */
export const killWorker: Drill = {
  fault: 'kill -9 of the worker',
  isLong: true,
  async run(stage) {
    const env = await stage.server.freshBoard()
    return withData(env, async tools => {
      const { db } = tools
      await postAds(tools, ads, new Date(Date.now() - 31 * day))
      const first = startWorker(env)
      await until('the sweep has begun', async () => (await expired(db)) > 0, 90_000)
      await first.kill('SIGKILL')
      const left = ads - (await expired(db))
      const second = startWorker(env)
      const isDone = async () => (await expired(db)) >= ads
      const took = await until('the sweep is done', isDone, 300_000)
      await second.kill('SIGTERM')
      const facts = await readLog(tools)
      const times = facts.filter(({ type }) => type === 'JobExpired').length
      return [
        exactly('times that an ad expired', times, ads),
        within(`the ${left} ads that it left are done`, took, 120_000),
        ...(await examineLog(tools, facts))
      ]
    })
  }
}

function startWorker(env: Surroundings): Spawned {
  return spawnOurs(['services/start.ts'], { ...env, ROLE: 'worker', LOG_LEVEL: 'silent' })
}

async function expired(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "SELECT count(*) FROM es.events WHERE type = 'JobExpired'"
  )
  return row?.count ?? 0
}
