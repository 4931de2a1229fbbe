import { setTimeout } from 'node:timers/promises'
import { doorOf } from '#test/http-client.ts'
import { checkAnswered } from '#loadtests/chaos/checks/check-history.ts'
import { examine, withData } from '#loadtests/chaos/checks/check-invariants.ts'
import { atLeast, none, within } from '#loadtests/chaos/checks/check.ts'
import { startLoad, writers } from '#loadtests/chaos/workload/workload.ts'
import { readLog } from '#loadtests/chaos/checks/read-log.ts'
import { roundsOf } from '#loadtests/chaos/environment/rounds.ts'
import { createService } from '#loadtests/chaos/environment/service.ts'
import type { Drill } from '#loadtests/chaos/environment/environment.ts'

/** Asked to leave in the middle of everything: what was begun is answered. */
export const leave: Drill = {
  fault: 'SIGTERM under load',
  async run(stage) {
    const env = await stage.server.freshBoard()
    const service = createService({ ...env, ROLE: 'api' }, await stage.freePort())
    const history = stage.history('sigterm')
    const rounds = roundsOf(stage, 50, 180)
    const ends: { code: number | null; ms: number }[] = []
    for (const round of rounds.all()) {
      await service.start()
      const door = doorOf(service.url)
      const load = await startLoad({ door, history, repeats: false, first: round * writers })
      await setTimeout(200 + Math.random() * 200)
      const began = performance.now()
      const code = await service.end('SIGTERM')
      ends.push({ code, ms: performance.now() - began })
      await load.stop()
    }
    const unwell = ends.flatMap(({ code }) => (code === 0 ? [] : [`code ${code}`]))
    const facts = await withData(env, readLog)
    return [
      atLeast('leaves', ends.length, rounds.least),
      none('that did not end well', unwell, ends.length),
      within('slowest end', Math.max(...ends.map(({ ms }) => ms)), 10_000),
      checkAnswered(history.operations, facts),
      service.complaints(),
      ...(await withData(env, tools => examine(tools, history)))
    ]
  }
}
