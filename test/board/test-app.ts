import { join } from 'node:path'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { newId } from '#events/aggregates/ids.ts'
import { composeApp } from '#composition/compose-board.ts'
import { createPasswordHasher } from '#services/auth/passwords/passwords.ts'
import type { Dependencies } from '#services/board.ts'
import { parseConfig } from '#services/platform/config/config.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { createDependencies } from '#composition/dependencies.ts'
import { databaseKinds, openTestDatabase } from '../database/test-database.ts'
import { testVault } from '../events/event-builders.ts'
import { type ClientFactory, createHttpClient } from './http-client.ts'

export type { TestResponse as Answer, HttpClient as Visitor } from './http-client.ts'

/** A running board of one test file: its clock stands still until it is moved. */
export interface TestApp extends ClientFactory {
  db: Database
  tools: Dependencies
  app: Hono<AppEnv>
  now: Date
}

export const testOrigin = 'http://localhost:3000'

/** The same tests of the whole service on both databases. */
export function describeWithApp(
  name: string,
  tests: (board: TestApp) => void,
  env: Record<string, string> = {}
): void {
  describe.each(databaseKinds)(`${name} (%s)`, kind => {
    const board = {} as TestApp
    beforeAll(async () => {
      await createTestApp(await openTestDatabase(kind), env, board)
    })
    afterAll(() => board.db?.close())
    tests(board)
  })
}

export async function createTestApp(
  db: Database,
  env: Record<string, string> = {},
  board = {} as TestApp
): Promise<TestApp> {
  const dataDir = join(inject('folder'), newId())
  const config = parseConfig({
    THROTTLE: 'off',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    ...env
  })
  const silent = { debug() {}, info() {}, warn() {}, error: console.error }
  const secret = 'a test that is long enough to seal'
  board.db = db
  board.now = new Date('2026-03-02T10:00:00.000Z')
  board.tools = await createDependencies(
    { config, db, vault: testVault, secret, now: () => board.now },
    {
      log: silent,
      // Tests register thousands of users; the recommended cost has a test of its own.
      passwords: createPasswordHasher({ memoryCost: 8, timeCost: 1, parallelism: 1 })
    }
  )
  board.app = composeApp(board.tools)
  board.createClient = (address = '203.0.113.7') => {
    const bindings = { incoming: { socket: { remoteAddress: address } } }
    return createHttpClient((path, init) => board.app.request(path, init, bindings))
  }
  return board
}
