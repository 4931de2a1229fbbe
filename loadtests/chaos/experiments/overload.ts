import { setTimeout } from 'node:timers/promises'
import { jobRequest, password, register } from '#test/api-fixtures.ts'
import { doorOf, type Visitor } from '#test/http-client.ts'
import { type Answered, bareLines } from '#loadtests/chaos/environment/raw-connections.ts'
import { type Finding, none, percentile, within } from '#loadtests/chaos/checks/check.ts'
import { createService } from '#loadtests/chaos/environment/service.ts'
import type { Drill, Stage } from '#loadtests/chaos/environment/environment.ts'
import { until } from '#loadtests/chaos/environment/wait-until.ts'

/** Ten times as many requests a second as can be served. */
export const overload: Drill = {
  fault: 'overload, ten times capacity',
  async run(stage) {
    const env = await stage.server.freshBoard()
    const service = createService({ ...env, ROLE: 'api' }, await stage.freePort())
    await service.start()
    const employer = await register(doorOf(service.url), 'employer')
    const { username } = employer
    const rows = [
      ...(await drown('log in', asker(service.url, '/api/login', { username, password }), stage)),
      ...(await drown('post', asker(service.url, '/api/jobs', jobRequest, employer), stage)),
      service.complaints()
    ]
    await service.end('SIGTERM')
    return rows
  }
}

type Ask = () => Promise<Answered>

/** More connections than the service has places; whoever finds none free has not asked yet. */
const mostLines = 640

/** Asks with as little work as possible, as the service shares the machine with whoever drowns it. */
function asker(url: string, path: string, body: object, by?: Visitor): Ask {
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
  return bareLines(Number(port), request, mostLines)
}

async function drown(what: string, ask: Ask, { quick, patience }: Stage): Promise<Finding[]> {
  const seconds = quick ? 2 : 6
  const capacity = await capacityOf(ask, seconds)
  const { asked, took } = await flood(ask, capacity * 10, seconds)
  const recovered = await until('it is served again', async () => isServed(await ask()))
  const good = asked.filter(isGood).length / took
  const rest = asked.filter(answer => !isGood(answer))
  const odd = rest.filter(({ status }) => status !== 503).map(({ status }) => `${status}`)
  const waits = rest.map(({ ms }) => ms)
  const percent = Math.round((good / capacity) * 100)
  return [
    {
      what: `${what}: goodput of ${Math.round(capacity)}/s, asked ${Math.round(asked.length / took)}/s`,
      ...{ measured: `${percent} %`, must: `≥ ${70 / patience} %`, holds: percent >= 70 / patience }
    },
    none(`${what}: others not answered 503`, odd, rest.length),
    within(`${what}: others wait (p99)`, percentile(waits, 0.99), 1_000 * patience),
    within(`${what}: recovered`, recovered, 5_000 * patience)
  ]
}

function isGood({ status }: Answered): boolean {
  return status === 200 || status === 201
}

function isServed(answer: Answered): boolean {
  return isGood(answer) && answer.ms <= 250
}

/** Good answers a second when it is kept busy and nobody is refused. */
async function capacityOf(ask: Ask, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1_000
  let good = 0
  const lane = async () => {
    while (performance.now() < end) if (isGood(await ask())) good++
  }
  await Promise.all(Array.from({ length: 64 }, lane))
  return good / seconds
}

interface Flood {
  asked: Answered[]
  /** Seconds until the last one was answered. */
  took: number
}

async function flood(ask: Ask, rate: number, seconds: number): Promise<Flood> {
  const asked: Promise<Answered>[] = []
  const began = performance.now()
  const passed = () => (performance.now() - began) / 1_000
  while (passed() < seconds) {
    const due = rate * passed()
    while (asked.length < due) asked.push(ask())
    await setTimeout(10)
  }
  return { asked: await Promise.all(asked), took: passed() }
}
