import { newId } from '#events/aggregates/ids.ts'
import type { PostJob } from '#services/jobs/contract.ts'
import { signUp } from '#test/api-fixtures.ts'
import { createClientFactory } from '#test/http-client.ts'
import { type ServiceProcess, spawnService } from '#test/service-process.ts'
import { measureLatency, printTable, round } from './measure.ts'
import { watchProcesses } from './processor-time.ts'

const employerCount = 8

/** Employers post the job, each with its own session and a key for each request; processes take turns. */
export async function benchmarkAppendOverHttp(
  env: Record<string, string>,
  job: PostJob,
  seconds: number,
  serverTime: () => number | undefined
): Promise<void> {
  const rows = []
  for (const processes of [1, 2]) {
    const services = await spawnServices(env, processes)
    const post = await createPoster(services, job)
    await measureLatency(1, 8, post)
    const processTime = watchProcesses(services.map(({ pid }) => pid))
    for (const writers of [1, 8, 32]) {
      const [server, process] = [serverTime() ?? 0, processTime() ?? 0]
      const { calls, perSecond, p50, p99 } = await measureLatency(seconds, writers, post)
      rows.push({
        ...{ processes, writers, 'per second': round(perSecond, 0) },
        ...{ p50: round(p50), p99: round(p99) },
        'PostgreSQL, a job': round(((serverTime() ?? 0) - server) / calls),
        'API, a job': round(((processTime() ?? 0) - process) / calls)
      })
    }
    for (const service of services) await service.stop()
  }
  printTable('Jobs posted over HTTP (ms; of PostgreSQL and API the processor time)', rows)
}

function spawnServices(env: Record<string, string>, count: number): Promise<ServiceProcess[]> {
  return Promise.all(Array.from({ length: count }, () => spawnService({ ...env, ROLE: 'api' })))
}

async function createPoster(services: readonly ServiceProcess[], job: PostJob) {
  const clients = await Promise.all(
    Array.from({ length: employerCount * services.length }, (_, nth) =>
      signUp(createClientFactory(services[nth % services.length]?.url ?? ''), 'employer')
    )
  )
  return async (nth: number) => {
    const headers = { 'Idempotency-Key': newId() }
    const response = await clients[nth % clients.length]?.post('/api/jobs', job, headers)
    if (response?.status !== 201) throw new Error(`${response?.status}`)
  }
}
