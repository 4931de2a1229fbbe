import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { openPglite } from '#events/database/pglite.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { newId } from '#events/aggregates/ids.ts'
import { createPersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { postJobAs, signUp, testPassword } from '#test/builders/api-fixtures.ts'
import { seedPeople, testVault, testVaultKey } from '#test/events/event-builders.ts'
import { runCli } from '#test/board/run-cli.ts'
import { spawnNode } from '#test/servers/service-process.ts'
import { createTestApp, type TestApp } from '#test/board/test-app.ts'
import { createServerDatabase, databaseKinds } from '#test/database/test-database.ts'

const newKey = 'Qz5cN8vB1mX4kL7jH0gF3dS6aP9oI2uY'
const bothKeys = createPersonalDataVault(newKey, testVaultKey)
const onlyNewKey = createPersonalDataVault(newKey)

/** An embedded board takes seconds to start after each kill: at night alone. */
describe.each(databaseKinds)(
  'replacing the vault key of a %s database, killed',
  {
    timeout: 120_000
  },
  kind => {
    const dataDir = join(inject('folder'), newId())
    const from = new Blob([readFileSync(inject('embeddedDump'))])
    let env: Record<string, string>
    let open: (isNew?: boolean) => Database
    let people: number

    beforeAll(async () => {
      mkdirSync(dataDir)
      const url = kind === 'server' ? await createServerDatabase() : undefined
      const directory = join(dataDir, 'database')
      open = isNew => (url ? openPostgres(url) : openPglite({ directory, ...(isNew && { from }) }))
      env = {
        DATA_DIR: dataDir,
        VAULT_KEY: newKey,
        VAULT_KEY_PREVIOUS: testVaultKey,
        SESSION_SECRET: 'kV0uF2l9Qw7Zr3Tn8Xb1Yc5Md4Hs6Jp0',
        ...(url && { DATABASE_URL: url })
      }
      await onBoard(async board => {
        const employer = await signUp(board, 'employer', { username: 'soto' })
        await postJobAs(employer)
        const person = await signUp(board, 'applicant')
        await runCli(board, 'user', 'delete', person.username, '--reason', 'Suplantación')
        await runCli(board, 'user', 'erase', person.id)
        await seedPeople(board.db, 1_100)
        people = (await runCli(board, 'keys', 'status')).values[0][0].people
      }, testVault)
    }, 120_000)

    /** Opens the board as a process with these keys does, as long as the work takes. */
    async function onBoard(
      work: (board: TestApp) => Promise<void>,
      vault = bothKeys
    ): Promise<void> {
      const db = open(vault === testVault)
      const board = await createTestApp(db)
      board.tools.vault = vault
      try {
        await migrateDatabase(db, vault)
        await work(board)
      } finally {
        await db.close()
      }
    }

    const former = { id: 1, isActive: false, retiredAt: null }
    const current = { id: 2, isActive: true, retiredAt: null }

    // Each run continues where the one before was killed.
    test.each([
      ['while the key is activated', 1, () => [{ ...former, isActive: true, people, archives: 1 }]],
      [
        'in the second batch of people',
        3,
        () => [
          { ...former, people: people - 500, archives: 1 },
          { ...current, people: 500, archives: 0 }
        ]
      ],
      [
        'while archives are encrypted',
        5,
        () => [
          { ...former, people: 0, archives: 1 },
          { ...current, people, archives: 0 }
        ]
      ],
      [
        'while the former key is retired',
        5,
        () => [
          { ...former, people: 0, archives: 0 },
          { ...current, people, archives: 1 }
        ]
      ]
    ] as const)('%s, loses nothing', async (_, transaction, expected) => {
      const command = ['test/servers/killed-command.ts', String(transaction), 'keys', 'rotate']
      const killed = spawnNode(command, env)
      expect(await killed.exited).toBeNull()
      await onBoard(async board => {
        expect((await runCli(board, 'keys', 'status')).values[0]).toMatchObject(expected())
        expect(await runCli(board, 'verify', 'events')).toMatchObject({ code: 0 })
      })
    })

    test('is completed by another run, and opens with the new key alone', async () => {
      await onBoard(async board => {
        expect(await runCli(board, 'keys', 'rotate')).toMatchObject({ code: 0 })
      })
      await onBoard(async board => {
        expect((await runCli(board, 'keys', 'status')).values[0]).toMatchObject([
          { id: 1, people: 0, archives: 0, retiredAt: expect.any(String) },
          { ...current, people, archives: 1 }
        ])
        expect(await runCli(board, 'verify', 'events')).toMatchObject({ code: 0 })
        expect(await runCli(board, 'projection', 'verify')).toMatchObject({ code: 0 })
        const [[copy]] = (await runCli(board, 'archive', 'list')).values
        const why = ['--by', 'lola', '--reason', 'Juzgado']
        const opened = await runCli(board, 'archive', 'open', copy.id, ...why)
        expect(opened.values[0]).toMatchObject({
          reason: 'La cuenta incumple las reglas del sitio. Suplantación'
        })
        const login = { username: 'soto', password: testPassword }
        expect((await board.createClient().post('/api/login', login)).status).toBe(200)
      }, onlyNewKey)
    })
  }
)
