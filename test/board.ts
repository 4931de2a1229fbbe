import type { Hono } from 'hono'
import { afterAll, beforeAll, describe } from 'vitest'
import type { Database } from '#events/database.ts'
import { archiveKey } from '#services/archive/store.ts'
import { createApp } from '#services/app.ts'
import { readConfig } from '#services/config.ts'
import type { Env, Tools } from '#services/env.ts'
import { openGeo } from '#services/network/geo.ts'
import { createPasswords } from '#services/passwords.ts'
import { createThrottle, unlimited } from '#services/throttle.ts'
import { databaseKinds, openTestDatabase } from './both-databases.ts'
import { testVault } from './story.ts'

/** A running board of one test file: its clock stands still until it is moved. */
export interface Board {
  db: Database
  tools: Tools
  app: Hono<Env>
  now: Date
  /** Somebody with a browser of their own. */
  visitor(address?: string): Visitor
}

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of a body
  body: any
}

export interface Visitor {
  cookies: Map<string, string>
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  put(path: string, body?: unknown): Promise<Answer>
  patch(path: string, body?: unknown): Promise<Answer>
  delete(path: string, body?: unknown): Promise<Answer>
  send(path: string, init: RequestInit): Promise<Answer>
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
  const config = readConfig({ THROTTLE: 'off', LOG_LEVEL: 'silent', ...env })
  const silent = { debug() {}, info() {}, warn() {}, error: console.error }
  const secret = 'a test that is long enough to seal'
  board.db = db
  board.now = new Date('2026-03-02T10:00:00.000Z')
  board.tools = {
    config,
    db,
    searches: db,
    vault: testVault,
    secret,
    archiveKey: archiveKey(secret),
    throttle: config.limits ? createThrottle(db, config.limits, secret) : unlimited,
    passwords: createPasswords(),
    geo: await openGeo(config),
    log: silent,
    now: () => board.now,
    leaving: () => false
  }
  board.app = createApp(board.tools)
  board.visitor = (address = '203.0.113.7') => visit(board.app, address)
  return board
}

function visit(app: Hono<Env>, address: string): Visitor {
  const cookies = new Map<string, string>()
  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const headers = new Headers(init.headers)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (cookie) headers.set('Cookie', cookie)
    const bindings = { incoming: { socket: { remoteAddress: address } } }
    const response = await app.request(path, { ...init, headers }, bindings)
    remember(cookies, response.headers)
    return { status: response.status, headers: response.headers, body: await bodyOf(response) }
  }
  const call =
    (method: string) =>
    (path: string, body?: unknown, headers: Record<string, string> = {}) =>
      send(path, {
        method,
        headers: {
          'Sec-Fetch-Site': 'same-origin',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers
        },
        ...(body !== undefined && { body: JSON.stringify(body) })
      })
  return {
    cookies,
    send,
    get: (path, headers) => call('GET')(path, undefined, headers),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE')
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const isJson = response.headers.get('Content-Type')?.includes('json')
  return isJson ? response.json() : response.text()
}

function remember(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (!value || /max-age=0(;|$)/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }
}
