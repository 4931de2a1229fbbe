import {
  coverLetter,
  testPassword,
  postJobAs,
  profileRequest,
  signUp
} from '#test/builders/api-fixtures.ts'
import { type TestResponse, createClientFactory } from '#test/board/http-client.ts'
import { checkLog, withDataAccess } from './harness/checks/check-invariants.ts'
import { expectExactly, type Check, expectNone } from './harness/check.ts'
import { readLog } from './harness/read-log.ts'
import { createRestartableService } from './harness/service.ts'
import type { Experiment } from './harness/environment.ts'

const racers = 100

/** A hundred concurrent requests for what only one can have. */
export const races: Experiment = {
  fault: '100 at once for one thing',
  isLong: true,
  async run(environment) {
    const env = await environment.postgres.createDatabase()
    const service = createRestartableService({ ...env, ROLE: 'api' }, await environment.freePort())
    await service.start()
    const clients = createClientFactory(service.url)
    const [employer, ana] = [await signUp(clients, 'employer'), await signUp(clients, 'applicant')]
    const { id } = await postJobAs(employer)
    const names = await race(index =>
      clients.createClient().post('/api/register', {
        username: 'la.misma',
        password: testPassword,
        fullName: 'Eva',
        email: `racer-${index}@example.org`
      })
    )
    const profiles = await race(() => ana.post('/api/candidate-profiles', profileRequest))
    const applications = await race(() => ana.post(`/api/jobs/${id}/applications`, { coverLetter }))
    await service.stop('SIGTERM')
    return withDataAccess(env, async tools => [
      ...checkWinners('registrations of one name', names),
      ...checkWinners('profiles of one person', profiles),
      ...checkWinners('applications of one person to one job', applications),
      service.checkErrorLog(),
      ...(await checkLog(tools, await readLog(tools)))
    ])
  }
}

function race(ask: (index: number) => Promise<TestResponse>): Promise<TestResponse[]> {
  return Promise.all(Array.from({ length: racers }, (_, index) => ask(index)))
}

/** One 201; the others a conflict, or 503 from load shedding. */
function checkWinners(what: string, responses: readonly TestResponse[]): Check[] {
  const statuses = responses.map(({ status }) => status)
  const odd = statuses.filter(status => ![201, 409, 503].includes(status))
  return [
    expectExactly(`${what}: winners`, statuses.filter(status => status === 201).length, 1),
    expectNone(`${what}: responses but 201, 409 and 503`, odd.map(String), racers)
  ]
}
