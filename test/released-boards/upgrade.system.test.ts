import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sealSession } from '#test/board/cookies.ts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Queryable } from '#events/database/database.ts'
import { migrate } from '#events/database/migrations.ts'
import { ProgramOutdated } from '#events/database/migration-history.ts'
import { newId } from '#events/aggregates/ids.ts'
import { encryptedPart } from '#events/privacy/event-encryption.ts'
import { createPersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { lastPosition, readAll } from '#events/store/event-store.ts'
import { composeApp } from '#composition/compose-board.ts'
import { migrateDatabase, migrations } from '#composition/migrate-database.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { sessionCookie } from '#services/auth/shared/cookies.ts'
import { startWorkers } from '#workers/index.ts'
import { postJobAs } from '#test/builders/api-fixtures.ts'
import { createEmptyApp } from '#test/builders/backup.ts'
import type { HttpClient } from '#test/board/http-client.ts'
import { sendMail } from '#test/board/mails.ts'
import { runCli } from '#test/board/run-cli.ts'
import { digestOf, type TableDigest } from '#test/database/table-digest.ts'
import { createTestApp, type TestApp } from '#test/board/test-app.ts'
import { type DatabaseKind, bothDatabases } from '#test/database/test-database.ts'
import {
  openReleasedDatabase,
  type ReleasedBoard,
  readReleasedBoard,
  releasedVersions,
  unpackFiles
} from './released-board.ts'

/** Their rows name the versions of the read tables, which an upgrade may raise. */
const namingVersions = ['es.head', 'es.projections']

/** Read tables that have lost columns since: their rows are counted, and the responses say that the rest is equal. */
const withFewerColumns = ['read.candidate_profiles', 'read.applications']

async function expectRows(db: Queryable, name: string, table: TableDigest): Promise<void> {
  const isWhole = !withFewerColumns.includes(name)
  const expected = isWhole ? table : { rows: table.rows }
  const found = await digestOf(db, name, isWhole ? table.columns : ['id'])
  expect([name, found]).toMatchObject([name, expected])
}

const boards = releasedVersions.flatMap(version =>
  bothDatabases.map(kind => [version, kind] as const)
)

interface OpenedBoard extends TestApp {
  /** Path of an unpacked file. */
  at(name: string): string
}

/** A copy of the board, which a process of today has started on; its clock stands at the last event. */
async function openBoard(kind: DatabaseKind, released: ReleasedBoard): Promise<OpenedBoard> {
  const folder = join(inject('folder'), newId())
  unpackFiles(released, folder)
  const db = await openReleasedDatabase(kind, released)
  const vault = createPersonalDataVault(released.vaultKey)
  expect(await migrateDatabase(db, vault)).toEqual([])
  const erasures = join(folder, 'erasures.ndjson')
  const board = await createTestApp(db, {
    OPERATORS: released.expected.operator,
    ERASURES_FILE: erasures
  })
  board.now = new Date(released.now)
  Object.assign(board.tools, { vault, secret: released.sessionSecret })
  board.app = composeApp(board.tools)
  return Object.assign(board, { at: (name: string) => join(folder, name) })
}

/** Every row of the database as text. */
async function allRows(db: Queryable): Promise<string> {
  const tables = await db.query<{ name: string }>(
    `SELECT schemaname || '.' || tablename AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`
  )
  const rows: unknown[] = []
  for (const { name } of tables) rows.push(await db.query(`SELECT to_jsonb(t) FROM ${name} AS t`))
  return JSON.stringify(rows)
}

describe.each(boards)('a program of today, started on the board of %s (%s)', (version, kind) => {
  const released = readReleasedBoard(version)
  const { expected } = released
  const readers = [...new Set(expected.answers.map(({ by }) => by))]
  let board: OpenedBoard
  beforeAll(async () => {
    board = await openBoard(kind, released)
  })
  afterAll(() => board?.db.close())

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

  test('finds every row', async () => {
    for (const [name, table] of Object.entries(expected.tables)) {
      if (namingVersions.includes(name)) continue
      await expectRows(board.db, name, table)
    }
  })

  test('finds no difference between the read tables and the log', async () => {
    expect(await verify({ ...board.tools, projections })).toEqual({
      position: expected.position,
      differences: [],
      unreadable: []
    })
  })

  test('writes no e-mail of the past', async () => {
    const count = () => board.db.query('SELECT count(*) AS n FROM mail.outbox')
    const before = await count()
    await sendMail(board)
    expect(await count()).toEqual(before)
  })

  test.each(readers)('signs in %s and sends the same responses', async by => {
    const visitor = by ? await signIn(by) : board.createClient()
    for (const { path, status, body } of expected.answers.filter(answer => answer.by === by)) {
      const response = await visitor.get(path)
      expect([path, response.status]).toEqual([path, status])
      // A later release may add fields; sessions are those of now.
      if (body && !/sessions|my-data/.test(path)) expect(response.body, path).toMatchObject(body)
    }
  })

  test('accepts a session of that release', async () => {
    const { token, username } = expected.session
    const visitor = board.createClient()
    visitor.cookies.set(sessionCookie, await sealSession(board, token))
    expect((await visitor.get('/api/user')).body).toMatchObject({ username })
  })

  test('refuses to sign in who is deleted or erased', async () => {
    const { deleted, erased, password } = expected
    for (const username of [...deleted, ...erased.marks]) {
      const { status } = await board.createClient().post('/api/login', { username, password })
      expect([username, status]).toEqual([username, 401])
    }
  })

  test('decrypts no personal data of the erased', async () => {
    const stored = await readAll(board.db, 0, 10_000)
    const events = await board.tools.vault.decrypt(board.db, stored)
    const isErasedSubject = (subject?: string) =>
      subject !== undefined && expected.erased.subjects.includes(subject)
    const ofErased = stored.flatMap((event, index) =>
      isErasedSubject(encryptedPart(event.data)?.subject) ? [events[index]?.isErased] : []
    )
    expect(ofErased.length).toBeGreaterThan(0)
    expect(ofErased).not.toContain(false)
    const text = (await allRows(board.db)) + JSON.stringify(events)
    expect(expected.erased.marks.filter(mark => text.includes(mark))).toEqual([])
    expect(text).toContain('Lucía Prieto')
  })

  test('sends the first response to a repeated request, without a second effect', async () => {
    const { by, key, path, body, answer } = expected.idempotent
    const before = await lastPosition(board.db)
    const again = await (await signIn(by)).post(path, body, { 'Idempotency-Key': key })
    expect(again).toMatchObject({ status: 201, body: answer })
    expect(await lastPosition(board.db)).toBe(before)
  })

  test('refuses an older program from now on', async () => {
    const older = migrations.slice(0, -1)
    await expect(migrate(board.db, older)).rejects.toBeInstanceOf(ProgramOutdated)
  })

  test('accepts a new job and lists it first', async () => {
    const employer = await signIn(expected.idempotent.by)
    board.now = new Date(board.now.getTime() + 1_000)
    const { id } = await postJobAs(employer)
    const { body } = await board.createClient().get('/api/jobs')
    expect(body.jobs[0]).toMatchObject({ id })
  })

  test('opens every archive for the operator, before the vault key is replaced and after it', async () => {
    const openArchives = async () => {
      for (const { id, data, reason } of expected.archives) {
        const why = ['--by', 'lola', '--reason', 'Juzgado']
        const { values } = await runCli(board, 'archive', 'open', id, ...why)
        expect(values).toEqual([{ data, reason }])
      }
    }
    await openArchives()
    const newKey = 'Qz5cN8vB1mX4kL7jH0gF3dS6aP9oI2uY'
    Object.assign(board.tools, { vault: createPersonalDataVault(newKey, released.vaultKey) })
    expect(await runCli(board, 'keys', 'rotate')).toMatchObject({ code: 0 })
    Object.assign(board.tools, { vault: createPersonalDataVault(newKey) })
    board.app = composeApp(board.tools)
    await openArchives()
    expect(await runCli(board, 'verify', 'events')).toMatchObject({ code: 0 })
  })

  test('rebuilds the read tables', async () => {
    expect((await rebuild({ ...board.tools, projections }, readModelVersion)).unreadable).toEqual(
      []
    )
    expect(await verify({ ...board.tools, projections })).toMatchObject({ differences: [] })
  })

  test('retries the dead letters, and starts workers that go on at the last position', async () => {
    for (const { subscription, position } of expected.deadLetters) {
      const retry = ['dead-letters', 'retry', subscription, `${position}`]
      expect(await runCli(board, ...retry)).toMatchObject({ code: 0 })
    }
    const stop = await startWorkers(board.tools)
    const lags = async () => {
      const [status] = (await runCli(board, 'status')).values
      return status.subscriptions.map(({ lag }: { lag: number }) => lag)
    }
    await expect.poll(lags, { timeout: 30_000 }).toEqual([0, 0, 0])
    await stop()
  })
})

/** What the workers of that board do next is not restored; of an event a backup has milliseconds, which the chain covers. */
const isCompared = (name: string) => !/^es\.(events|subscriptions|dead_letters)$/.test(name)

describe.each(boards)('a backup of %s', (version, kind) => {
  const released = readReleasedBoard(version)
  const { expected } = released

  /** Restores it into an empty database that has the same keys. */
  async function restore(erasures: 'its own' | 'later'): Promise<TestApp> {
    const folder = join(inject('folder'), newId())
    mkdirSync(folder)
    unpackFiles(released, folder)
    const list = join(folder, 'list.ndjson')
    copyFileSync(join(folder, 'erasures.ndjson'), list)
    const target = await createEmptyApp(kind, list)
    target.now = new Date(released.now)
    if (erasures === 'later') {
      const board = await openBoard(kind, released)
      for (const name of ['user', 'guest']) {
        const who = name === 'user' ? expected.session.username : 'guest@example.org'
        await runCli(board, name, 'erase', who)
      }
      copyFileSync(board.at('erasures.ndjson'), list)
      await board.db.close()
    }
    const restored = await runCli(target, 'restore', join(folder, 'backup'))
    expect(restored.code, restored.text).toBe(0)
    return target
  }

  test(`is restored, equal (${kind})`, async () => {
    const restored = await restore('its own')
    const { counts } = JSON.parse(released.files['backup/manifest.json'] ?? '')
    const compared = Object.entries(expected.tables).filter(
      ([name]) =>
        isCompared(name) && (name in counts || name === 'es.chain' || name.startsWith('read.'))
    )
    expect(compared.length).toBeGreaterThan(20)
    for (const [name, table] of compared) await expectRows(restored.db, name, table)
    const rows = await allRows(restored.db)
    expect(expected.erased.marks.filter(mark => rows.includes(mark))).toEqual([])
    const login = { username: expected.session.username, password: expected.password }
    expect((await restored.createClient().post('/api/login', login)).status).toBe(200)
    await restored.db.close()
  })

  test(`erases again who was erased since (${kind})`, async () => {
    const restored = await restore('later')
    expect(await allRows(restored.db)).not.toContain('Lucía Prieto')
    const login = { username: expected.session.username, password: expected.password }
    expect((await restored.createClient().post('/api/login', login)).status).toBe(401)
    await restored.db.close()
  })
})
