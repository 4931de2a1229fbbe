import { newId } from '#events/aggregates/ids.ts'
import { runStatements } from '#loadtests/dataset/dataset-database.ts'
import type { PostJob } from '#services/jobs/posting/contract.ts'
import { signUp } from '#test/builders/api-fixtures.ts'
import { createClientFactory } from '#test/board/http-client.ts'
import { type ServiceProcess, spawnService } from '#test/servers/service-process.ts'
import { openConnection } from './http-connection.ts'
import { measureLatency, printTable, round, warmUp } from './measure.ts'
import { watchProcesses } from './processor-time.ts'

const writerCounts = [1, 8, 32]
const employerCount = Math.max(...writerCounts)
/** After so many jobs a process takes no less time for each. */
const warmUpJobs = 2_000

type Environment = Record<string, string> & { DATABASE_URL: string }

/** Employers post the job, each with its own session and a key for each request; processes take turns. */
export async function benchmarkAppendOverHttp(
  env: Environment,
  job: PostJob,
  seconds: number,
  serverTime: () => number | undefined
): Promise<void> {
  const rows = []
  for (const processes of [1, 2]) {
    const services = await spawnServices(env, processes)
    const { post, close } = await createPoster(services, job)
    await warmUp(warmUpJobs * processes, employerCount, post)
    // As autovacuum does within a minute: empty tables were planned to be read as a whole.
    await runStatements(env.DATABASE_URL, 'ANALYZE')
    const processTime = watchProcesses(services.map(({ pid }) => pid))
    for (const writers of writerCounts) {
      const before = await readMeters(env, serverTime, processTime)
      const { calls, perSecond, p50, p99 } = await measureLatency(seconds, writers, post)
      const after = await readMeters(env, serverTime, processTime)
      const perJob = (name: 'server' | 'process' | 'client') =>
        round((after[name] - before[name]) / calls)
      rows.push({
        processes,
        writers,
        'per second': round(perSecond, 0),
        p50: round(p50),
        p99: round(p99),
        'jobs a transaction': round(await groupSize(env, before.position)),
        'PostgreSQL, a job': perJob('server'),
        'API, a job': perJob('process'),
        'client, a job': perJob('client')
      })
    }
    close()
    for (const service of services) await service.stop()
  }
  const title = 'of PostgreSQL, API and client the processor time'
  printTable(`Jobs posted over HTTP, after ${warmUpJobs} a process (ms; ${title})`, rows)
}

function spawnServices(env: Environment, count: number): Promise<ServiceProcess[]> {
  return Promise.all(Array.from({ length: count }, () => spawnService({ ...env, ROLE: 'api' })))
}

/** Milliseconds of processor time so far, and the last position of the log. */
async function readMeters(
  { DATABASE_URL }: Environment,
  serverTime: () => number | undefined,
  processTime: () => number | undefined
) {
  const [head] = await runStatements(DATABASE_URL, 'SELECT es.last_position() AS position')
  const { user, system } = process.cpuUsage()
  return {
    position: Number(head?.['position']),
    server: serverTime() ?? 0,
    process: processTime() ?? 0,
    client: (user + system) / 1_000
  }
}

/** How many events after a position were committed together, on average. */
async function groupSize({ DATABASE_URL }: Environment, after: number): Promise<number> {
  const [row] = await runStatements(
    DATABASE_URL,
    `SELECT count(*)::float / count(DISTINCT xmin::text) AS size FROM es.events WHERE position > ${after}`
  )
  return Number(row?.['size'])
}

async function createPoster(services: readonly ServiceProcess[], job: PostJob) {
  const body = JSON.stringify(job)
  const free: Awaited<ReturnType<typeof createEmployer>>[] = []
  for (let index = 0; index < employerCount; index++) {
    free.push(await createEmployer(services[index % services.length]?.url ?? '', body))
  }
  const all = [...free]
  const post = async () => {
    const employer = free.shift()
    const response = await employer?.post(newId())
    if (employer) free.push(employer)
    if (!response?.startsWith('HTTP/1.1 201')) throw new Error(response)
  }
  const close = () => {
    for (const employer of all) employer.close()
  }
  return { post, close }
}

/** A signed-in employer with a connection; the request is made but for its key. */
async function createEmployer(url: string, body: string) {
  const { cookies } = await signUp(createClientFactory(url), 'employer')
  const { send, close } = await openConnection(url)
  const headers = [
    'POST /api/jobs HTTP/1.1',
    `Host: ${new URL(url).host}`,
    `Cookie: ${[...cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`
  ].join('\r\n')
  const post = (key: string) => send(`${headers}\r\nIdempotency-Key: ${key}\r\n\r\n${body}`)
  return { post, close }
}
