import { join } from 'node:path'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { newId } from '#events/ids.ts'
import { archiveKey } from '#services/account-archive/store.ts'
import { createApp } from '#services/app.ts'
import { readConfig } from '#services/platform/config/config.ts'
import type { Env, Tools } from '#services/platform/http/app-env.ts'
import { openGeo } from '#services/ip-location/geo.ts'
import { countSearches } from '#services/operator-dashboard/search-counter.ts'
import { createPasswords } from '#services/auth/passwords.ts'
import { searchesOf } from '#services/platform/http/read-your-writes.ts'
import { createThrottle, unlimited } from '#services/platform/http/rate-limit.ts'
import { retryDeadLetter } from '#workers/index.ts'
import { databaseKinds, openTestDatabase } from './test-database.ts'
import { testVault } from './event-builders.ts'
import { type Door, visit } from './http-client.ts'

export type { Answer, Visitor } from './http-client.ts'

/** A running board of one test file: its clock stands still until it is moved. */
export interface Board extends Door {
  db: Database
  tools: Tools
  app: Hono<Env>
  now: Date
}

export const origin = 'http://localhost:3000'

/** The same tests of the whole service on both databases. */
export function onBothBoards(
  name: string,
  tests: (board: Board) => void,
  env: Record<string, string> = {}
): void {
  describe.each(databaseKinds)(`${name} (%s)`, kind => {
    const board = {} as Board
    beforeAll(async () => {
      await openBoard(await openTestDatabase(kind), env, board)
    })
    afterAll(() => board.db?.close())
    tests(board)
  })
}

export async function openBoard(
  db: Database,
  env: Record<string, string> = {},
  board = {} as Board
): Promise<Board> {
  const dataDir = join(inject('folder'), newId())
  const config = readConfig({
    ...{ THROTTLE: 'off', LOG_LEVEL: 'silent', DATA_DIR: dataDir },
    ...env
  })
  const silent = { debug() {}, info() {}, warn() {}, error: console.error }
  const secret = 'a test that is long enough to seal'
  board.db = db
  board.now = new Date('2026-03-02T10:00:00.000Z')
  board.tools = {
    config,
    db,
    searches: searchesOf(db),
    vault: testVault,
    secret,
    archiveKey: archiveKey(secret),
    throttle: config.limits ? createThrottle(db, config.limits, secret) : unlimited,
    passwords: createPasswords(),
    geo: await openGeo(config),
    log: silent,
    searchCount: countSearches(db, () => board.now),
    retryParked: (follower, position) => retryDeadLetter(board.tools, follower, position),
    now: () => board.now,
    leaving: () => false
  }
  board.app = createApp(board.tools)
  board.visitor = (address = '203.0.113.7') => {
    const bindings = { incoming: { socket: { remoteAddress: address } } }
    return visit((path, init) => board.app.request(path, init, bindings))
  }
  return board
}
