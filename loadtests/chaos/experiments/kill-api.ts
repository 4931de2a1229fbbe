import { killAgain } from './kill-repeatedly.ts'
import { roundsOf } from '#loadtests/chaos/environment/rounds.ts'
import { createService } from '#loadtests/chaos/environment/service.ts'
import type { Drill } from '#loadtests/chaos/environment/environment.ts'

/** A process that is ended in the middle of everything, again and again. */
export const killApi: Drill = {
  fault: 'kill -9 of the API',
  async run(stage) {
    const env = await stage.server.freshBoard()
    const service = createService({ ...env, ROLE: 'api' }, await stage.freePort())
    await service.start()
    return killAgain({
      service,
      env,
      history: stage.history('kill-api'),
      rounds: roundsOf(stage, 100, 140),
      pause: [200, 300],
      readyWithin: 1_500 * stage.patience
    })
  }
}
