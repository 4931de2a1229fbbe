import { setTimeout } from 'node:timers/promises'
import { jobRequest, testPassword, signUp } from '#test/builders/api-fixtures.ts'
import { createClientFactory, type HttpClient } from '#test/board/http-client.ts'
import { type TimedResponse, rawConnections } from './harness/raw-connections.ts'
import { type Check, expectNone, expectWithin } from './harness/check.ts'
import { percentile } from '#loadtests/bench/measure.ts'
import { runStatements } from '#loadtests/dataset/dataset-database.ts'
import { createRestartableService } from './harness/service.ts'
import type { Experiment } from './harness/environment.ts'
import { waitUntil } from './harness/wait-until.ts'

/** Ten times as many requests a second as can be served. */
export const overload: Experiment = {
  fault: 'overload, ten times capacity',
  isLong: true,
  async run(environment) {
    const env = await environment.postgres.createDatabase()
    const service = createRestartableService({ ...env, ROLE: 'api' }, await environment.freePort())
    await service.start()
    const employer = await signUp(createClientFactory(service.url), 'employer')
    const { username } = employer
    const credentials = { username, password: testPassword }
    const logIn = requestSender(service.url, '/api/login', credentials)
    const post = requestSender(service.url, '/api/jobs', jobRequest, employer)
    const rows = await overloadEndpoint('log in', logIn)
    await measureCapacity(post, warmUpSeconds)
    // As autovacuum does within a minute: empty tables were planned to be read as a whole.
    await runStatements(env['DATABASE_URL'] ?? '', 'ANALYZE')
    rows.push(...(await overloadEndpoint('post', post)), service.checkErrorLog())
    await service.stop('SIGTERM')
    return rows
  }
}

type SendRequest = () => Promise<TimedResponse>

/** After so long a process takes no less time for each post. */
const warmUpSeconds = 3

/** More connections than the service has concurrency permits. */
const maxConnections = 640

/** Sends prepared bytes, as the load generator shares the machine with the service. */
function requestSender(url: string, path: string, body: object, by?: HttpClient): SendRequest {
  const { host, port } = new URL(url)
  const text = JSON.stringify(body)
  const cookie = [...(by?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Sec-Fetch-Site: same-origin',
    `Cookie: ${cookie}`
  ]
  const request = Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`)
  return rawConnections(Number(port), request, maxConnections)
}

/** Of each flood, and of the measurement before it. */
const floodSeconds = 6

async function overloadEndpoint(what: string, call: SendRequest): Promise<Check[]> {
  const capacity = await measureCapacity(call, floodSeconds)
  const { responses, seconds } = await flood(call, capacity * 10, floodSeconds)
  const recovered = await waitUntil('requests are accepted again', async () =>
    isServedInTime(await call())
  )
  const good = responses.filter(isAccepted).length / seconds
  const rest = responses.filter(response => !isAccepted(response))
  const odd = rest.filter(({ status }) => status !== 503).map(({ status }) => `${status}`)
  const waits = rest.map(({ ms }) => ms)
  const percent = Math.round((good / capacity) * 100)
  return [
    {
      what: `${what}: goodput of ${Math.round(capacity)}/s, sent ${Math.round(responses.length / seconds)}/s`,
      measured: `${percent} %`,
      must: '≥ 70 %',
      holds: percent >= 70,
      isSpeed: true
    },
    expectNone(`${what}: others not answered 503`, odd, rest.length),
    expectWithin(`${what}: others wait (p99)`, percentile(waits, 0.99), 1_000),
    expectWithin(`${what}: recovered`, recovered, 5_000)
  ]
}

function isAccepted({ status }: TimedResponse): boolean {
  return status === 200 || status === 201
}

function isServedInTime(response: TimedResponse): boolean {
  return isAccepted(response) && response.ms <= 250
}

/** Accepted requests a second with 64 clients, when none is refused. */
async function measureCapacity(call: SendRequest, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1_000
  let good = 0
  const client = async () => {
    while (performance.now() < end) if (isAccepted(await call())) good++
  }
  await Promise.all(Array.from({ length: 64 }, client))
  return good / seconds
}

interface FloodResult {
  responses: TimedResponse[]
  /** Seconds until the last response. */
  seconds: number
}

async function flood(call: SendRequest, rate: number, seconds: number): Promise<FloodResult> {
  const sent: Promise<TimedResponse>[] = []
  const began = performance.now()
  const passed = () => (performance.now() - began) / 1_000
  while (passed() < seconds) {
    const due = rate * passed()
    while (sent.length < due) sent.push(call())
    await setTimeout(10)
  }
  return { responses: await Promise.all(sent), seconds: passed() }
}
