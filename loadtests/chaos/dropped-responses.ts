import { request } from 'node:http'
import { coverLetter, guestRequest, jobRequest, postJobAs, signUp } from '#test/api-fixtures.ts'
import { createClientFactory, type HttpClient } from '#test/http-client.ts'
import { checkHistory } from './workload/check-history.ts'
import { startDroppingProxy } from './environment/dropping-proxy.ts'
import { checkLog, withDataAccess } from './workload/check-invariants.ts'
import { expectExactly, expectNone } from './workload/check.ts'
import type { Effect, OperationHistory } from './workload/history.ts'
import { createCorrelationId } from './workload/correlation-id.ts'
import { readLog } from './workload/read-log.ts'
import { createRestartableService } from './environment/service.ts'
import type { Experiment } from './environment/environment.ts'

const lanes = 8

/** Every answer is cut after the commit, and asked for again with the same key. */
export const droppedResponses: Experiment = {
  fault: 'answers cut after the commit',
  async run(stage) {
    const env = await stage.postgres.createDatabase()
    const service = createRestartableService({ ...env, ROLE: 'api' }, await stage.freePort())
    await service.start()
    const proxyPort = await stage.freePort()
    const proxy = await startDroppingProxy(proxyPort, Number(new URL(service.url).port))
    const history = stage.createHistory('cut')
    const times = stage.quick ? 96 : 1_000
    const door = createClientFactory(service.url)
    const employer = await signUp(door, 'employer')
    const scene = {
      employer,
      guest: door.createClient(),
      ad: (await postJobAs(employer)).id,
      history
    }
    const answers: RetryResponses[] = []
    for (let nth = 0; nth < times; nth += lanes) {
      const some = Array.from({ length: lanes }, (_, lane) =>
        sendTwiceAfterDrop(scene, nth + lane, proxyPort)
      )
      answers.push(...(await Promise.all(some)))
    }
    await proxy.close()
    await service.stop('SIGTERM')
    const lost = new Set(proxy.dropped.map(bodyOf))
    return withDataAccess(env, async tools => {
      const facts = await readLog(tools)
      const effects = facts.filter(({ type }) => eventTypes.has(type)).length - 1
      const unlike = answers.filter(({ first, second }) => !lost.has(first) || first !== second)
      return [
        expectExactly('answers cut after the commit', lost.size, times),
        expectExactly('effects', effects, times),
        expectNone(
          'answers that were another one the next time',
          unlike.map(({ first }) => first),
          times
        ),
        service.checkErrorLog(),
        ...checkHistory(history.operations, facts),
        ...(await checkLog(tools, facts))
      ]
    })
  }
}

interface RetryContext {
  employer: HttpClient
  guest: HttpClient
  ad: string
  history: OperationHistory
}

/** What came when the request was repeated, and repeated once more. */
interface RetryResponses {
  first: string
  second: string
}

async function sendTwiceAfterDrop(
  scene: RetryContext,
  nth: number,
  proxyPort: number
): Promise<RetryResponses> {
  const { client, path, body, ...effect } = createRequest(scene, nth)
  const headers = { 'Idempotency-Key': `${effect.type}-${effect.mark}` }
  const operation = scene.history.begin(nth % lanes, effect)
  await sendAndDrop(proxyPort, path, body, { ...headers, ...cookieOf(client) })
  const first = await client.post(path, body, headers)
  scene.history.end(operation, first.status)
  const second = await client.post(path, body, headers)
  return { first: JSON.stringify(first.body), second: JSON.stringify(second.body) }
}

interface RetryRequest extends Effect {
  client: HttpClient
  path: string
  body: object
}

const eventTypes = new Set(['JobPosted', 'ApplicationSubmitted'])

/** By turns an employer posts an ad, and a guest applies to one. */
function createRequest({ employer, guest, ad }: RetryContext, nth: number): RetryRequest {
  const mark = createCorrelationId(nth % lanes, nth)
  if (nth % 2) {
    const body = { ...jobRequest, title: `Mozo ${mark}` }
    return { type: 'JobPosted', mark, client: employer, path: '/api/jobs', body }
  }
  const letter = { coverLetter: `${mark} ${coverLetter}`, applicantEmail: `${mark}@example.org` }
  const body = { ...guestRequest, ...letter }
  return {
    type: 'ApplicationSubmitted',
    mark,
    client: guest,
    path: `/api/jobs/${ad}/applications`,
    body
  }
}

function cookieOf({ cookies }: HttpClient): { Cookie: string } {
  return { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}

/** Resolves when the connection breaks; an answer would be a mistake of ours. */
function sendAndDrop(
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
