import { beforeAll, expect, test } from 'vitest'
import { SubjectErased } from '#events/database/sql-errors.ts'
import { newId } from '#events/aggregates/ids.ts'
import {
  createPersonalDataVault,
  type PersonalDataVault
} from '#events/privacy/personal-data-vault.ts'
import { rotateKeys } from '#services/account-archive/rotate-keys.ts'
import { composeApp } from '#composition/compose-board.ts'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import {
  seedPeople,
  testTime,
  testVault,
  testVaultKey,
  userRegistered
} from '#test/events/event-builders.ts'
import { runCli } from '#test/board/run-cli.ts'
import { describeWithApp, type TestApp } from '#test/board/test-app.ts'

const newKey = 'Qz5cN8vB1mX4kL7jH0gF3dS6aP9oI2uY'
const bothKeys = createPersonalDataVault(newKey, testVaultKey)
const onlyNewKey = createPersonalDataVault(newKey)

/** The board as a process that has these keys opens it. */
function openWith(board: TestApp, vault: PersonalDataVault): void {
  board.tools.vault = vault
  board.app = composeApp(board.tools)
}

describeWithApp('replacing the vault key', board => {
  const summary = async () => (await runCli(board, 'keys', 'status')).values[0]

  beforeAll(async () => {
    const person = await signUp(board, 'employer')
    await postJobAs(await signUp(board, 'employer'))
    await runCli(board, 'user', 'delete', person.username, '--reason', 'Suplantación')
    expect(await runCli(board, 'user', 'erase', person.id)).toMatchObject({ code: 0 })
    await seedPeople(board.db, 1_100)
    openWith(board, bothKeys)
  })

  test('is interrupted and continued, with people registering meanwhile', async () => {
    const stop = () => {
      throw new Error('killed')
    }
    const { db } = board
    await expect(rotateKeys({ db, vault: bothKeys, onBatch: stop })).rejects.toThrow('killed')
    expect(await summary()).toMatchObject([
      { id: 1, isActive: false, people: 603, archives: 1, retiredAt: null },
      { id: 2, isActive: true, people: 500, archives: 0 }
    ])
    expect(await runCli(board, 'verify', 'events')).toMatchObject({ code: 0 })
    await expect(migrateDatabase(db, onlyNewKey)).rejects.toThrow(/VAULT_KEY_PREVIOUS/)
    const writing = Array.from({ length: 5 }, () => signUp(board, 'applicant'))
    expect(await runCli(board, 'keys', 'rotate')).toMatchObject({ code: 0 })
    await Promise.all(writing)
    expect(await summary()).toMatchObject([
      { id: 1, people: 0, archives: 0, retiredAt: expect.any(String) },
      { id: 2, isActive: true, people: 1_108, archives: 1, retiredAt: null }
    ])
  })

  test('leaves everything readable with the new key alone', async () => {
    openWith(board, onlyNewKey)
    expect(await migrateDatabase(board.db, onlyNewKey)).toEqual([])
    expect(await runCli(board, 'verify', 'events')).toMatchObject({ code: 0 })
    const [[copy]] = (await runCli(board, 'archive', 'list')).values
    const opened = await runCli(
      board,
      'archive',
      'open',
      copy.id,
      '--by',
      'lola',
      '--reason',
      'Juzgado'
    )
    expect(opened.values[0]).toMatchObject({ reason: expect.stringContaining('Suplantación') })
    await expect(migrateDatabase(board.db, testVault)).rejects.toThrow(/VAULT_KEY no es/)
  })

  test('refuses a key that was wrapped with the retired one', async () => {
    const event = { ...userRegistered(newId()), at: testTime }
    const { keys, subjects } = await onlyNewKey.encrypt(board.db, [event], {})
    const late = { keys: keys.map(key => ({ ...key, keyId: 1 })), subjects }
    const stored = board.db.transaction(tx => onlyNewKey.storeKeys(tx, late))
    await expect(stored).rejects.toBeInstanceOf(SubjectErased)
  })

  test('changes nothing a second time, and says so', async () => {
    const again = await runCli(board, 'keys', 'rotate')
    expect(again).toMatchObject({ code: 0, text: expect.stringContaining('nada que cambiar') })
  })

  test('names the people whose keys are damaged, and keeps the former key in use', async () => {
    const { id } = await signUp(board, 'applicant')
    await board.db.query('UPDATE vault.keys SET wrapped = $2 WHERE subject = $1', [
      id,
      Buffer.alloc(60)
    ])
    openWith(board, createPersonalDataVault(testVaultKey, newKey))
    const rotated = await runCli(board, 'keys', 'rotate')
    expect(rotated).toMatchObject({ code: 3, text: expect.stringContaining(id) })
    expect(await summary()).toMatchObject([{}, { retiredAt: null }, { id: 3, isActive: true }])
    const verified = await runCli(board, 'projection', 'verify', 'users')
    expect(verified.code).toBe(3)
    expect(verified.text).toMatch(/El evento \d+ no se abre con ninguna clave/)
    const rebuilt = await runCli(board, 'projection', 'rebuild', 'users')
    expect(rebuilt).toMatchObject({ code: 3, values: [{ unreadable: [expect.any(Number)] }] })
    expect(await runCli(board, 'verify', 'events')).toMatchObject({ code: 3 })
  })
})
