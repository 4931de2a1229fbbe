import { parseArgs } from 'node:util'
import type { Database } from '#events/database/database.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { searchJobs } from '#projections/jobs/search-jobs.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { loadConfigOrExit } from '#services/platform/config/load-config.ts'
import { type DataAccess, openInfrastructure } from '#services/startup/open-infrastructure.ts'
import { jobPoster } from './append.ts'
import { type DatasetDatabase, openDatasetDatabase } from '#loadtests/dataset/dataset-database.ts'
import { describeMachine, measureLatency, printTable, round } from './measure.ts'
import { spawnService } from '#test/service-process.ts'
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
printTable(`What grows with what: PostgreSQL, ${describeMachine()}`, transpose(results))

/** The same measurements whatever the size, one client at a time unless it says so. */
async function measureSize(ads: number) {
  const { env, postgres } = await openDatasetDatabase({ jobs: ads, folder: '.loadtest' })
  try {
    const { tools, close } = await openInfrastructure(loadConfigOrExit(env))
    const events = await lastPosition(tools.db)
    const figures = {
      ads,
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

/** A line for each figure, a column for each board. */
function transpose(boards: Record<string, number>[]): Record<string, string | number>[] {
  return Object.keys(boards[0] ?? {}).map(figure => ({
    figure,
    ...Object.fromEntries(boards.map((board, nth) => [`board ${nth + 1}`, board[figure] ?? '']))
  }))
}

async function measureSearches(db: Database) {
  const mix = Object.values(await readQueryMix(db))
  const ask = (nth: number) => {
    const shape = mix[nth % mix.length] ?? []
    const asked = shape[Math.floor(nth / mix.length) % shape.length]
    return searchJobs(db, { page: 1, limit: 12, ...asked }, new Date())
  }
  await measureLatency(1, 1, ask)
  const alone = await measureLatency(seconds, 1, ask)
  const crowd = await measureLatency(seconds, 8, ask)
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
  return { 'ads posted/s': round(alone.perSecond, 0), '8 writers/s': round(crowd.perSecond, 0) }
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

/** Of an API process that has answered two hundred searches. */
async function measureMemory(db: Database, env: DatasetDatabase['env']) {
  const words = (await readQueryMix(db)).common
  const server = await spawnService({ ...env, ROLE: 'api' })
  for (let nth = 0; nth < 200; nth++) {
    const { keyword = '' } = words[nth % words.length] ?? {}
    await (await fetch(`${server.url}/api/jobs?keyword=${encodeURIComponent(keyword)}`)).text()
  }
  const megabytes = server.memoryMegabytes()
  await server.stop()
  return { 'process (MB)': round(megabytes, 0) }
}
