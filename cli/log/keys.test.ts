import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sealData } from 'iron-session'
import { beforeAll, describe, expect, test } from 'vitest'
import { SubjectErased } from '#events/database/sql-errors.ts'
import { newId } from '#events/aggregates/ids.ts'
import {
  createPersonalDataVault,
  type PersonalDataVault
} from '#events/privacy/personal-data-vault.ts'
import { unwrapKey, wrapKey } from '#events/privacy/wrapped-key.ts'
import { rotateKeys } from '#services/account-archive/rotate-keys.ts'
import { composeApp } from '#composition/app-dependencies.ts'
import { sessionCookie } from '#services/auth/shared/cookies.ts'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { postJobAs, signUp } from '#test/api-fixtures.ts'
import { expectedBoard, openBoardV1, type OpenedBoard } from '#test/board-v1.ts'
import {
  seedPeople,
  testTime,
  testVault,
  testVaultKey,
  userRegistered
} from '#test/event-builders.ts'
import { runCli } from '#test/run-cli.ts'
import { describeWithApp, type TestApp } from '#test/test-app.ts'
import { databaseKinds } from '#test/test-database.ts'

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
      { id: 1, isActive: false, people: 602, archives: 1, retiredAt: null },
      { id: 2, isActive: true, people: 500, archives: 0 }
    ])
    expect(await runCli(board, 'verify', 'events')).toMatchObject({ code: 0 })
    await expect(migrateDatabase(db, onlyNewKey)).rejects.toThrow(/VAULT_KEY_PREVIOUS/)
    const writing = Array.from({ length: 5 }, () => signUp(board, 'applicant'))
    expect(await runCli(board, 'keys', 'rotate')).toMatchObject({ code: 0 })
    await Promise.all(writing)
    expect(await summary()).toMatchObject([
      { id: 1, people: 0, archives: 0, retiredAt: expect.any(String) },
      { id: 2, isActive: true, people: 1_107, archives: 1, retiredAt: null }
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
    expect(opened.values[0]).toMatchObject({ reason: 'Suplantación' })
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

describeWithApp('a board to which two vault keys wrote before keys had ids', board => {
  test('is whole again once the second key is configured as the previous one', async () => {
    const { db } = board
    const { id } = await signUp(board, 'employer')
    await db.query('UPDATE vault.keys SET wrapped = $2 WHERE subject = $1', [
      id,
      await wrapWithOtherKey(id)
    ])
    expect(await runCli(board, 'verify', 'events')).toMatchObject({ code: 3 })
    openWith(board, createPersonalDataVault(newKey, testVaultKey))
    expect(await runCli(board, 'verify', 'events')).toMatchObject({ code: 0 })
    expect(await runCli(board, 'keys', 'rotate')).toMatchObject({ code: 0 })

    async function wrapWithOtherKey(subject: string): Promise<Buffer> {
      const [own] = testVault.masterKeys.all('vault')
      const [other] = onlyNewKey.masterKeys.all('vault')
      const [row] = await db.query<{ wrapped: Buffer }>(
        'SELECT wrapped FROM vault.keys WHERE subject = $1',
        [subject]
      )
      if (!own || !other || !row) throw new Error('no key')
      const key = unwrapKey([own], { subject, wrapped: row.wrapped })
      return wrapKey({ id: 1, key: other }, subject, key ?? Buffer.alloc(32)).wrapped
    }
  })
})

describe.each(databaseKinds)('replacing the keys of the %s board of version 1', kind => {
  test('keeps people, archives and sessions', async () => {
    const board: OpenedBoard = await openBoardV1(kind)
    const { id: archive, data, reason } = expectedBoard.archives[0] ?? {}
    const former = JSON.parse(
      readFileSync(join(board.tools.config.dataDir, 'secrets.json'), 'utf8')
    ).vaultKey
    openWith(board, createPersonalDataVault(newKey, former))
    expect(await runCli(board, 'keys', 'rotate')).toMatchObject({ code: 0 })
    openWith(board, onlyNewKey)
    expect(await runCli(board, 'verify', 'events')).toMatchObject({ code: 0 })
    expect(await runCli(board, 'projection', 'verify')).toMatchObject({ code: 0 })
    const opened = await runCli(
      board,
      'archive',
      'open',
      `${archive}`,
      '--by',
      'lola',
      '--reason',
      'Juzgado'
    )
    expect(opened.values).toEqual([{ data, reason }])

    const { token, username } = expectedBoard.session
    const cookie = await sealData({ token }, { password: board.tools.secret })
    const secrets = { secret: newKey, previousSecret: board.tools.secret }
    board.app = composeApp({ ...board.tools, ...secrets })
    const visitor = board.createClient()
    visitor.cookies.set(sessionCookie, cookie)
    expect((await visitor.get('/api/user')).body).toMatchObject({ username })
    board.app = composeApp({ ...board.tools, secret: newKey })
    expect((await visitor.get('/api/user')).status).toBe(401)
    await board.close()
  })
})
