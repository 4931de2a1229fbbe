import { request } from 'node:http'
import {
  coverLetter,
  guestRequest,
  jobRequest,
  postJobAs,
  signUp
} from '#test/builders/api-fixtures.ts'
import { createClientFactory, type HttpClient } from '#test/board/http-client.ts'
import { checkHistory } from './harness/checks/check-history.ts'
import { startDroppingProxy } from './harness/dropping-proxy.ts'
import { checkLog, withDataAccess } from './harness/checks/check-invariants.ts'
import { expectExactly, expectNone } from './harness/check.ts'
import type { Effect, OperationHistory } from './harness/history.ts'
import { createCorrelationId } from './harness/correlation-id.ts'
import { readLog } from './harness/read-log.ts'
import { createRestartableService } from './harness/service.ts'
import type { Experiment } from './harness/environment.ts'

const concurrency = 8

/** Every response is dropped after the commit, and requested again with the same key. */
export const droppedResponses: Experiment = {
  fault: 'responses dropped after the commit',
  async run(environment) {
    const env = await environment.postgres.createDatabase()
    const service = createRestartableService({ ...env, ROLE: 'api' }, await environment.freePort())
    await service.start()
    const proxyPort = await environment.freePort()
    const proxy = await startDroppingProxy(proxyPort, Number(new URL(service.url).port))
    const history = environment.createHistory('cut')
    const times = environment.quick ? 96 : 1_000
    const clients = createClientFactory(service.url)
    const employer = await signUp(clients, 'employer')
    const context = {
      employer,
      guest: clients.createClient(),
      jobId: (await postJobAs(employer)).id,
      history
    }
    const retries: RetryResponses[] = []
    for (let index = 0; index < times; index += concurrency) {
      const some = Array.from({ length: concurrency }, (_, writer) =>
        sendTwiceAfterDrop(context, index + writer, proxyPort)
      )
      retries.push(...(await Promise.all(some)))
    }
    await proxy.close()
    await service.stop('SIGTERM')
    const lost = new Set(proxy.dropped.map(bodyOf))
    return withDataAccess(env, async tools => {
      const events = await readLog(tools)
      const effects = events.filter(({ type }) => eventTypes.has(type)).length - 1
      const unlike = retries.filter(({ first, second }) => !lost.has(first) || first !== second)
      return [
        expectExactly('responses dropped after the commit', lost.size, times),
        expectExactly('effects', effects, times),
        expectNone(
          'responses that differ on a second retry',
          unlike.map(({ first }) => first),
          times
        ),
        service.checkErrorLog(),
        ...checkHistory(history.operations, events),
        ...(await checkLog(tools, events))
      ]
    })
  }
}

interface RetryContext {
  employer: HttpClient
  guest: HttpClient
  jobId: string
  history: OperationHistory
}

/** The responses to two retries. */
interface RetryResponses {
  first: string
  second: string
}

async function sendTwiceAfterDrop(
  context: RetryContext,
  index: number,
  proxyPort: number
): Promise<RetryResponses> {
  const { client, path, body, ...effect } = createRequest(context, index)
  const headers = { 'Idempotency-Key': `${effect.type}-${effect.mark}` }
  const operation = context.history.begin(index % concurrency, effect)
  await sendAndDrop(proxyPort, path, body, { ...headers, ...cookieOf(client) })
  const first = await client.post(path, body, headers)
  context.history.end(operation, first.status)
  const second = await client.post(path, body, headers)
  return { first: JSON.stringify(first.body), second: JSON.stringify(second.body) }
}

interface RetryRequest extends Effect {
  client: HttpClient
  path: string
  body: object
}

const eventTypes = new Set(['JobPosted', 'ApplicationSubmitted'])

/** In turn an employer posts a job, and a guest applies to one. */
function createRequest({ employer, guest, jobId }: RetryContext, index: number): RetryRequest {
  const mark = createCorrelationId(index % concurrency, index)
  if (index % 2) {
    const body = { ...jobRequest, title: `Mozo ${mark}` }
    return { type: 'JobPosted', mark, client: employer, path: '/api/jobs', body }
  }
  const texts = { coverLetter: `${mark} ${coverLetter}`, applicantEmail: `${mark}@example.org` }
  const body = { ...guestRequest, ...texts }
  return {
    type: 'ApplicationSubmitted',
    mark,
    client: guest,
    path: `/api/jobs/${jobId}/applications`,
    body
  }
}

function cookieOf({ cookies }: HttpClient): { Cookie: string } {
  return { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}

/** Resolves when the connection breaks; rejects on a response. */
function sendAndDrop(
  port: number,
  path: string,
  body: object,
  headers: Record<string, string>
): Promise<void> {
  return new Promise((resolve, reject) => {
    const site = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }
    const call = request({
      port,
      path,
      method: 'POST',
      agent: false,
      headers: { ...site, ...headers }
    })
    call.on('error', () => resolve())
    call.on('response', () => reject(new Error('the response was not dropped')))
    call.end(JSON.stringify(body))
  })
}

function bodyOf(response: string): string {
  return response.slice(response.indexOf('\r\n\r\n') + 4)
}
