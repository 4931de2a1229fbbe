import { sealData } from 'iron-session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastPosition, readAll } from '#events/store/event-store.ts'
import { encryptedPart } from '#events/privacy/event-encryption.ts'
import { migrate } from '#events/database/migrations.ts'
import { ProgramOutdated } from '#events/database/migration-history.ts'
import { eventStoreMigrations } from '#events/store/schema/migrations.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { composeApp } from '#composition/app-dependencies.ts'
import { sessionCookie } from '#services/auth/shared/cookies.ts'
import { startWorkers } from '#workers/index.ts'
import {
  allRows,
  expectedBoard as expected,
  keptTables,
  openBoardV1,
  type OpenedBoard,
  expectedTable,
  tableOfVersion1,
  withoutAdditions
} from './board-v1.ts'
import { databaseKinds } from './test-database.ts'
import { sendMail } from './mails.ts'
import { runCli } from './run-cli.ts'
import { postJobAs } from './api-fixtures.ts'
import { digestOf } from './table-digest.ts'
import type { HttpClient } from './http-client.ts'

const accounts = [...new Set(expected.answers.map(({ by }) => by))]

describe.each(databaseKinds)('this release, started on the %s board of version 1', kind => {
  let board: OpenedBoard
  beforeAll(async () => {
    board = await openBoardV1(kind)
  })
  afterAll(() => board?.close())

  async function signIn(username: string): Promise<HttpClient> {
    const visitor = board.createClient()
    const { password } = expected
    expect(await visitor.post('/api/login', { username, password })).toMatchObject({ status: 200 })
    return visitor
  }

  test('leaves the log unchanged, byte for byte', async () => {
    const { 'es.events': log } = expected.tables
    expect(await digestOf(board.db, 'es.events', log?.columns ?? [])).toEqual(log)
    expect(await lastPosition(board.db)).toBe(expected.position)
    expect(await runCli(board, 'verify', 'events')).toMatchObject({ code: 0 })
  })

  test('writes no e-mail of the past', async () => {
    await sendMail(board)
    expect(await board.db.query('SELECT id FROM mail.outbox')).toEqual([])
  })

  test('refuses the program of version 1 from now on', async () => {
    const [log] = await board.db.query<{ hash: string }>(
      "SELECT hash FROM migration.applied WHERE name = 'log'"
    )
    // What that program compares with its own file, which is frozen, before it changes anything.
    expect(log?.hash).not.toBe('1598a7942becde5dd9ddcc1b70ae27a98813c61e5e3b809c5a6866f17941b612')
    const older = eventStoreMigrations.filter(({ name }) => name !== 'raise')
    await expect(migrate(board.db, older)).rejects.toBeInstanceOf(ProgramOutdated)
  })

  test.each(keptTables)('finds every row of %s', async name => {
    const table = expectedTable(name)
    expect(await digestOf(board.db, tableOfVersion1(name), table.columns)).toEqual(table)
  })

  test('finds no difference between the read tables and the log', async () => {
    expect(await verify({ ...board.tools, projections })).toEqual({
      position: expected.position,
      differences: [],
      unreadable: []
    })
  })

  test('lists the same live jobs', async () => {
    const { body } = await board.createClient().get('/api/jobs?limit=50')
    expect(body.jobs).toMatchObject(expected.liveJobs)
  })

  test.each(accounts)('signs in %s and sends the same responses', async by => {
    const visitor = by ? await signIn(by) : board.createClient()
    for (const { path, status, body } of expected.answers.filter(answer => answer.by === by)) {
      const response = await visitor.get(path)
      expect([path, response.status]).toEqual([path, status])
      // A later release may add fields.
      const toCompare = (one: object) => inNoOrder(path, withoutAdditions(one))
      if (body) expect(toCompare(response.body), path).toMatchObject(toCompare(body))
    }
  })

  test('accepts a session of version 1', async () => {
    const { token, username } = expected.session
    const visitor = board.createClient()
    visitor.cookies.set(sessionCookie, await sealData({ token }, { password: board.tools.secret }))
    expect((await visitor.get('/api/user')).body).toMatchObject({ username })
  })

  test('refuses to sign in a user whose account is deleted', async () => {
    const { deleted, password } = expected
    for (const username of [...Object.keys(deleted), ...expected.marksOfErased]) {
      const { status } = await board.createClient().post('/api/login', { username, password })
      expect([username, status]).toEqual([username, 401])
    }
  })

  test('decrypts no personal data of erased users', async () => {
    const stored = await readAll(board.db, 0, 1_000)
    const events = await board.tools.vault.decrypt(board.db, stored)
    const forgotten = stored.filter((_, nth) => events[nth]?.isErased)
    const subjects = new Set(forgotten.map(({ data }) => encryptedPart(data)?.subject))
    expect([...subjects].sort()).toEqual(expected.erased.map(({ subject }) => subject).sort())
    const text = (await allRows(board.db)) + JSON.stringify(events)
    expect(expected.marksOfErased.filter(mark => text.includes(mark))).toEqual([])
    expect(text).toContain('Ana Robles')
  })

  test('opens every archive for the operator', async () => {
    for (const { id, data, reason } of expected.archives) {
      const open = ['archive', 'open', id, '--by', 'lola', '--reason', 'Comprobación']
      const { values } = await runCli(board, ...open)
      expect(values).toEqual([{ data, reason }])
    }
  })

  test('sends the first response to a repeated request, without a second effect', async () => {
    const { by, key, path, body, answer } = expected.idempotent
    const { app, tools } = board
    const before = await lastPosition(board.db)
    const replaced = {
      secret: 'the secret of the next weeks, of 40 bytes',
      previousSecret: tools.secret
    }
    for (const secrets of [{}, replaced]) {
      board.app = composeApp({ ...tools, ...secrets })
      const visitor = await signIn(by)
      const again = await visitor.post(path, body, { 'Idempotency-Key': key })
      expect(again).toMatchObject({ status: 201, body: answer })
      expect(await lastPosition(board.db)).toBe(before)
    }
    board.app = app
  })

  test('accepts a new job and lists it first', async () => {
    const employer = await signIn(expected.idempotent.by)
    const before = await lastPosition(board.db)
    board.now = new Date(board.now.getTime() + 1_000)
    const { id } = await postJobAs(employer)
    expect(await lastPosition(board.db)).toBe(before + 1)
    const { body } = await board.createClient().get('/api/jobs')
    expect(body.jobs[0]).toMatchObject({ id })
  })

  test('rebuilds the read tables, and finds a misspelt word', async () => {
    await rebuild({ ...board.tools, projections }, readModelVersion)
    const employer = await signIn(expected.idempotent.by)
    const { id } = await postJobAs(employer, { title: 'Herrador para yeguada' })
    const { body } = await board.createClient().get('/api/jobs?keyword=herardor')
    expect(body.jobs).toContainEqual(expect.objectContaining({ id }))
    expect(await verify({ ...board.tools, projections })).toMatchObject({ differences: [] })
  })

  test('retries the dead letter', async () => {
    for (const { subscription, position } of expected.parked) {
      const retry = ['parked', 'retry', subscription, `${position}`]
      expect(await runCli(board, ...retry)).toMatchObject({ code: 0 })
    }
    expect((await runCli(board, 'parked', 'list')).values).toEqual([[]])
  })

  test('starts a worker that continues at the last position', async () => {
    const stop = await startWorkers(board.tools)
    const lag = async () => {
      const [status] = (await runCli(board, 'status')).values
      return status.followers.map((follower: { lag: number }) => follower.lag)
    }
    await expect.poll(lag, { timeout: 20_000 }).toEqual([0, 0, 0])
    await stop()
  })
})

/** Jobs that a word finds; version 1 put them in another order. */
function inNoOrder(path: string, body: object): object {
  if (!path.includes('keyword=') || !('jobs' in body)) return body
  const jobs = body.jobs as { id: string }[]
  return { ...body, jobs: jobs.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }
}
