import { resolve } from 'node:path'
import pg from 'pg'
import { loadConfigOrExit } from '#services/platform/config/load-config.ts'
import { generateDataset } from './generate.ts'
import {
  type DataAccess,
  openInfrastructure
} from '#services/platform/config/open-infrastructure.ts'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { type PostgresServer, startPostgres } from '#test/servers/postgres-server.ts'
import { processBatch } from '#events/store/process-batch.ts'
import { createSubscriptions } from '#workers/index.ts'

export interface DatasetDatabaseOptions {
  jobs: number
  /** Where the data stay for the next run. */
  folder: string
  settings?: Record<string, string>
}

export interface DatasetDatabase {
  /** The environment of a service with this board. */
  env: { DATABASE_URL: string; DATA_DIR: string }
  postgres: PostgresServer
}

/** Enough memory for what searches read, as an operator would set it. */
const defaultSettings = (jobs: number) => ({
  shared_buffers: jobs > 400_000 ? '4GB' : '1GB',
  max_wal_size: '4GB'
})

/** A server with this many jobs, generated once and copied for each run. */
export async function openDatasetDatabase({
  jobs,
  folder,
  settings
}: DatasetDatabaseOptions): Promise<DatasetDatabase> {
  const postgres = await startPostgres({
    durable: true,
    folder: resolve(folder, 'postgres'),
    settings: { ...defaultSettings(jobs), ...settings }
  })
  try {
    return { env: await copyDataset(postgres.url, jobs, resolve(folder, 'data')), postgres }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

async function copyDataset(
  server: string,
  jobs: number,
  data: string
): Promise<DatasetDatabase['env']> {
  const url = (name: string) => server.replace(/postgres$/, name)
  const full = `board_${jobs}`
  if (!(await isFresh(server, full))) {
    await runStatements(
      server,
      `DROP DATABASE IF EXISTS ${full}`,
      'DROP DATABASE IF EXISTS filling',
      'CREATE DATABASE filling'
    )
    await fillDataset({ DATABASE_URL: url('filling'), DATA_DIR: data }, jobs)
    await runStatements(url('filling'), 'VACUUM ANALYZE')
    await runStatements(server, `ALTER DATABASE filling RENAME TO ${full}`)
  }
  await runStatements(
    server,
    'DROP DATABASE IF EXISTS run',
    `CREATE DATABASE run TEMPLATE ${full} STRATEGY file_copy`
  )
  await prewarm(url('run'))
  return { DATABASE_URL: url('run'), DATA_DIR: data }
}

/**
 * Jobs expire after thirty days: a board older than a week has too few open ones. A board that is
 * incomplete has another name.
 */
async function isFresh(url: string, name: string): Promise<boolean> {
  const [database] = await runStatements(url, `SELECT 1 FROM pg_database WHERE datname = '${name}'`)
  if (!database) return false
  const [row] = await runStatements(
    url.replace(/postgres$/, name),
    `SELECT max(post_date) > now() - interval '7 days' AS fresh FROM read.jobs`
  )
  return row?.['fresh'] === true
}

async function fillDataset(env: DatasetDatabase['env'], jobs: number): Promise<void> {
  console.log(`Generating ${jobs} jobs; they stay for the next run…`)
  const { tools, close } = await openInfrastructure(loadConfigOrExit(env))
  const { db, vault } = tools
  await migrateDatabase(db, vault)
  await generateDataset({ db, vault, jobs, seed: 7, now: new Date() })
  await drainSubscriptions(tools)
  await close()
}

/** Processes all events, as the workers of a running board have. */
async function drainSubscriptions(tools: DataAccess): Promise<void> {
  for (const subscription of createSubscriptions(tools)) {
    let hasMore = true
    while (hasMore) hasMore = await processBatch(tools, subscription)
  }
}

/** Loads what searches read into memory, as on a running board. */
async function prewarm(url: string): Promise<void> {
  await runStatements(
    url,
    'CREATE EXTENSION IF NOT EXISTS pg_prewarm',
    `SELECT pg_prewarm(coalesce(i.indexrelid, t.oid)) FROM pg_class AS t
       LEFT JOIN LATERAL (SELECT indexrelid FROM pg_index WHERE indrelid = t.oid
                          UNION ALL SELECT NULL) AS i ON true
      WHERE t.relkind = 'r' AND t.relnamespace = 'read'::regnamespace`
  )
}

/** Runs statements without a timeout, one by one; returns the rows of the last. */
export async function runStatements(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}
