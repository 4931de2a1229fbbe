import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { InsufficientPrivilege } from '#events/database/sql-errors.ts'
import {
  createMigratedDatabase,
  type StartedService,
  startInProcess
} from './board/startable-service.ts'
import { databaseKinds } from './database/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'ramal-start-workers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let service: StartedService | undefined
afterEach(() => service?.stop())

async function start(
  env: Record<string, string>,
  change: (db: Database) => Partial<Database>
): Promise<void> {
  service = await startInProcess({ DATA_DIR: folder, ...env }, change)
}

/** The check of readiness waits half a second at most, whatever else the machine does. */
const expectReady = () =>
  expect.poll(() => service?.statuses('/health/ready'), { timeout: 60_000 }).toEqual([200])

const unavailable = () => Object.assign(new Error('the database is away'), { code: 'ECONNRESET' })

describe.each(databaseKinds)(
  'a service whose database goes away while its workers start (%s)',
  kind => {
    const createEnvironment = async () => {
      if (kind === 'embedded') return { DATA_DIR: mkdtempSync(join(folder, 'workers-')) }
      const { url, db } = await createMigratedDatabase()
      await db.close()
      return { DATABASE_URL: url }
    }

    test('is ready meanwhile, and starts them once it is there again', async () => {
      const allowed = Promise.withResolvers<void>()
      let tries = 0
      let listeners = 0
      await start(await createEnvironment(), ({ listen }) => ({
        listen: async (channel, onNotification) => {
          if (tries++ === 0) throw unavailable()
          await allowed.promise
          listeners++
          return listen(channel, onNotification)
        }
      }))
      await expectReady()
      expect(await service?.statuses('/api/jobs')).toEqual([200])
      expect(listeners).toBe(0)
      allowed.resolve()
      await service?.started
      // One for each subscription, and that of the search.
      expect(listeners).toBe(4)
    }, 300_000)

    test('stops between two tries to start them', async () => {
      let tries = 0
      const failed = Promise.withResolvers<void>()
      await start(await createEnvironment(), () => ({
        listen: async () => {
          tries++
          failed.resolve()
          throw unavailable()
        }
      }))
      await failed.promise
      await service?.stop()
      await service?.started
      service = undefined
      expect(tries).toBe(1)
    }, 300_000)

    test('refuses the start for every other error', async () => {
      await start(await createEnvironment(), () => ({
        listen: () => Promise.reject(new InsufficientPrivilege())
      }))
      await expect(service?.started).rejects.toThrow(InsufficientPrivilege)
    }, 300_000)
  }
)

test('a service that is stopped while its workers start leaves no connection', async () => {
  const { url, db } = await createMigratedDatabase()
  await db.close()
  const begun = Promise.withResolvers<void>()
  const allowed = Promise.withResolvers<void>()
  await start({ DATABASE_URL: url }, ({ listen }) => ({
    listen: async (channel, onNotification) => {
      begun.resolve()
      await allowed.promise
      return listen(channel, onNotification)
    }
  }))
  await begun.promise
  await expectReady()
  const stopping = service?.stop()
  allowed.resolve()
  await stopping
  await service?.started
  service = undefined
  const otherProcess = openPostgres(url, 1)
  const listConnections = () =>
    otherProcess.query(
      `SELECT query FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`
    )
  await expect.poll(listConnections, { timeout: 10_000 }).toEqual([])
  await otherProcess.close()
}, 300_000)
