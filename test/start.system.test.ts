import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { freePort, type PostgresServer, startPostgres } from './postgres-server.ts'
import {
  createMigratedDatabase,
  type StartedService,
  startInProcess,
  startSecrets
} from './startable-service.ts'

const folder = mkdtempSync(join(tmpdir(), 'ramal-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a service', () => {
  let service: StartedService
  afterEach(() => service.stop())
  const start = async (env: Record<string, string>) => {
    service = await startInProcess({ DATA_DIR: folder, ...env })
  }

  describe('whose database is not there', () => {
    let server: PostgresServer
    let databasePort = 0
    beforeAll(async () => {
      databasePort = await freePort()
    })
    afterAll(() => server?.stop())

    test('serves what needs no database, and starts once there is one', async () => {
      await start({ DATABASE_URL: `postgres://postgres@127.0.0.1:${databasePort}/postgres` })
      expect(await service.statuses('/health/live', '/about', '/')).toEqual([200, 200, 200])
      const [ready, jobs] = await Promise.all(
        ['/health/ready', '/api/jobs'].map(path => fetch(service.origin + path))
      )
      expect([ready?.status, jobs?.status]).toEqual([503, 503])
      expect(await ready?.json()).toMatchObject({ message: expect.stringMatching(/base de datos/) })
      expect(await jobs?.json()).toMatchObject({ message: expect.stringMatching(/Inténtalo/) })
      server = await startPostgres({ port: databasePort })
      await service.started
      expect(await service.statuses('/health/ready', '/api/jobs')).toEqual([200, 200])
    }, 120_000)
  })

  test('starts while another process verifies or rebuilds the read tables', async () => {
    const { url, db } = await createMigratedDatabase()
    await db.withExclusiveLock(async () => {
      await start({ DATABASE_URL: url })
      await service.started
      expect(await service.statuses('/health/ready')).toEqual([200])
    })
    await db.close()
  })

  test('on the embedded database listens before it is open', async () => {
    await start({ DATA_DIR: join(folder, 'embedded') })
    expect(await service.statuses('/health/live', '/about', '/api/jobs')).toEqual([200, 200, 503])
    await service.started
    expect(await service.statuses('/health/ready', '/api/jobs')).toEqual([200, 200])
    // The first start creates the database.
  }, 120_000)
})

describe('a refused start', () => {
  let db: Database
  let url = ''
  beforeAll(async () => {
    ;({ url, db } = await createMigratedDatabase())
  })
  afterAll(() => db.close())

  test('prints one sentence and ends with 1', async () => {
    await db.query("UPDATE migration.applied SET hash = 'another'")
    const { code, stderr } = await runMain({ DATABASE_URL: url, ...startSecrets })
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
