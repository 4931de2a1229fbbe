import { coverLetter, testPassword, postJobAs, profileRequest, signUp } from '#test/api-fixtures.ts'
import { type TestResponse, createClientFactory } from '#test/http-client.ts'
import { checkLog, withDataAccess } from './workload/check-invariants.ts'
import { expectExactly, type Check, expectNone } from './workload/check.ts'
import { readLog } from './workload/read-log.ts'
import { createRestartableService } from './environment/service.ts'
import type { Experiment } from './environment/environment.ts'

const racers = 100

/** A hundred want at once what one can have. */
export const races: Experiment = {
  fault: '100 at once for one thing',
  async run(stage) {
    const env = await stage.postgres.createDatabase()
    const service = createRestartableService({ ...env, ROLE: 'api' }, await stage.freePort())
    await service.start()
    const door = createClientFactory(service.url)
    const [employer, ana] = [await signUp(door, 'employer'), await signUp(door, 'applicant')]
    const { id } = await postJobAs(employer)
    const names = await race(nth =>
      door.createClient().post('/api/register', {
        ...{ username: 'la.misma', password: testPassword, fullName: 'Eva' },
        email: `racer-${nth}@example.org`
      })
    )
    const profiles = await race(() => ana.post('/api/candidate-profiles', profileRequest))
    const letters = await race(() => ana.post(`/api/jobs/${id}/applications`, { coverLetter }))
    await service.stop('SIGTERM')
    return withDataAccess(env, async tools => [
      ...checkWinners('registrations of one name', names),
      ...checkWinners('profiles of one person', profiles),
      ...checkWinners('applications of one person to one ad', letters),
      service.checkErrorLog(),
      ...(await checkLog(tools, await readLog(tools)))
    ])
  }
}

function race(ask: (nth: number) => Promise<TestResponse>): Promise<TestResponse[]> {
  return Promise.all(Array.from({ length: racers }, (_, nth) => ask(nth)))
}

/** Whoever loses hears that somebody else was quicker, or that too many ask at once. */
function checkWinners(what: string, answers: readonly TestResponse[]): Check[] {
  const statuses = answers.map(({ status }) => status)
  const odd = statuses.filter(status => ![201, 409, 503].includes(status))
  return [
    expectExactly(`${what}: winners`, statuses.filter(status => status === 201).length, 1),
    expectNone(`${what}: answers but 201, 409 and 503`, odd.map(String), racers)
  ]
}
