import { killRepeatedly } from './kill-repeatedly.ts'
import { createRounds } from './environment/rounds.ts'
import { createRestartableService } from './environment/service.ts'
import type { Experiment } from './environment/environment.ts'

/** A process that is ended in the middle of everything, again and again. */
export const killApi: Experiment = {
  fault: 'kill -9 of the API',
  async run(stage) {
    const env = await stage.postgres.createDatabase()
    const service = createRestartableService({ ...env, ROLE: 'api' }, await stage.freePort())
    await service.start()
    return killRepeatedly({
      service,
      env,
      history: stage.createHistory('kill-api'),
      rounds: createRounds(stage, 100, 140),
      pause: [200, 300],
      readyWithin: 1_500 * stage.timeLimitFactor
    })
  }
}
