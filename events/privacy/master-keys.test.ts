import { expect, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import {
  createServerDatabase,
  describeWithDatabase,
  openTestDatabase
} from '#test/database/test-database.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { seedEmployer, testVault, testVaultKey } from '#test/events/event-builders.ts'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { WrongVaultKey } from './configured-keys.ts'
import { createPersonalDataVault } from './personal-data-vault.ts'

const otherKey = 'Qz5cN8vB1mX4kL7jH0gF3dS6aP9oI2uY'

describeWithDatabase('a database that was started with one vault key', context => {
  const count = async (db: Database) =>
    (await db.query('SELECT count(*)::integer AS n FROM vault.master_keys'))[0]

  test('refuses another one with a sentence, and is left as it was', async () => {
    await seedEmployer(context.db)
    const start = migrateDatabase(context.db, createPersonalDataVault(otherKey))
    await expect(start).rejects.toThrow(/VAULT_KEY no es la clave/)
    await expect(start).rejects.toBeInstanceOf(WrongVaultKey)
    expect(await count(context.db)).toEqual({ n: 1 })
    expect(await migrateDatabase(context.db, testVault)).toEqual([])
  })

  test('accepts a new key beside the one it was started with, which goes on encrypting', async () => {
    const rotating = createPersonalDataVault(otherKey, testVaultKey)
    expect(await migrateDatabase(context.db, rotating)).toEqual([])
    expect(await rotating.masterKeys.findActive(context.db, 'vault')).toMatchObject({ id: 1 })
    expect(await count(context.db)).toEqual({ n: 1 })
  })

  test('refuses another key while the log is still empty', async () => {
    const empty = await openTestDatabase(context.db.kind)
    const start = migrateDatabase(empty, createPersonalDataVault(otherKey))
    await expect(start).rejects.toBeInstanceOf(WrongVaultKey)
    await empty.close()
  })
})

test('of two processes with different keys on an empty server, one starts and the other is refused', async () => {
  const url = await createServerDatabase('template1')
  const programs = [openPostgres(url), openPostgres(url)]
  const starts = await Promise.allSettled(
    programs.map((db, index) =>
      migrateDatabase(db, createPersonalDataVault(index ? otherKey : testVaultKey))
    )
  )
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  for (const db of programs) await db.close()
})
