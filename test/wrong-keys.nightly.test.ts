import { execFile } from 'node:child_process'
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { lastPosition } from '#events/store/event-store.ts'
import { newId } from '#events/aggregates/ids.ts'
import { parseConfig } from '#services/platform/config/config.ts'
import { openInfrastructure } from '#services/platform/config/open-infrastructure.ts'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { user } from '#events/aggregates/users.ts'
import { appendAndProject } from '#projections/append-and-project.ts'
import { testVaultKey, userRegistered } from './events/event-builders.ts'
import { startScript } from './servers/service-process.ts'
import { createServerDatabase, databaseKinds } from './database/test-database.ts'

const sessionSecret = 'Tz6uY2iO8pA4sD1fG7hJ3kL9xC5vB0nM'
const otherKey = 'Qz5cN8vB1mX4kL7jH0gF3dS6aP9oI2uY'

interface Ended {
  code: number
  /** Or the output, when there is nothing else. */
  errors: string
}

/** Runs a script of ours in a shell that has only these variables, until it ends. */
function run(args: string[], env: Record<string, string>): Promise<Ended> {
  const shell = { env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...env }, timeout: 60_000 }
  return new Promise(resolve =>
    execFile(process.execPath, args, shell, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), errors: stderr || stdout })
    )
  )
}

describe.each(databaseKinds)('a board on the %s database', { timeout: 120_000 }, kind => {
  const env: Record<string, string> = {}
  const id = newId()

  beforeAll(async () => {
    env['DATA_DIR'] = join(inject('folder'), newId())
    if (kind === 'server') {
      env['DATABASE_URL'] = await createServerDatabase()
      Object.assign(env, { VAULT_KEY: testVaultKey, SESSION_SECRET: sessionSecret })
    }
    await withBoard(async ({ db, vault }) => {
      await migrateDatabase(db, vault)
      await appendAndProject({ db, vault }, [
        { stream: user.stream(id), expected: 0, events: [userRegistered(id)], at: '2026-03-02' }
      ])
    })
  }, 60_000)

  type Tools = Awaited<ReturnType<typeof openInfrastructure>>['tools']

  async function withBoard<T>(work: (tools: Tools) => Promise<T>): Promise<T> {
    const { tools, close } = await openInfrastructure(parseConfig(env))
    try {
      return await work(tools)
    } finally {
      await close()
    }
  }

  async function expectNothingWritten() {
    const position = await withBoard(async ({ db }) => {
      expect(await db.query('SELECT FROM archive.deleted_users')).toEqual([])
      expect(await db.query('SELECT FROM vault.keys')).toHaveLength(1)
      return lastPosition(db)
    })
    expect(position).toBe(1)
  }

  const erase = ['cli/main.ts', 'user', 'erase', `yeguada.${id}`]

  test.each([
    ['a command', erase],
    ['a start', startScript]
  ])('refuses %s with another vault key', async (_, args) => {
    const ended = await run(args, { ...env, VAULT_KEY: otherKey })
    expect(ended).toMatchObject({ code: 1, errors: expect.stringContaining('VAULT_KEY no es') })
    expect(ended.errors.trim().split('\n')).toHaveLength(1)
    await expectNothingWritten()
  })

  test.each([
    ['a command', erase],
    ['a start', startScript]
  ])('refuses %s without its secrets, and generates none', async (_, args) => {
    const { VAULT_KEY: _key, SESSION_SECRET: _secret, ...withoutKeys } = env
    const secretsFile = join(env['DATA_DIR'] ?? '', 'secrets.json')
    if (kind === 'embedded') renameSync(secretsFile, `${secretsFile}.away`)
    const ended = await run(args, withoutKeys)
    expect(existsSync(secretsFile)).toBe(false)
    if (kind === 'embedded') renameSync(`${secretsFile}.away`, secretsFile)
    expect(ended).toMatchObject({ code: 1, errors: expect.stringContaining('Faltan los secretos') })
    await expectNothingWritten()
  })

  test('runs a command with the right keys', async () => {
    expect(await run(erase, env)).toMatchObject({ code: 0 })
    await withBoard(async ({ db }) => {
      expect(await db.query('SELECT FROM archive.deleted_users')).toHaveLength(1)
      expect(await db.query('SELECT FROM vault.keys')).toEqual([])
    })
  })
})
