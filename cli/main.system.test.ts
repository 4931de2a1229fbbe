import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openPostgres } from '#events/database/postgres.ts'
import type { Database } from '#events/database/database.ts'
import { readModelVersion } from '#projections/index.ts'
import { seedEmployer, testVaultKey } from '#test/events/event-builders.ts'
import { runNode } from '#test/servers/service-process.ts'
import { createServerDatabase } from '#test/database/test-database.ts'

const secrets = {
  SESSION_SECRET: 'a test that is long enough to seal',
  VAULT_KEY: testVaultKey
}

describe('an older program at the command line', () => {
  let db: Database
  let env: Record<string, string>
  const laterVersion = `${readModelVersion} JobSold:1`

  beforeAll(async () => {
    const url = await createServerDatabase()
    env = { DATABASE_URL: url, DATA_DIR: inject('folder'), ...secrets }
    db = openPostgres(url)
    await db.query('UPDATE es.head SET shape = $1', [laterVersion])
    await db.exec("INSERT INTO migration.applied (name, hash) VALUES ('of-a-later-program', '')")
  })
  afterAll(() => db.close())

  const ops = (...argv: string[]) =>
    runNode(['cli/main.ts', ...argv], env).catch((error: { stderr: string }) => error)

  test('prints the status', async () => {
    expect(await ops('status')).toContain('Registro: 0 eventos')
  })

  test.each([
    ['user', 'password', 'ana'],
    ['backup', 'nowhere']
  ])('refuses %s with one sentence', async (...argv) => {
    const refused = await ops(...argv)
    expect(refused).toMatchObject({ code: 1 })
    expect(JSON.stringify(refused)).toContain('más antiguo que la base de datos')
    expect(refused).toMatchObject({ stderr: expect.not.stringContaining('    at ') })
  })

  test('changes nothing', async () => {
    expect(await db.query('SELECT shape FROM es.head')).toEqual([{ shape: laterVersion }])
    const ofLater = "SELECT FROM migration.applied WHERE name = 'of-a-later-program'"
    expect(await db.query(ofLater)).toHaveLength(1)
  })
})

test.each([
  [['help'], 0],
  // Would go on until it is interrupted.
  [['events', 'tail', '--follow'], null]
])('a reader that has left, as head does, ends %j without a stack', async (argv, expected) => {
  const url = await createServerDatabase()
  const db = openPostgres(url)
  await seedEmployer(db)
  await db.close()
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: inject('folder'), ...secrets }
  const child = spawn(process.execPath, ['cli/main.ts', ...argv], { env })
  child.stdout.destroy()
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect([stderr, code]).toEqual(['', expected])
})
