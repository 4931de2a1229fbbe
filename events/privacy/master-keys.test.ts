import { expect, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import {
  createServerDatabase,
  describeWithDatabase,
  openTestDatabase
} from '#test/database/test-database.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { newId } from '#events/aggregates/ids.ts'
import { user } from '#events/aggregates/users.ts'
import { appendAndProject } from '#projections/append-and-project.ts'
import {
  seedEmployer,
  testTime,
  testVault,
  testVaultKey,
  userRegistered
} from '#test/events/event-builders.ts'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { WrongVaultKey } from './configured-keys.ts'
import { createPersonalDataVault, type PersonalDataVault } from './personal-data-vault.ts'
import { findUnreadableKeys } from './rewrap-keys.ts'

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

  test('takes another key as long as its log is empty, and from then on no other', async () => {
    const empty = await openTestDatabase(context.db.kind)
    await testVault.keyedHash(empty, 'of a request that was refused')
    const other = createPersonalDataVault(otherKey)
    expect(await migrateDatabase(empty, other)).toEqual([])
    expect(await other.keyedHash(empty, 'of another request')).toHaveLength(32)
    await expect(register(empty, testVault)).rejects.toBeInstanceOf(WrongVaultKey)
    await register(empty, other)
    expect(await findUnreadableKeys(empty, other.masterKeys)).toEqual([])
    const start = migrateDatabase(empty, testVault)
    await expect(start).rejects.toBeInstanceOf(WrongVaultKey)
    await empty.close()
  })
})

test('of two processes with different keys on an empty server, only one writes, and the other is refused from then on', async () => {
  const url = await createServerDatabase('template1')
  const programs = [testVaultKey, otherKey].map(key => ({
    db: openPostgres(url),
    vault: createPersonalDataVault(key)
  }))
  const each = (work: (db: Database, vault: PersonalDataVault) => Promise<unknown>) =>
    Promise.allSettled(programs.map(({ db, vault }) => work(db, vault)))
  const started = await each(migrateDatabase)
  expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  const statuses = (results: PromiseSettledResult<unknown>[]) => results.map(({ status }) => status)
  const written = await each(register)
  expect(statuses(written).sort()).toEqual(['fulfilled', 'rejected'])
  expect(statuses(await each(migrateDatabase))).toEqual(statuses(written))
  for (const { db } of programs) await db.close()
})

/** As a request does, which encrypts before it appends. */
async function register(db: Database, vault: PersonalDataVault): Promise<void> {
  const id = newId()
  await appendAndProject({ db, vault }, [
    { stream: user.stream(id), expected: null, events: [userRegistered(id)], at: testTime }
  ])
}
