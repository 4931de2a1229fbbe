import { setTimeout } from 'node:timers/promises'
import { jobRequest, testPassword, signUp } from '#test/api-fixtures.ts'
import { createClientFactory, type HttpClient } from '#test/http-client.ts'
import { type TimedResponse, rawConnections } from './environment/raw-connections.ts'
import { type Check, expectNone, percentile, expectWithin } from './workload/check.ts'
import { createRestartableService } from './environment/service.ts'
import type { Experiment, ChaosEnvironment } from './environment/environment.ts'
import { waitUntil } from './environment/wait-until.ts'

/** Ten times as many requests a second as can be served. */
export const overload: Experiment = {
  fault: 'overload, ten times capacity',
  async run(stage) {
    const env = await stage.postgres.createDatabase()
    const service = createRestartableService({ ...env, ROLE: 'api' }, await stage.freePort())
    await service.start()
    const employer = await signUp(createClientFactory(service.url), 'employer')
    const { username } = employer
    const rows = [
      ...(await overloadEndpoint(
        'log in',
        requestSender(service.url, '/api/login', { username, password: testPassword }),
        stage
      )),
      ...(await overloadEndpoint(
        'post',
        requestSender(service.url, '/api/jobs', jobRequest, employer),
        stage
      )),
      service.checkErrorLog()
    ]
    await service.stop('SIGTERM')
    return rows
  }
}

type SendRequest = () => Promise<TimedResponse>

/** More connections than the service has places; whoever finds none free has not asked yet. */
const maxConnections = 640

/** Asks with as little work as possible, as the service shares the machine with whoever drowns it. */
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

async function overloadEndpoint(
  what: string,
  ask: SendRequest,
  { quick, timeLimitFactor }: ChaosEnvironment
): Promise<Check[]> {
  const planned = quick ? 2 : 6
  const capacity = await measureCapacity(ask, planned)
  const { responses, seconds } = await flood(ask, capacity * 10, planned)
  const recovered = await waitUntil('it is served again', async () => isServedInTime(await ask()))
  const good = responses.filter(isAccepted).length / seconds
  const rest = responses.filter(answer => !isAccepted(answer))
  const odd = rest.filter(({ status }) => status !== 503).map(({ status }) => `${status}`)
  const waits = rest.map(({ ms }) => ms)
  const percent = Math.round((good / capacity) * 100)
  return [
    {
      what: `${what}: goodput of ${Math.round(capacity)}/s, asked ${Math.round(responses.length / seconds)}/s`,
      ...{
        measured: `${percent} %`,
        must: `≥ ${70 / timeLimitFactor} %`,
        holds: percent >= 70 / timeLimitFactor
      }
    },
    expectNone(`${what}: others not answered 503`, odd, rest.length),
    expectWithin(`${what}: others wait (p99)`, percentile(waits, 0.99), 1_000 * timeLimitFactor),
    expectWithin(`${what}: recovered`, recovered, 5_000 * timeLimitFactor)
  ]
}

function isAccepted({ status }: TimedResponse): boolean {
  return status === 200 || status === 201
}

function isServedInTime(answer: TimedResponse): boolean {
  return isAccepted(answer) && answer.ms <= 250
}

/** Good answers a second when it is kept busy and nobody is refused. */
async function measureCapacity(ask: SendRequest, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1_000
  let good = 0
  const lane = async () => {
    while (performance.now() < end) if (isAccepted(await ask())) good++
  }
  await Promise.all(Array.from({ length: 64 }, lane))
  return good / seconds
}

interface FloodResult {
  responses: TimedResponse[]
  /** Seconds until the last one was answered. */
  seconds: number
}

async function flood(ask: SendRequest, rate: number, seconds: number): Promise<FloodResult> {
  const asked: Promise<TimedResponse>[] = []
  const began = performance.now()
  const passed = () => (performance.now() - began) / 1_000
  while (passed() < seconds) {
    const due = rate * passed()
    while (asked.length < due) asked.push(ask())
    await setTimeout(10)
  }
  return { responses: await Promise.all(asked), seconds: passed() }
}
