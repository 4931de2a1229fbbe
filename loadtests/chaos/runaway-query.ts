import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { percentile } from '#loadtests/bench/measure.ts'
import { createClientFactory } from '#test/board/http-client.ts'
import { checkInvariants, withDataAccess } from './harness/checks/check-invariants.ts'
import { type Check, expectAtLeast, expectNone, expectWithin } from './harness/check.ts'
import type { Experiment } from './harness/environment.ts'
import { createRestartableService } from './harness/service.ts'
import { waitUntil } from './harness/wait-until.ts'
import { startWorkload } from './harness/workload.ts'

/** The id of the job whose query does not end. */
const runawayId = '0runaway0runaway'
const runawayMs = 10_000
const script = ['loadtests/chaos/harness/runaway-service.ts', runawayId]

/** A query of the embedded database that would run for hours, asked again each time that it was ended. */
export const runawayQuery: Experiment = {
  fault: 'runaway query on the embedded board',
  isLong: true,
  async run(environment) {
    const env = { DATA_DIR: join(environment.folder, 'runaway') }
    const service = createRestartableService(env, await environment.freePort(), script)
    await service.start()
    const history = environment.createHistory('runaway')
    const load = await startWorkload({ clients: createClientFactory(service.url), history })
    const stop = new AbortController()
    const probes = ['/health/live', '/about'].map(path => probe(service.url + path, stop.signal))
    const runaways = await runAwayFor(runawayMs, service.url)
    stop.abort()
    const [live = [], page = []] = await Promise.all(probes)
    await load.stop()
    await service.stop('SIGTERM')
    return [
      ...checkProbes('/health/live', live),
      ...checkProbes('static pages', page),
      ...checkRunaways(runaways),
      service.checkErrorLog(),
      ...(await withDataAccess(env, tools => checkInvariants(tools, history)))
    ]
  }
}

interface Probe {
  status: number
  ms: number
}

/** Asks for no compression: fetch would wait for a thread that decompresses, on the machine that the service has. */
async function timed(url: string): Promise<Probe> {
  const began = performance.now()
  const headers = { 'Accept-Encoding': 'identity' }
  const response = await fetch(url, { headers }).catch(() => undefined)
  await response?.arrayBuffer()
  return { status: response?.status ?? 0, ms: performance.now() - began }
}

async function probe(url: string, signal: AbortSignal): Promise<Probe[]> {
  const probes: Promise<Probe>[] = []
  while (!signal.aborted) {
    probes.push(timed(url))
    await setTimeout(25)
  }
  return Promise.all(probes)
}

interface Runaway extends Probe {
  /** Milliseconds from the end of the query until the database answers again. */
  downMs: number
}

async function runAwayFor(milliseconds: number, url: string): Promise<Runaway[]> {
  const end = performance.now() + milliseconds
  const runaways: Runaway[] = []
  while (performance.now() < end) {
    const ended = await timed(`${url}/api/jobs/${runawayId}`)
    const answers = async () => (await timed(`${url}/api/jobs`)).status === 200
    runaways.push({ ...ended, downMs: await waitUntil('the database answers', answers) })
  }
  return runaways
}

function checkProbes(what: string, probes: readonly Probe[]): Check[] {
  const wrong = probes.filter(({ status }) => status !== 200).map(({ status }) => `${status}`)
  const times = probes.map(({ ms }) => ms)
  return [
    expectNone(`${what}: not served`, wrong, probes.length),
    expectWithin(`${what} meanwhile (p99)`, percentile(times, 0.99), 50)
  ]
}

function checkRunaways(runaways: readonly Runaway[]): Check[] {
  const wrong = runaways.filter(({ status }) => status !== 503).map(({ status }) => `${status}`)
  const longest = (of: (runaway: Runaway) => number) => Math.max(...runaways.map(of))
  return [
    expectAtLeast('runaway queries', runaways.length, 1),
    expectNone('runaway queries not answered 503', wrong, runaways.length),
    expectWithin(
      'ended at the deadline',
      longest(({ ms }) => ms),
      3_500
    ),
    expectWithin(
      'database there again',
      longest(({ downMs }) => downMs),
      3_000
    )
  ]
}
