import { randomBytes } from 'node:crypto'
import type { Database } from '#events/database/database.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { createPersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { startIpcServer } from '#cli/ipc.ts'
import { type RunningService, startService } from '#composition/start-service.ts'
import { parseConfig } from '#services/platform/config/config.ts'
import { openInfrastructure } from '#services/platform/config/open-infrastructure.ts'
import { freePort } from '../servers/postgres-server.ts'
import { createServerDatabase } from '../database/test-database.ts'

const secret = () => randomBytes(32).toString('base64')
export const startSecrets = { SESSION_SECRET: secret(), VAULT_KEY: secret() }

/** A migrated database with the keys of these services. */
export async function createMigratedDatabase(): Promise<{ url: string; db: Database }> {
  const url = await createServerDatabase('template1')
  const db = openPostgres(url)
  await migrateDatabase(db, createPersonalDataVault(startSecrets.VAULT_KEY))
  return { url, db }
}

export interface StartedService extends RunningService {
  origin: string
  statuses(...paths: string[]): Promise<number[]>
}

/** The whole service in this process, over a database of which some methods may be changed. */
export async function startInProcess(
  env: Record<string, string>,
  change: (db: Database) => Partial<Database> = () => ({})
): Promise<StartedService> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const config = parseConfig({ PORT: `${port}`, LOG_LEVEL: 'silent', ...startSecrets, ...env })
  const opened = await openInfrastructure(config)
  const db = { ...opened.tools.db, ...change(opened.tools.db) }
  const access = { ...opened, tools: { ...opened.tools, db } }
  const service = await startService(config, access, startIpcServer)
  const statuses = (...paths: string[]) =>
    Promise.all(paths.map(async path => (await fetch(origin + path)).status))
  return { ...service, origin, statuses }
}
