import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { createPersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { freePort, type PostgresServer, startPostgres } from './postgres-server.ts'
import { createServerDatabase } from './test-database.ts'
import { type RunningService, startService } from '#services/main.ts'
import { parseConfig } from '#services/platform/config/config.ts'
import { migrateDatabase } from '#services/dependencies.ts'
import { openInfrastructure } from '#services/platform/config/open-infrastructure.ts'

const folder = mkdtempSync(join(tmpdir(), 'ramal-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const secret = () => randomBytes(32).toString('base64')
const secrets = { SESSION_SECRET: secret(), VAULT_KEY: secret() }

/** A migrated database with the keys of these tests. */
async function createDatabase(): Promise<{ url: string; db: Database }> {
  const url = await createServerDatabase('template1')
  const db = openPostgres(url)
  await migrateDatabase(db, createPersonalDataVault(secrets.VAULT_KEY))
  return { url, db }
}

describe('a service', () => {
  let service: RunningService | undefined
  let origin = ''
  afterEach(() => service?.stop())

  async function start(env: Record<string, string>): Promise<void> {
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    const settings = { PORT: `${port}`, DATA_DIR: folder, LOG_LEVEL: 'silent', ...secrets }
    const config = parseConfig({ ...settings, ...env })
    service = await startService(config, await openInfrastructure(config))
  }

  const statuses = (...paths: string[]) =>
    Promise.all(paths.map(async path => (await fetch(origin + path)).status))

  describe('whose database is not there', () => {
    let server: PostgresServer
    let databasePort = 0
    beforeAll(async () => {
      databasePort = await freePort()
    })
    afterAll(() => server?.stop())

    test('serves what needs no database, and starts once there is one', async () => {
      await start({ DATABASE_URL: `postgres://postgres@127.0.0.1:${databasePort}/postgres` })
      expect(await statuses('/health/live', '/about', '/')).toEqual([200, 200, 200])
      const [ready, jobs] = await Promise.all(
        ['/health/ready', '/api/jobs'].map(path => fetch(origin + path))
      )
      expect([ready?.status, jobs?.status]).toEqual([503, 503])
      expect(await ready?.json()).toMatchObject({ message: expect.stringMatching(/base de datos/) })
      expect(await jobs?.json()).toMatchObject({ message: expect.stringMatching(/Inténtalo/) })
      server = await startPostgres({ port: databasePort })
      await service?.started
      expect(await statuses('/health/ready', '/api/jobs')).toEqual([200, 200])
    }, 120_000)
  })

  test('starts while another process verifies or rebuilds the read tables', async () => {
    const { url, db } = await createDatabase()
    await db.withExclusiveLock(async () => {
      await start({ DATABASE_URL: url })
      await service?.started
      expect(await statuses('/health/ready')).toEqual([200])
    })
    await db.close()
  })

  test('that is stopped as soon as it is ready leaves no connection', async () => {
    const { url, db } = await createDatabase()
    await start({ DATABASE_URL: url })
    const running = service
    while ((await statuses('/health/ready'))[0] !== 200) await setTimeout(10)
    await running?.stop()
    await running?.started
    service = undefined
    await db.close()
    const other = openPostgres(url, 1)
    const listConnections = () =>
      other.query(
        `SELECT query FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()`
      )
    await expect.poll(listConnections, { timeout: 10_000 }).toEqual([])
    await other.close()
  })

  test('on the embedded database listens before it is open', async () => {
    await start({ DATA_DIR: join(folder, 'embedded') })
    expect(await statuses('/health/live', '/about', '/api/jobs')).toEqual([200, 200, 503])
    await service?.started
    expect(await statuses('/health/ready', '/api/jobs')).toEqual([200, 200])
    // The first start creates the database.
  }, 120_000)
})

describe('a refused start', () => {
  let db: Database
  let url = ''
  beforeAll(async () => {
    ;({ url, db } = await createDatabase())
  })
  afterAll(() => db.close())

  test('prints one sentence and ends with 1', async () => {
    await db.query("UPDATE migration.applied SET hash = 'another'")
    const { code, stderr } = await runMain({ DATABASE_URL: url, ...secrets })
    expect(stderr).toMatch(/^La migración «.+» .+\n$/)
    expect(code).toBe(1)
  })
})

async function runMain(env: Record<string, string>): Promise<{ code: unknown; stderr: string }> {
  const port = String(await freePort())
  const options = { env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder, PORT: port, ...env } }
  return new Promise(resolve => {
    execFile(process.execPath, ['services/main.ts'], options, (error, _stdout, stderr) =>
      resolve({ code: error?.code, stderr })
    )
  })
}
