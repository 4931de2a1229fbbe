import { execFileSync, spawnSync } from 'node:child_process'
import type { Database } from '#events/database/database.ts'
import { measureLatency, printTable, round } from './measure.ts'
import { readQueryMix } from './query-mix.ts'
import { spawnService } from '#test/service-process.ts'

/** What a process of its own answers over HTTP: wrk asks, 50 connections at once. */
export async function benchmarkHttp(
  db: Database,
  databaseUrl: string,
  seconds: number
): Promise<void> {
  const server = await spawnService({ DATABASE_URL: databaseUrl, ROLE: 'api' })
  try {
    const [found] = await db.query<{ id: string }>(
      'SELECT id FROM jobs WHERE live ORDER BY no DESC LIMIT 1'
    )
    const paths = [
      `/api/jobs/${found?.id}`,
      '/api/jobs',
      '/about',
      await findStyleSheet(`${server.url}/about`),
      '/jobs',
      `/jobs/${found?.id}`
    ]
    if (!hasWrk()) console.log('\nwrk is not on the path: apt-get install wrk')
    else
      printTable(
        'HTTP, 50 connections',
        paths.map(path => ({
          path: path.replace(found?.id ?? '', '{id}'),
          ...runWrk(server.url + path, seconds)
        }))
      )
    await measureSearchOverHttp(db, server.url, seconds)
  } finally {
    await server.stop()
  }
}

async function measureSearchOverHttp(db: Database, url: string, seconds: number): Promise<void> {
  const rows = []
  for (const [shape, asked] of Object.entries(await readQueryMix(db))) {
    const call = async (nth: number) => {
      const asking = Object.entries(asked[nth % asked.length] ?? {}).map(([name, value]) => [
        name,
        String(value)
      ])
      const answer = await fetch(`${url}/api/jobs?${new URLSearchParams(asking)}`)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${answer.status}`)
    }
    await measureLatency(0.5, 1, call)
    const { p50, p95, p99 } = await measureLatency(seconds, 1, call)
    rows.push({ shape, p50: round(p50), p95: round(p95), p99: round(p99) })
  }
  printTable('Search through HTTP, one client (ms)', rows)
}

/** The largest thing that every page asks for, under the name that this build gave it. */
async function findStyleSheet(page: string): Promise<string> {
  const html = await (await fetch(page)).text()
  return /href="(\/_astro\/[^"]+\.css)"/.exec(html)?.[1] ?? page
}

function hasWrk(): boolean {
  return spawnSync('wrk', ['--version']).error === undefined
}

function runWrk(url: string, seconds: number) {
  const said = execFileSync('wrk', ['-t2', '-c50', `-d${seconds}s`, '--latency', url]).toString()
  const number = (pattern: RegExp) => pattern.exec(said)?.[1] ?? ''
  return {
    'requests/s': number(/Requests\/sec:\s+([\d.]+)/),
    p50: number(/50%\s+(\S+)/),
    p99: number(/99%\s+(\S+)/),
    errors: number(/Non-2xx or 3xx responses: (\d+)/) || '0'
  }
}
