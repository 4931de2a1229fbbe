import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServerDatabase, databaseKinds } from './database/test-database.ts'
import { jobRequest, testPassword } from './builders/api-fixtures.ts'
import { testVaultKey } from './events/event-builders.ts'
import { freePort } from './servers/postgres-server.ts'
import { startScript } from './servers/service-process.ts'

interface Running {
  process: ChildProcess
  url: string
}

const root = join(import.meta.dirname, '..')

describe.each(databaseKinds)('a board on the %s database whose process ends', kind => {
  let folder: string
  let env: Record<string, string>
  let board: Running
  let cookie = ''

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ramal-crash-'))
    env = {
      DATA_DIR: folder,
      THROTTLE: 'off',
      LOG_LEVEL: 'error',
      PORT: String(await freePort()),
      ...(kind === 'server' && {
        DATABASE_URL: await createServerDatabase(),
        VAULT_KEY: testVaultKey
      })
    }
    board = await start()
    const response = await call('/api/register', {
      username: 'soto',
      password: testPassword,
      email: 'soto@example.org',
      fullName: 'Yeguada del Soto',
      userType: 'employer'
    })
    cookie = response.headers
      .getSetCookie()
      .map(line => line.split(';')[0])
      .join('; ')
  }, 180_000)

  afterAll(async () => {
    await end('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  async function start(): Promise<Running> {
    const child = spawn(process.execPath, startScript, {
      cwd: root,
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: ['ignore', 'ignore', 'inherit']
    })
    const url = `http://127.0.0.1:${env['PORT']}`
    for (;;) {
      const response = await fetch(`${url}/health/ready`).catch(() => undefined)
      if (response?.ok) return { process: child, url }
      if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}`)
      await setTimeout(50)
    }
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const { process: child } = board
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
    child.kill(signal)
    return ended
  }

  function call(path: string, body: object, headers: Record<string, string> = {}) {
    return fetch(`${board.url}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
        Cookie: cookie,
        ...headers
      },
      body: JSON.stringify(body)
    })
  }

  /** Posts until the process ends, and says when a job was acknowledged; returns the keys of all requests, and the ids of acknowledged ones. */
  async function write(writer: number, round: number, onAcknowledged = () => {}) {
    const acknowledged: { key: string; id: string }[] = []
    const sent: string[] = []
    for (let index = 0; ; index++) {
      const key = `round-${round}-writer-${writer}-${index}`
      sent.push(key)
      try {
        const response = await call(
          '/api/jobs',
          { ...jobRequest, title: key },
          { 'Idempotency-Key': key }
        )
        if (response.status !== 201) continue
        acknowledged.push({ key, id: (await response.json()).id })
        onAcknowledged()
      } catch {
        return { sent, acknowledged }
      }
    }
  }

  async function ownJobs(): Promise<Map<string, string>> {
    const found = new Map<string, string>()
    const me = await (await fetch(`${board.url}/api/user`, { headers: { Cookie: cookie } })).json()
    for (let page = 1; ; page++) {
      const path = `/api/jobs?employerId=${me.id}&limit=50&page=${page}`
      const list = await (await fetch(board.url + path, { headers: { Cookie: cookie } })).json()
      for (const job of list.jobs) {
        expect(found.has(job.id)).toBe(false)
        found.set(job.id, job.title)
      }
      if (page >= list.meta.totalPages) return found
    }
  }

  test('has every job that it acknowledged, and a retried request has one effect', async () => {
    const rounds: Awaited<ReturnType<typeof write>>[] = []
    for (let round = 0; round < 3; round++) {
      const first = Promise.withResolvers<void>()
      const writers = [1, 2, 3, 4].map(writer => write(writer, round, first.resolve))
      await first.promise
      await setTimeout(200 * round)
      await end('SIGKILL')
      rounds.push(...(await Promise.all(writers)))
      board = await start()
    }
    const acknowledged = rounds.flatMap(round => round.acknowledged)
    expect(acknowledged.length).toBeGreaterThan(0)
    const stored = await ownJobs()
    for (const { key, id } of acknowledged) expect(stored.get(id)).toBe(key)

    for (const { sent } of rounds) {
      const key = sent.at(-1) ?? ''
      const response = await call(
        '/api/jobs',
        { ...jobRequest, title: key },
        { 'Idempotency-Key': key }
      )
      expect(response.status).toBe(201)
    }
    const titles = [...(await ownJobs()).values()]
    expect(new Set(titles).size).toBe(titles.length)
  }, 120_000)

  test('finishes running requests after SIGTERM, and exits with 0', async () => {
    const first = Promise.withResolvers<void>()
    const writers = [1, 2, 3, 4].map(writer => write(writer, 9, first.resolve))
    await first.promise
    await setTimeout(300)
    expect(await end('SIGTERM')).toBe(0)
    const acknowledged = (await Promise.all(writers)).flatMap(round => round.acknowledged)
    expect(acknowledged.length).toBeGreaterThan(0)
    board = await start()
    const stored = await ownJobs()
    for (const { key, id } of acknowledged) expect(stored.get(id)).toBe(key)
  }, 60_000)
})
