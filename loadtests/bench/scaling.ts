import { parseArgs } from 'node:util'
import type { Database } from '#events/database/database.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { searchJobs } from '#projections/jobs/search/search-jobs.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { loadConfigOrExit } from '#services/platform/config/load-config.ts'
import {
  type DataAccess,
  openInfrastructure
} from '#services/platform/config/open-infrastructure.ts'
import { jobPoster } from './append.ts'
import { type DatasetDatabase, openDatasetDatabase } from '#loadtests/dataset/dataset-database.ts'
import { describeMachine, measureLatency, printTable, round } from './measure.ts'
import { spawnService } from '#test/servers/service-process.ts'
import { readQueryMix } from './query-mix.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    seconds: { type: 'string', default: '5' }
  }
})
const seconds = Number(values.seconds)

const results: Record<string, number>[] = []
for (const jobs of values.sizes.split(',').map(Number)) results.push(await measureSize(jobs))
printTable(`Figures by size: PostgreSQL, ${describeMachine()}`, transpose(results))

/** The same measurements for every size, with one client unless stated otherwise. */
async function measureSize(jobs: number) {
  const { env, postgres } = await openDatasetDatabase({ jobs, folder: '.loadtest' })
  try {
    const { tools, close } = await openInfrastructure(loadConfigOrExit(env))
    const events = await lastPosition(tools.db)
    const figures = {
      jobs,
      events,
      ...(await measureDisk(tools.db)),
      ...(await measureSearches(tools.db)),
      ...(await measureMemory(tools.db, env)),
      ...(await measureAppends(tools)),
      ...(await measureRebuild(tools, events))
    }
    await close()
    return figures
  } finally {
    await postgres.stop()
  }
}

/** A row for each figure, a column for each board. */
function transpose(boards: Record<string, number>[]): Record<string, string | number>[] {
  return Object.keys(boards[0] ?? {}).map(figure => ({
    figure,
    ...Object.fromEntries(boards.map((board, index) => [`board ${index + 1}`, board[figure] ?? '']))
  }))
}

async function measureSearches(db: Database) {
  const mix = Object.values(await readQueryMix(db))
  const search = (index: number) => {
    const queries = mix[index % mix.length] ?? []
    const query = queries[Math.floor(index / mix.length) % queries.length]
    return searchJobs(db, { page: 1, limit: 12, ...query }, new Date())
  }
  await measureLatency(1, 1, search)
  const alone = await measureLatency(seconds, 1, search)
  const crowd = await measureLatency(seconds, 8, search)
  return {
    'search p50 (ms)': round(alone.p50),
    'search p95 (ms)': round(alone.p95),
    'searches/s, 8 clients': round(crowd.perSecond, 0)
  }
}

async function measureAppends(tools: DataAccess) {
  const post = await jobPoster(tools)
  await measureLatency(1, 8, post)
  const [alone, crowd] = [
    await measureLatency(seconds, 1, post),
    await measureLatency(seconds, 8, post)
  ]
  return { 'jobs posted/s': round(alone.perSecond, 0), '8 writers/s': round(crowd.perSecond, 0) }
}

async function measureRebuild(tools: DataAccess, events: number) {
  const began = performance.now()
  await rebuild({ ...tools, projections }, readModelVersion)
  const took = (performance.now() - began) / 1000
  return { 'rebuild of all (s)': round(took, 1), 'events/s': round(events / took, 0) }
}

async function measureDisk(db: Database) {
  const [row] = await db.query<{ log: number; tables: number; all: number }>(
    `SELECT pg_total_relation_size('es.events') AS log, pg_database_size(current_database()) AS all,
       (SELECT sum(pg_total_relation_size(oid)) FROM pg_class
         WHERE relkind = 'r' AND relnamespace = 'read'::regnamespace) AS tables`
  )
  const megabytes = (bytes = 0) => Math.round(bytes / 2 ** 20)
  return {
    'log (MB)': megabytes(row?.log),
    'read tables (MB)': megabytes(row?.tables),
    'all on disk (MB)': megabytes(row?.all)
  }
}

/** Memory of an API process after two hundred searches. */
async function measureMemory(db: Database, env: DatasetDatabase['env']) {
  const words = (await readQueryMix(db)).common
  const server = await spawnService({ ...env, ROLE: 'api' })
  for (let index = 0; index < 200; index++) {
    const { keyword = '' } = words[index % words.length] ?? {}
    await (await fetch(`${server.url}/api/jobs?keyword=${encodeURIComponent(keyword)}`)).text()
  }
  const megabytes = server.memoryMegabytes()
  await server.stop()
  return { 'process (MB)': round(megabytes, 0) }
}
