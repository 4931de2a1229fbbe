import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '#services/platform/config/config.ts'
import { loadConfigOrExit } from '#services/platform/config/load-config.ts'
import { openDatasetDatabase } from '#loadtests/dataset/dataset-database.ts'
import { generateDataset } from '#loadtests/dataset/generate.ts'
import {
  type DataAccess,
  openInfrastructure
} from '#services/platform/config/open-infrastructure.ts'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { startPostgres } from '#test/servers/postgres-server.ts'
import { benchmarkAlerts } from './alerts.ts'
import { benchmarkAppend, completeJob } from './append.ts'
import { benchmarkBesideSnapshot } from './append-beside-snapshot.ts'
import { benchmarkAppendOverHttp } from './append-over-http.ts'
import { benchmarkHttp } from './http.ts'
import { benchmarkLive } from './live.ts'
import { describeMachine } from './measure.ts'
import { benchmarkPeers } from './peers.ts'
import { watchProcessorTime } from './processor-time.ts'
import { benchmarkRebuild } from './rebuild.ts'
import { benchmarkRequestCosts } from './request-costs.ts'
import { benchmarkRequests } from './requests.ts'
import { benchmarkCandidates, benchmarkSearch } from './search.ts'
import { benchmarkStartup } from './startup.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    jobs: { type: 'string', default: '100000' },
    candidates: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '5' },
    /** How long the snapshot stays open. */
    minutes: { type: 'string', default: '10' },
    /** Where the jobs stay for the next run; without it they are generated anew. */
    folder: { type: 'string' }
  }
})
const jobCount = Number(values.jobs)
const seconds = Number(values.seconds)
const isSelected = (name: string) => positionals.length === 0 || positionals.includes(name)
const withoutJobs = ['start', 'peers', 'snapshot', 'candidates']
const needsJobs = positionals.length === 0 || positionals.some(name => !withoutJobs.includes(name))

console.log(describeMachine())

const { env, postgres: server, close: closeServer } = await openServer()
const serverTime = watchProcessorTime(server.process.pid)
try {
  const config = loadConfigOrExit(env)
  const { tools, close } = await openInfrastructure(config)
  await migrateDatabase(tools.db, tools.vault)
  if (isSelected('start')) await benchmarkStartup()
  if (positionals.includes('peers')) await benchmarkPeers(tools, server.url, seconds)
  if (positionals.includes('candidates')) {
    await benchmarkCandidates(tools, { candidates: Number(values.candidates), seconds })
  }
  if (positionals.includes('snapshot')) {
    await benchmarkBesideSnapshot(tools, Number(values.minutes), serverTime)
  }
  if (needsJobs) await benchmarkDataset(tools, config, env)
  await close()
} finally {
  await closeServer()
}

/** Durable, as in production, with the memory settings for a machine of this size. */
async function openServer() {
  const settings = { max_wal_size: '4GB', max_connections: '300' }
  if (values.folder) {
    const board = await openDatasetDatabase({ jobs: jobCount, folder: values.folder, settings })
    return { ...board, close: () => board.postgres.stop() }
  }
  const shared_buffers = jobCount < 400_000 ? '1GB' : '4GB'
  const postgres = await startPostgres({ durable: true, settings: { ...settings, shared_buffers } })
  const folder = mkdtempSync(join(tmpdir(), 'ramal-bench-'))
  const close = async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { env: { DATABASE_URL: postgres.url, DATA_DIR: folder }, postgres, close }
}

/** What needs a board of many jobs. */
async function benchmarkDataset(
  tools: DataAccess,
  config: Config,
  env: { DATABASE_URL: string; DATA_DIR: string }
): Promise<void> {
  if (!values.folder) await generateJobs(tools)
  if (isSelected('search')) await benchmarkSearch(tools.db, jobCount, seconds, serverTime)
  if (isSelected('http')) await benchmarkHttp(tools.db, env, seconds)
  if (isSelected('rebuild')) await benchmarkRebuild(tools, env)
  if (positionals.includes('requests')) {
    await benchmarkRequests(tools, {
      name: `PostgreSQL at ${jobCount} jobs`,
      target: 50,
      processorTime: serverTime
    })
    await benchmarkEmbeddedRequests(config)
  }
  if (isSelected('alerts')) await benchmarkAlerts(tools.db, serverTime)
  if (positionals.includes('live')) await benchmarkLive(env, seconds)
  if (positionals.includes('costs')) {
    await benchmarkRequestCosts(tools, serverTime)
  }
  if (isSelected('append')) {
    await benchmarkAppend(tools, `PostgreSQL at ${jobCount} jobs`, seconds)
    await benchmarkAppendOverHttp(env, completeJob, seconds, serverTime)
    const embedded = await openInfrastructure({ ...config, databaseUrl: undefined })
    await migrateDatabase(embedded.tools.db, embedded.tools.vault)
    await benchmarkAppend(embedded.tools, 'embedded, on disk, empty', seconds)
    await embedded.close()
  }
}

async function generateJobs({ db, vault }: DataAccess): Promise<void> {
  console.log(`\nGenerating ${jobCount} jobs…`)
  // A fifth as many candidates as jobs, for what their search costs.
  const measuresRequests = ['requests', 'costs'].some(name => positionals.includes(name))
  const candidates = measuresRequests ? jobCount / 5 : undefined
  await generateDataset({ db, vault, jobs: jobCount, candidates, seed: 7, now: new Date() })
  await db.vacuum()
}

async function benchmarkEmbeddedRequests(config: Config): Promise<void> {
  const { tools, close } = await openInfrastructure({ ...config, databaseUrl: undefined })
  const { db, vault } = tools
  await migrateDatabase(db, vault)
  await generateDataset({ db, vault, jobs: 2_000, candidates: 400, seed: 7, now: new Date() })
  await db.vacuum()
  await benchmarkRequests(tools, { name: 'embedded at 2000 jobs', target: 250 })
  await close()
}
