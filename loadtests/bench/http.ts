import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as z from 'zod'
import type { Database } from '#events/database/database.ts'
import { measureLatency, printTable, round } from './measure.ts'
import { readQueryMix } from './query-mix.ts'
import { spawnService } from '#test/servers/service-process.ts'

/** Throughput of one API process, with the secrets in the folder of `env`, asked by autocannon over 50 connections. */
export async function benchmarkHttp(
  db: Database,
  env: Record<string, string>,
  seconds: number
): Promise<void> {
  await measureResponses(db, { ...env, RESPONSE_MEMORY_MB: '0' }, seconds)
  await measureResponses(db, env, seconds)
  const server = await spawnService({ ...env, ROLE: 'api' })
  try {
    await measureSearchOverHttp(db, server.url, seconds)
    await measureCompletion(server.url, seconds)
  } finally {
    await server.stop()
  }
}

async function measureResponses(
  db: Database,
  env: Record<string, string>,
  seconds: number
): Promise<void> {
  const server = await spawnService({ ...env, ROLE: 'api' })
  try {
    const [found] = await db.query<{ id: string }>(
      'SELECT id FROM jobs WHERE live ORDER BY no DESC LIMIT 1'
    )
    const paths = [
      `/api/jobs/${found?.id}`,
      '/api/jobs',
      '/about',
      await findStyleSheet(`${server.url}/jobs`),
      '/jobs',
      `/jobs/${found?.id}`
    ]
    const rows = []
    for (const path of paths)
      rows.push({
        path: path.replace(found?.id ?? '', '{id}'),
        ...(await runAutocannon(server.url + path, seconds))
      })
    const memory = env['RESPONSE_MEMORY_MB'] === '0' ? 'nothing' : 'responses'
    printTable(`HTTP, 50 connections, ${memory} in memory (ms)`, rows)
  } finally {
    await server.stop()
  }
}

async function measureSearchOverHttp(db: Database, url: string, seconds: number): Promise<void> {
  const rows = []
  for (const [kind, queries] of Object.entries(await readQueryMix(db))) {
    const call = async (index: number) => {
      const query = Object.entries(queries[index % queries.length] ?? {})
      const parameters = new URLSearchParams(query.map(([name, value]) => [name, String(value)]))
      const response = await fetch(`${url}/api/jobs?${parameters}`)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${response.status}`)
    }
    await measureLatency(0.5, 1, call)
    const { p50, p95, p99 } = await measureLatency(seconds, 1, call)
    rows.push({ kind, p50: round(p50), p95: round(p95), p99: round(p99) })
  }
  printTable('Search through HTTP, one client (ms)', rows)
}

/** Beginnings of names, as they are typed. */
const typedPlaces = ['a', 'sa', 'vej', 'jerez de la f', 'frontera', 'gerona', 'mallorca', 'xyz']

async function measureCompletion(url: string, seconds: number): Promise<void> {
  const call = async (index: number) => {
    const text = typedPlaces[index % typedPlaces.length] ?? ''
    const response = await fetch(`${url}/api/places?${new URLSearchParams({ text })}`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${response.status}`)
  }
  await measureLatency(0.5, 1, call)
  const { p50, p95, p99 } = await measureLatency(seconds, 1, call)
  printTable('Completing a place through HTTP, one client (ms)', [
    { p50: round(p50), p95: round(p95), p99: round(p99), target: '<= 3' }
  ])
}

/** The style sheet of a page; its name changes with each build. */
async function findStyleSheet(page: string): Promise<string> {
  const html = await (await fetch(page)).text()
  const [, path] = /href="(\/_astro\/[^"]+\.css)"/.exec(html) ?? []
  if (!path) throw new Error(`${page} has no style sheet`)
  return path
}

const AutocannonResult = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number(), p97_5: z.number(), p99: z.number() }),
  non2xx: z.number(),
  errors: z.number()
})

/** In a process of its own, so that the load generator shares no event loop with this one. */
async function runAutocannon(url: string, seconds: number) {
  const program = fileURLToPath(import.meta.resolve('autocannon'))
  const flags = [
    '-H',
    'Accept-Encoding=br',
    '--json',
    '--no-progress',
    '-c',
    '50',
    '-d',
    String(seconds)
  ]
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...flags, url])
  const { requests, latency, non2xx, errors } = AutocannonResult.parse(JSON.parse(stdout))
  return {
    'requests/s': round(requests.average, 0),
    p50: latency.p50,
    'p97.5': latency.p97_5,
    p99: latency.p99,
    errors: non2xx + errors
  }
}
