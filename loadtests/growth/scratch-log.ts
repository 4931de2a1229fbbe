import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { loadConfigOrExit } from '#services/platform/config/load-config.ts'
import { openInfrastructure } from '#services/platform/config/open-infrastructure.ts'
import { type PostgresServer, startPostgres } from '#test/servers/postgres-server.ts'
import { type FillOptions, fillLog } from './fill-log.ts'

export interface ScratchLog {
  /** The environment of a service with this log. */
  env: { DATABASE_URL: string; DATA_DIR: string }
  postgres: PostgresServer
}

export interface ScratchLogOptions extends FillOptions {
  /** Where the server's data stay for the next run. */
  folder: string
  port?: number | undefined
  /** The folder of other programs than those from npm. */
  programs?: string | undefined
}

/** What the server writes about its vacuums lies in the folder `log` of its data. */
const settings = {
  shared_buffers: '4GB',
  max_wal_size: '8GB',
  effective_cache_size: '12GB',
  max_connections: '100',
  logging_collector: 'on',
  log_filename: 'postgres.log',
  log_rotation_size: '0',
  log_autovacuum_min_duration: '0'
}

/** Nothing is lost by a crash while it is filled that would not be filled again. */
const fillSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  checkpoint_timeout: '30min'
}

/** A server with such a log, which is filled once and kept in the folder. */
export async function openScratchLog(options: ScratchLogOptions): Promise<ScratchLog> {
  if (!existsSync(join(options.folder, 'filled'))) await fill(options)
  const postgres = await start(options, {})
  return { env: environment(options, postgres), postgres }
}

async function fill(options: ScratchLogOptions) {
  const postgres = await start(options, fillSettings)
  try {
    const env = environment(options, postgres)
    const { tools, close } = await openInfrastructure(loadConfigOrExit(env))
    await migrateDatabase(tools.db, tools.vault)
    await close()
    await fillLog(env.DATABASE_URL, options)
    writeFileSync(join(options.folder, 'filled'), '')
  } finally {
    await postgres.stop()
  }
}

function start({ folder, port, programs }: ScratchLogOptions, more: Record<string, string>) {
  return startPostgres({
    durable: true,
    folder: join(folder, 'postgres'),
    settings: { ...settings, ...more },
    ...(port && { port }),
    ...(programs && { programs })
  })
}

function environment({ folder }: ScratchLogOptions, { url }: PostgresServer) {
  return { DATABASE_URL: url, DATA_DIR: join(folder, 'data') }
}
