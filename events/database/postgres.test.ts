import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { oddSettings } from '#test/database/odd-settings.ts'
import { type PgBouncer, startPgBouncer } from '#test/servers/pgbouncer.ts'
import { databaseUrl } from '#test/database/prepared-databases.ts'
import { createServerDatabase } from '#test/database/test-database.ts'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'
import { sessionSettings } from './session-settings.ts'
import { isUnavailable, UnusableDatabase } from './unavailable.ts'

const caught = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

/** As a session shows them; a version without one has none. */
async function readSettings(db: Database): Promise<Record<string, string>> {
  const rows = await db.query<{ name: string; value: string }>(
    'SELECT lower(name) AS name, setting AS value FROM pg_settings WHERE lower(name) = ANY($1)',
    [Object.keys(sessionSettings)]
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

async function administer(url: string, statements: string): Promise<void> {
  const admin = openPostgres(url, 1)
  await admin.exec(statements)
  await admin.close()
}

describe('a session of a server', () => {
  test('has the settings of the board, whatever those of its database are', async () => {
    const url = await createServerDatabase()
    const name = new URL(url).pathname.slice(1)
    const alterations = Object.entries(oddSettings).map(
      ([setting, value]) => `ALTER DATABASE ${name} SET ${setting} = ${value}`
    )
    await administer(inject('serverUrl'), alterations.join('; '))
    const db = openPostgres(url)
    expect(sessionSettings).toMatchObject(await readSettings(db))
    await db.vacuum()
    expect(sessionSettings).toMatchObject(await readSettings(db))
    expect(
      await db.query(`SELECT TIMESTAMPTZ '2026-03-02 10:00+01' AS at, '\\x41'::bytea AS bytes`)
    ).toEqual([{ at: '2026-03-02T09:00:00.000Z', bytes: Buffer.from('A') }])
    await db.close()
  })

  test.each([
    ['LATIN1', 'LATIN1'],
    ['SQL_ASCII', 'SQL_ASCII']
  ])('is refused in a database in %s', async (_, encoding) => {
    const name = `encoded_${newId()}`
    await administer(
      inject('serverUrl'),
      `CREATE DATABASE ${name} TEMPLATE template0 ENCODING '${encoding}' LOCALE 'C'`
    )
    const db = openPostgres(databaseUrl(inject('serverUrl'), name))
    const error = await caught(db.query('SELECT 1'))
    expect(error).toBeInstanceOf(UnusableDatabase)
    expect(String(error)).toContain(`guarda los textos en ${encoding}`)
    await db.close()
  })
})

describe.skipIf(spawnSync('pgbouncer', ['--version']).error)('behind PgBouncer', () => {
  let server: string
  let pooler: PgBouncer
  let db: Database
  const start = async (mode: string, settings?: Record<string, string>) => {
    pooler = await startPgBouncer(server, { pool_mode: mode, ...settings })
    db = openPostgres(pooler.url)
  }
  beforeAll(async () => {
    server = await createServerDatabase()
  })
  afterAll(async () => {
    await db.close()
    await pooler.stop()
  })

  test('one that keeps a session for a connection gives all that the board needs', async () => {
    await start('session')
    expect(sessionSettings).toMatchObject(await readSettings(db))
    const received: string[] = []
    const stop = await db.listen('news', payload => void received.push(payload))
    await db.query(`SELECT pg_notify('news', 'one')`)
    await expect.poll(() => received).toContain('one')
    await stop()
    await db.close()
    // The next ones of the pool take over what was left in the sessions.
    db = openPostgres(pooler.url)
    expect(sessionSettings).toMatchObject(await readSettings(db))
    await db.withExclusiveLock(() =>
      db.tryExclusiveLock(() => expect.unreachable('the lock is held'))
    )
  })

  test.each([
    ['transaction', {}],
    ['transaction', { server_round_robin: '1' }],
    ['statement', {}]
  ])('one in the mode «%s» is refused with a sentence: %j', async (mode, settings) => {
    await db.close()
    await pooler.stop()
    await start(mode, settings)
    const busy = openPostgres(pooler.url)
    const errors = await Promise.all([caught(db.query('SELECT 1')), caught(busy.query('SELECT 1'))])
    await busy.close()
    for (const error of errors) {
      expect(error).toBeInstanceOf(UnusableDatabase)
      expect(String(error)).toContain('pool_mode = session')
    }
    expect(errors.map(isUnavailable)).toEqual([true, true])
  })
})
