import { coverLetter, password, postJob, profileRequest, register } from '#test/api-fixtures.ts'
import { type Answer, doorOf } from '#test/http-client.ts'
import { examineLog, withData } from '#loadtests/chaos/checks/check-invariants.ts'
import { exactly, type Finding, none } from '#loadtests/chaos/checks/check.ts'
import { readLog } from '#loadtests/chaos/checks/read-log.ts'
import { createService } from '#loadtests/chaos/environment/service.ts'
import type { Drill } from '#loadtests/chaos/environment/environment.ts'

const racers = 100

/** A hundred want at once what one can have. */
export const races: Drill = {
  fault: '100 at once for one thing',
  async run(stage) {
    const env = await stage.server.freshBoard()
    const service = createService({ ...env, ROLE: 'api' }, await stage.freePort())
    await service.start()
    const door = doorOf(service.url)
    const [employer, ana] = [await register(door, 'employer'), await register(door, 'applicant')]
    const { id } = await postJob(employer)
    const names = await race(nth =>
      door.visitor().post('/api/register', {
        ...{ username: 'la.misma', password, fullName: 'Eva' },
        email: `racer-${nth}@example.org`
      })
    )
    const profiles = await race(() => ana.post('/api/candidate-profiles', profileRequest))
    const letters = await race(() => ana.post(`/api/jobs/${id}/applications`, { coverLetter }))
    await service.end('SIGTERM')
    return withData(env, async tools => [
      ...judge('registrations of one name', names),
      ...judge('profiles of one person', profiles),
      ...judge('applications of one person to one ad', letters),
      service.complaints(),
      ...(await examineLog(tools, await readLog(tools)))
    ])
  }
}

function race(ask: (nth: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: racers }, (_, nth) => ask(nth)))
}

/** Whoever loses hears that somebody else was quicker, or that too many ask at once. */
function judge(what: string, answers: readonly Answer[]): Finding[] {
  const statuses = answers.map(({ status }) => status)
  const odd = statuses.filter(status => ![201, 409, 503].includes(status))
  return [
    exactly(`${what}: winners`, statuses.filter(status => status === 201).length, 1),
    none(`${what}: answers but 201, 409 and 503`, odd.map(String), racers)
  ]
}
