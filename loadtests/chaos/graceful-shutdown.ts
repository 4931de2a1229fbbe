import { setTimeout } from 'node:timers/promises'
import { createClientFactory } from '#test/http-client.ts'
import { checkAnswered } from './workload/check-history.ts'
import { checkInvariants, withDataAccess } from './workload/check-invariants.ts'
import { expectAtLeast, expectNone, expectWithin } from './workload/check.ts'
import { startWorkload, writerCount } from './workload/workload.ts'
import { readLog } from './workload/read-log.ts'
import { createRounds } from './environment/rounds.ts'
import { createRestartableService } from './environment/service.ts'
import type { Experiment } from './environment/environment.ts'

/** Asked to leave in the middle of everything: what was begun is answered. */
export const gracefulShutdown: Experiment = {
  fault: 'SIGTERM under load',
  async run(stage) {
    const env = await stage.postgres.createDatabase()
    const service = createRestartableService({ ...env, ROLE: 'api' }, await stage.freePort())
    const history = stage.createHistory('sigterm')
    const rounds = createRounds(stage, 50, 180)
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
    const unwell = ends.flatMap(({ code }) => (code === 0 ? [] : [`code ${code}`]))
    const facts = await withDataAccess(env, readLog)
    return [
      expectAtLeast('leaves', ends.length, rounds.least),
      expectNone('that did not end well', unwell, ends.length),
      expectWithin('slowest end', Math.max(...ends.map(({ ms }) => ms)), 10_000),
      checkAnswered(history.operations, facts),
      service.checkErrorLog(),
      ...(await withDataAccess(env, tools => checkInvariants(tools, history)))
    ]
  }
}
