import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { openPostgres } from '#events/database/postgres.ts'
import { createPersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { type PostgresServer, startPostgres } from '#test/servers/postgres-server.ts'

/** The environment of a service. */
export type ServiceEnvironment = Record<string, string>

/** A durable PostgreSQL, as in production, with empty boards on it. */
export interface TemplatePostgres {
  postgres: PostgresServer
  /** The environment of a service with its own database. */
  createDatabase(): Promise<ServiceEnvironment>
}

const random = () => randomBytes(32).toString('base64')
/** Of every service of a run: the workload signs links of e-mails with it. */
export const secrets = { SESSION_SECRET: random(), VAULT_KEY: random() }

export async function startTemplatePostgres(
  folder: string,
  port: number
): Promise<TemplatePostgres> {
  const postgres = await startPostgres({ durable: true, port })
  await runOnServer(postgres, 'CREATE DATABASE prepared')
  const db = openPostgres(urlOf(postgres, 'prepared'))
  await migrateDatabase(db, createPersonalDataVault(secrets.VAULT_KEY))
  await db.close()
  let count = 0
  return {
    postgres,
    async createDatabase() {
      const name = `board_${count++}`
      await runOnServer(postgres, `CREATE DATABASE ${name} TEMPLATE prepared STRATEGY file_copy`)
      const DATA_DIR = join(folder, `${port}-${name}`)
      return { ...secrets, DATABASE_URL: urlOf(postgres, name), DATA_DIR }
    }
  }
}

/** Without the service's statement timeout, which copying a database may exceed. */
async function runOnServer({ url }: PostgresServer, sql: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(sql).finally(() => admin.end())
}

function urlOf({ url }: PostgresServer, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}
