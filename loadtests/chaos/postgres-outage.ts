import { setTimeout } from 'node:timers/promises'
import { openPostgres } from '#events/database/postgres.ts'
import type { PostgresServer } from '#test/servers/postgres-server.ts'
import { jobRequest, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { createClientFactory, type HttpClient } from '#test/board/http-client.ts'
import { checkLog, withDataAccess } from './harness/checks/check-invariants.ts'
import { type Check, expectNone, expectWithin } from './harness/check.ts'
import { readLog } from './harness/read-log.ts'
import { createRestartableService } from './harness/service.ts'
import type { Experiment } from './harness/environment.ts'
import { waitUntilReady } from './harness/wait-until.ts'

/** PostgreSQL stopped, when connections are refused, and frozen, when nothing responds. */
export const postgresOutage: Experiment = {
  fault: 'PostgreSQL away',
  async run(environment) {
    const { postgres, createDatabase } = await environment.startOwnPostgres()
    const env = await createDatabase()
    const service = createRestartableService({ ...env, ROLE: 'api' }, await environment.freePort())
    await service.start()
    const employer = await signUp(createClientFactory(service.url), 'employer')
    const { id } = await postJobAs(employer)
    const guest = createClientFactory(service.url).createClient()
    const probe = () => probeAll(employer, guest, id)
    const rows: Check[] = []
    const stopped: Outage = { name: 'stopped', seconds: 30, begin: shutDown, limitMs: 3_000 }
    const ways: Outage[] = [
      // A quick run kills the server, which then refuses connections as well.
      ...(environment.quick ? [] : [stopped]),
      // Only the statement timeout detects a frozen server: five seconds for writes, and one more.
      { name: 'frozen', seconds: environment.quick ? 4 : 15, begin: freeze, limitMs: 6_500 }
    ]
    for (const { name, seconds, begin, limitMs } of ways) {
      // Fills the pool, so that idle connections meet the frozen server.
      await probeRepeatedly(probe, 1)
      const bringBack = await begin(postgres)
      const probes = await probeRepeatedly(probe, seconds)
      await bringBack()
      const back = await waitUntilReady(service.url)
      rows.push(...checkProbes(`${name} ${seconds} s`, probes, limitMs))
      rows.push(expectWithin(`${name} ${seconds} s: ready again`, back, 2_000))
    }
    rows.push(expectNone('API processes that ended', service.isRunning() ? [] : ['the API']))
    await service.stop('SIGTERM')
    rows.push(service.checkErrorLog())
    return [
      ...rows,
      ...(await withDataAccess(env, async tools => checkLog(tools, await readLog(tools))))
    ]
  }
}

interface Outage {
  name: string
  seconds: number
  /** Returns the function that brings the server back. */
  begin(postgres: PostgresServer): Promise<() => Promise<void>>
  /** Milliseconds within which every call must be answered. */
  limitMs: number
}

interface Probe {
  path: string
  status: number
  ms: number
}

const staticPages = ['/about', '/robots.txt']

/** Requests pages that need no database, and API operations that do. */
async function probeAll(employer: HttpClient, guest: HttpClient, id: string): Promise<Probe[]> {
  const timed = async (path: string, response: Promise<{ status: number }>): Promise<Probe> => {
    const began = performance.now()
    const { status } = await response.catch(() => ({ status: 0 }))
    return { path, status, ms: performance.now() - began }
  }
  const paths = [...staticPages, '/api/jobs', `/api/jobs/${id}`, '/api/user', '/jobs']
  return Promise.all([
    ...paths.map(path => timed(path, employer.get(path))),
    timed('POST /api/jobs', employer.post('/api/jobs', jobRequest)),
    timed('POST /api/login', guest.post('/api/login', { username: 'nadie', password: 'nadie1' }))
  ])
}

async function probeRepeatedly(probe: () => Promise<Probe[]>, seconds: number): Promise<Probe[]> {
  const running: Promise<Probe[]>[] = []
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    running.push(probe())
    await setTimeout(250)
  }
  return (await Promise.all(running)).flat()
}

function checkProbes(when: string, probes: Probe[], limit: number): Check[] {
  const isStatic = ({ path }: Probe) => staticPages.includes(path)
  const calls = probes.filter(probe => !isStatic(probe))
  const wrong = (list: Probe[], right: number) =>
    list.filter(({ status }) => status !== right).map(({ path, status }) => `${path} ${status}`)
  const slowest = (list: Probe[]) => Math.max(...list.map(({ ms }) => ms))
  return [
    expectNone(`${when}: calls that were not answered 503`, wrong(calls, 503), calls.length),
    expectWithin(`${when}: slowest call`, slowest(calls), limit),
    expectNone(`${when}: static pages that were not 200`, wrong(probes.filter(isStatic), 200))
  ]
}

async function shutDown(postgres: PostgresServer): Promise<() => Promise<void>> {
  const ended = new Promise(resolve => postgres.process.once('exit', resolve))
  postgres.process.kill('SIGINT')
  await ended
  return () => postgres.start()
}

/** Stops every process of the server; connections stay open. */
async function freeze(postgres: PostgresServer): Promise<() => Promise<void>> {
  const db = openPostgres(postgres.url, 1)
  const sessions = await db.query<{ pid: number }>('SELECT pid FROM pg_stat_activity')
  await db.close()
  const pids = [postgres.process.pid ?? 0, ...sessions.map(({ pid }) => pid)]
  const send = (signal: NodeJS.Signals) => {
    for (const pid of pids) if (isAlive(pid)) process.kill(pid, signal)
  }
  send('SIGSTOP')
  return async () => send('SIGCONT')
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
