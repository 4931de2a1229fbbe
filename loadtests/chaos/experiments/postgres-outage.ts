import { setTimeout } from 'node:timers/promises'
import { openPostgres } from '#events/database/postgres.ts'
import type { RealPostgres } from '#test/postgres-server.ts'
import { jobRequest, postJob, register } from '#test/api-fixtures.ts'
import { doorOf, type Visitor } from '#test/http-client.ts'
import { examineLog, withData } from '#loadtests/chaos/checks/check-invariants.ts'
import { type Finding, none, within } from '#loadtests/chaos/checks/check.ts'
import { readLog } from '#loadtests/chaos/checks/read-log.ts'
import { createService } from '#loadtests/chaos/environment/service.ts'
import type { Drill, Stage } from '#loadtests/chaos/environment/environment.ts'
import { untilReady } from '#loadtests/chaos/environment/wait-until.ts'

/** Away as after a shutdown, when connecting is refused at once, and frozen, when nothing answers at all. */
export const postgresGone: Drill = {
  fault: 'PostgreSQL away',
  async run(stage) {
    const { postgres, freshBoard } = await stage.ownServer()
    const env = await freshBoard()
    const service = createService({ ...env, ROLE: 'api' }, await stage.freePort())
    await service.start()
    const employer = await register(doorOf(service.url), 'employer')
    const { id } = await postJob(employer)
    const guest = doorOf(service.url).visitor()
    const probe = () => probing(employer, guest, id)
    const rows: Finding[] = []
    const ways: Away[] = [
      { name: 'stopped', seconds: stage.quick ? 4 : 30, take: shutDown, limit: 3_000 },
      // Only the limit of a statement tells that nobody answers: five seconds for writes, and one more.
      { name: 'frozen', seconds: stage.quick ? 4 : 15, take: freeze, limit: 6_500 }
    ]
    for (const { name, seconds, take, limit } of ways) {
      // Connections that lie ready are what a frozen server fools.
      await repeat(probe, 1)
      const bringBack = await take(postgres)
      const probes = await repeat(probe, seconds)
      await bringBack()
      const back = await untilReady(service.url)
      rows.push(...judge(`${name} ${seconds} s`, probes, limit, stage))
      rows.push(within(`${name} ${seconds} s: ready again`, back, 2_000 * stage.patience))
    }
    rows.push(none('API processes that ended', service.isRunning() ? [] : ['the API']))
    await service.end('SIGTERM')
    rows.push(service.complaints())
    return [
      ...rows,
      ...(await withData(env, async tools => examineLog(tools, await readLog(tools))))
    ]
  }
}

interface Away {
  name: string
  seconds: number
  /** Answers what brings the server back. */
  take(postgres: RealPostgres): Promise<() => Promise<void>>
  /** Milliseconds within which every call must be answered. */
  limit: number
}

interface Probe {
  path: string
  status: number
  ms: number
}

const staticPages = ['/about', '/robots.txt']

/** Asks for pages that need no database, and for calls that do. */
async function probing(employer: Visitor, guest: Visitor, id: string): Promise<Probe[]> {
  const timed = async (path: string, ask: Promise<{ status: number }>): Promise<Probe> => {
    const began = performance.now()
    const { status } = await ask.catch(() => ({ status: 0 }))
    return { path, status, ms: performance.now() - began }
  }
  const paths = [...staticPages, '/api/jobs', `/api/jobs/${id}`, '/api/user', '/jobs']
  return Promise.all([
    ...paths.map(path => timed(path, employer.get(path))),
    timed('POST /api/jobs', employer.post('/api/jobs', jobRequest)),
    timed('POST /api/login', guest.post('/api/login', { username: 'nadie', password: 'nadie1' }))
  ])
}

async function repeat(probe: () => Promise<Probe[]>, seconds: number): Promise<Probe[]> {
  const under: Promise<Probe[]>[] = []
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    under.push(probe())
    await setTimeout(250)
  }
  return (await Promise.all(under)).flat()
}

function judge(when: string, probes: Probe[], limit: number, { patience }: Stage): Finding[] {
  const isStatic = ({ path }: Probe) => staticPages.includes(path)
  const calls = probes.filter(probe => !isStatic(probe))
  const wrong = (list: Probe[], right: number) =>
    list.filter(({ status }) => status !== right).map(({ path, status }) => `${path} ${status}`)
  const slowest = (list: Probe[]) => Math.max(...list.map(({ ms }) => ms))
  return [
    none(`${when}: calls that were not answered 503`, wrong(calls, 503), calls.length),
    within(`${when}: slowest call`, slowest(calls), limit * patience),
    none(`${when}: static pages that were not 200`, wrong(probes.filter(isStatic), 200))
  ]
}

async function shutDown(postgres: RealPostgres): Promise<() => Promise<void>> {
  const ended = new Promise(resolve => postgres.process.once('exit', resolve))
  postgres.process.kill('SIGINT')
  await ended
  return () => postgres.start()
}

/** Every process of the server stands still; connections stay open. */
async function freeze(postgres: RealPostgres): Promise<() => Promise<void>> {
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
