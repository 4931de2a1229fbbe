import { request } from 'node:http'
import { coverLetter, guestRequest, jobRequest, postJob, register } from '#test/api-fixtures.ts'
import { doorOf, type Visitor } from '#test/http-client.ts'
import { checkHistory } from '#loadtests/chaos/checks/check-history.ts'
import { cutAnswers } from '#loadtests/chaos/environment/dropping-proxy.ts'
import { examineLog, withData } from '#loadtests/chaos/checks/check-invariants.ts'
import { exactly, none } from '#loadtests/chaos/checks/check.ts'
import type { Effect, History } from '#loadtests/chaos/workload/history.ts'
import { newMark } from '#loadtests/chaos/workload/correlation-id.ts'
import { readLog } from '#loadtests/chaos/checks/read-log.ts'
import { createService } from '#loadtests/chaos/environment/service.ts'
import type { Drill } from '#loadtests/chaos/environment/environment.ts'

const lanes = 8

/** Every answer is cut after the commit, and asked for again with the same key. */
export const cutAfterCommit: Drill = {
  fault: 'answers cut after the commit',
  async run(stage) {
    const env = await stage.server.freshBoard()
    const service = createService({ ...env, ROLE: 'api' }, await stage.freePort())
    await service.start()
    const proxyPort = await stage.freePort()
    const proxy = await cutAnswers(proxyPort, Number(new URL(service.url).port))
    const history = stage.history('cut')
    const times = stage.quick ? 96 : 1_000
    const door = doorOf(service.url)
    const employer = await register(door, 'employer')
    const scene = { employer, guest: door.visitor(), ad: (await postJob(employer)).id, history }
    const answers: Answers[] = []
    for (let nth = 0; nth < times; nth += lanes) {
      const some = Array.from({ length: lanes }, (_, lane) => repeat(scene, nth + lane, proxyPort))
      answers.push(...(await Promise.all(some)))
    }
    await proxy.close()
    await service.end('SIGTERM')
    const lost = new Set(proxy.answers.map(bodyOf))
    return withData(env, async tools => {
      const facts = await readLog(tools)
      const effects = facts.filter(({ type }) => types.has(type)).length - 1
      const unlike = answers.filter(({ first, second }) => !lost.has(first) || first !== second)
      return [
        exactly('answers cut after the commit', lost.size, times),
        exactly('effects', effects, times),
        none(
          'answers that were another one the next time',
          unlike.map(({ first }) => first),
          times
        ),
        service.complaints(),
        ...checkHistory(history.operations, facts),
        ...(await examineLog(tools, facts))
      ]
    })
  }
}

interface Scene {
  employer: Visitor
  guest: Visitor
  ad: string
  history: History
}

/** What came when the request was repeated, and repeated once more. */
interface Answers {
  first: string
  second: string
}

async function repeat(scene: Scene, nth: number, proxyPort: number): Promise<Answers> {
  const { who, path, body, ...effect } = askingFor(scene, nth)
  const headers = { 'Idempotency-Key': `${effect.type}-${effect.mark}` }
  const operation = scene.history.begin(nth % lanes, effect)
  await sendAndLose(proxyPort, path, body, { ...headers, ...cookieOf(who) })
  const first = await who.post(path, body, headers)
  scene.history.end(operation, first.status)
  const second = await who.post(path, body, headers)
  return { first: JSON.stringify(first.body), second: JSON.stringify(second.body) }
}

interface Asking extends Effect {
  who: Visitor
  path: string
  body: object
}

const types = new Set(['JobPosted', 'ApplicationSubmitted'])

/** By turns an employer posts an ad, and a guest applies to one. */
function askingFor({ employer, guest, ad }: Scene, nth: number): Asking {
  const mark = newMark(nth % lanes, nth)
  if (nth % 2) {
    const body = { ...jobRequest, title: `Mozo ${mark}` }
    return { type: 'JobPosted', mark, who: employer, path: '/api/jobs', body }
  }
  const letter = { coverLetter: `${mark} ${coverLetter}`, applicantEmail: `${mark}@example.org` }
  const body = { ...guestRequest, ...letter }
  return {
    type: 'ApplicationSubmitted',
    mark,
    who: guest,
    path: `/api/jobs/${ad}/applications`,
    body
  }
}

function cookieOf({ cookies }: Visitor): { Cookie: string } {
  return { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}

/** Resolves when the connection breaks; an answer would be a mistake of ours. */
function sendAndLose(
  port: number,
  path: string,
  body: object,
  headers: Record<string, string>
): Promise<void> {
  return new Promise((resolve, reject) => {
    const site = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }
    const asking = request({
      port,
      path,
      method: 'POST',
      agent: false,
      headers: { ...site, ...headers }
    })
    asking.on('error', () => resolve())
    asking.on('response', () => reject(new Error('the answer was not cut')))
    asking.end(JSON.stringify(body))
  })
}

function bodyOf(answer: string): string {
  return answer.slice(answer.indexOf('\r\n\r\n') + 4)
}
