import { setTimeout } from 'node:timers/promises'
import { createClientFactory } from '#test/board/http-client.ts'
import { checkAnswered } from './harness/checks/check-history.ts'
import { checkInvariants, withDataAccess } from './harness/checks/check-invariants.ts'
import { expectAtLeast, expectNone, expectWithin } from './harness/check.ts'
import { startWorkload, writerCount } from './harness/workload.ts'
import { readLog } from './harness/read-log.ts'
import { createRounds } from './harness/rounds.ts'
import { createRestartableService } from './harness/service.ts'
import type { Experiment } from './harness/environment.ts'

/** SIGTERM under load: every request that has begun is answered. */
export const gracefulShutdown: Experiment = {
  fault: 'SIGTERM under load',
  async run(environment) {
    const env = await environment.postgres.createDatabase()
    const service = createRestartableService({ ...env, ROLE: 'api' }, await environment.freePort())
    const history = environment.createHistory('sigterm')
    const rounds = createRounds(environment, 50, 260)
    const ends: { code: number | null; ms: number }[] = []
    for (const round of rounds.all()) {
      await service.start()
      const clients = createClientFactory(service.url)
      const load = await startWorkload({
        clients,
        history,
        retries: false,
        firstWriter: round * writerCount
      })
      await setTimeout(200 + Math.random() * 200)
      const began = performance.now()
      const code = await service.stop('SIGTERM')
      ends.push({ code, ms: performance.now() - began })
      await load.stop()
    }
    const failed = ends.flatMap(({ code }) => (code === 0 ? [] : [`code ${code}`]))
    const events = await withDataAccess(env, readLog)
    return [
      expectAtLeast('shutdowns', ends.length, rounds.least),
      expectNone('shutdowns with an exit code', failed, ends.length),
      expectWithin('slowest shutdown', Math.max(...ends.map(({ ms }) => ms)), 10_000),
      checkAnswered(history.operations, events),
      service.checkErrorLog(),
      ...(await withDataAccess(env, tools => checkInvariants(tools, history)))
    ]
  }
}
