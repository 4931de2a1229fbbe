import { killRepeatedly } from './kill-repeatedly.ts'
import { createRounds } from './harness/rounds.ts'
import { createRestartableService } from './harness/service.ts'
import type { Experiment } from './harness/environment.ts'

/** Kills the API under load, again and again. */
export const killApi: Experiment = {
  fault: 'kill -9 of the API',
  async run(environment) {
    const env = await environment.postgres.createDatabase()
    const service = createRestartableService({ ...env, ROLE: 'api' }, await environment.freePort())
    await service.start()
    return killRepeatedly({
      service,
      env,
      history: environment.createHistory('kill-api'),
      rounds: createRounds(environment, 100, 240),
      pause: [200, 300],
      readyWithin: 1_500
    })
  }
}
