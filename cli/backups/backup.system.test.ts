import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import {
  type BackedUpApp,
  createBackedUpApp,
  createEmptyApp,
  dump,
  personalTexts
} from '#test/builders/backup.ts'
import { bothDatabases } from '#test/database/test-database.ts'
import { runCli } from '#test/board/run-cli.ts'
import { postJobAs, signUp, testPassword } from '#test/builders/api-fixtures.ts'
import { testVault, testVaultKey } from '#test/events/event-builders.ts'
import { writeManifest } from '#services/backups/manifest.ts'

describe.each(bothDatabases)('a backup of the %s database', { timeout: 120_000 }, from => {
  let board: BackedUpApp['board']
  let employer: BackedUpApp['employer']
  let at: BackedUpApp['at']
  let manifest: BackedUpApp['manifest']
  let close: BackedUpApp['close']
  beforeAll(async () => {
    ;({ board, employer, at, manifest, close } = await createBackedUpApp(from))
  })
  afterAll(() => close())

  test('is files that only their owner can read, with the keys in a file of their own', () => {
    const files = ['manifest.json', 'log.ndjson', 'tables.ndjson', 'pictures.ndjson']
    for (const file of [...files.map(name => join('backup', name)), 'backup.keys']) {
      expect(statSync(at(file)).mode & 0o777, file).toBe(0o600)
    }
    const all = files.map(name => readFileSync(at(join('backup', name)), 'utf8')).join('')
    expect([...personalTexts, 'wrapped'].filter(text => all.includes(text))).toEqual([])
    expect(manifest().counts).toMatchObject({ 'media.pictures': 1, 'es.erasures': 1 })
    expect(manifest().position).toBe(manifest().files.log.lines)
  })

  test.each(bothDatabases)('is restored into the %s database', async to => {
    const target = await createEmptyApp(to, at('erasures.ndjson'))
    const restored = await runCli(target, 'restore', at('backup'))
    expect(restored).toMatchObject({ code: 0, text: expect.stringContaining('y comprobados') })
    const tail = ['events', 'tail', '1000']
    expect((await runCli(target, ...tail)).values).toEqual((await runCli(board, ...tail)).values)
    const login = { username: 'zoraida', password: testPassword }
    expect((await target.createClient().post('/api/login', login)).status).toBe(200)
    expect((await dump(target)).includes('Zurriago')).toBe(true)
    await postJobAs(await signUp(target, 'employer'))
    await target.db.close()
  })

  test('holds one moment of a database that is written to meanwhile', async () => {
    const posting = Promise.all([1, 2, 3, 4, 5].map(() => postJobAs(employer)))
    const { values } = await runCli(board, 'backup', at('meanwhile'))
    await posting
    const target = await createEmptyApp('server', at('erasures.ndjson'))
    const restored = await runCli(target, 'restore', at('meanwhile'))
    expect(restored).toMatchObject({ code: 0, values: [{ restored: values[0].position }] })
    await target.db.close()
  })

  test('is not written into a folder with files, nor over existing keys', async () => {
    const again = await runCli(board, 'backup', at('backup'))
    expect(again).toMatchObject({ code: 1, text: expect.stringContaining('no está vacía') })
    const keys = await runCli(board, 'backup', at('other'), '--keys', at('backup.keys'))
    expect(keys).toMatchObject({ code: 1, text: expect.stringContaining('Ya existe') })
    expect(existsSync(at('other'))).toBe(false)
  })

  test('with a changed file is refused before anything is imported', async () => {
    const target = await createEmptyApp('server', at('erasures.ndjson'))
    const path = at('backup/tables.ndjson')
    const whole = readFileSync(path, 'utf8')
    writeFileSync(path, whole.replace('palafrenero', 'palafrenera'))
    const changed = await runCli(target, 'restore', at('backup'))
    writeFileSync(path, whole)
    expect(changed).toMatchObject({ code: 1, text: expect.stringContaining('SHA-256') })
    const [{ n } = { n: -1 }] = await target.db.query<{ n: number }>(
      'SELECT (SELECT count(*) FROM vault.keys) + (SELECT count(*) FROM es.erasures) AS n'
    )
    expect(n).toBe(0)
    expect(await runCli(target, 'restore', at('backup'))).toMatchObject({ code: 0 })
    const again = await runCli(target, 'restore', at('backup'))
    expect(again).toMatchObject({ code: 1, text: expect.stringContaining('no está vacía') })
    await target.db.close()
  })

  describe('whose manifest was changed', () => {
    const restoreWith = async (text: string) => {
      const path = at('backup/manifest.json')
      const signed = readFileSync(path, 'utf8')
      const target = await createEmptyApp('server', at('erasures.ndjson'))
      writeFileSync(path, text)
      const result = await runCli(target, 'restore', at('backup'))
      writeFileSync(path, signed)
      const [log] = await target.db.query<{ n: number }>('SELECT count(*) AS n FROM es.events')
      await target.db.close()
      return { ...result, events: log?.n }
    }
    const withoutSignature = () => {
      const { signature: _, ...rest } = manifest()
      return rest
    }

    test.each([
      ['the position', () => ({ ...manifest(), position: manifest().position - 1 })],
      ['an addition', () => ({ ...manifest(), note: 'x' })],
      ['the signature', () => ({ ...manifest(), signature: 'AAAA' })],
      ['an empty signature', () => ({ ...manifest(), signature: '' })],
      ['a signature that is no text', () => ({ ...manifest(), signature: null })],
      ['no signature', withoutSignature]
    ])('is refused: %s', async (_, changed) => {
      const refused = await restoreWith(JSON.stringify(changed()))
      expect(refused).toMatchObject({ code: 1, events: 0 })
      expect(refused.text).toContain('no lleva la firma')
    })

    test('to say that there are more events makes restore exit with 3', async () => {
      const [key] = testVault.masterKeys.all('backup')
      if (!key) throw new Error('no key')
      const changed = { ...withoutSignature(), position: manifest().position + 1 }
      mkdirSync(at('signed'))
      await writeManifest(at('signed'), changed, key)
      const more = await restoreWith(readFileSync(at('signed/manifest.json'), 'utf8'))
      expect([more.code, more.values.at(-1).equal]).toEqual([3, false])
    })
  })

  test('with a damaged key or archive is refused, unless the rest is wanted', async () => {
    const [keys] = await board.db.query<{ subject: string; wrapped: Buffer }>(
      'SELECT subject, wrapped FROM vault.keys ORDER BY created_at DESC LIMIT 1'
    )
    const write = (wrapped?: Buffer) =>
      board.db.query('UPDATE vault.keys SET wrapped = $2 WHERE subject = $1', [
        keys?.subject,
        wrapped
      ])
    await write(Buffer.alloc(60))
    await runCli(board, 'backup', at('damaged'))
    await write(keys?.wrapped)
    const target = await createEmptyApp('server', at('erasures.ndjson'))
    const refused = await runCli(target, 'restore', at('damaged'))
    expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('no abre 1 claves') })
    expect(await target.db.query('SELECT FROM es.events')).toEqual([])
    const partly = await runCli(target, 'restore', at('damaged'), '--unreadable')
    expect(partly).toMatchObject({ code: 3, text: expect.stringContaining('con ninguna clave') })
    await target.db.close()
  })

  test('is restored with the former vault key beside the current one, and takes the current one then', async () => {
    const target = await createEmptyApp('server', at('erasures.ndjson'))
    const newKey = 'Qz5cN8vB1mX4kL7jH0gF3dS6aP9oI2uY'
    target.tools.vault = createPersonalDataVault(newKey, testVaultKey)
    expect(await runCli(target, 'restore', at('backup'))).toMatchObject({ code: 0 })
    expect(await runCli(target, 'keys', 'rotate')).toMatchObject({ code: 0 })
    target.tools.vault = createPersonalDataVault(newKey)
    expect(await runCli(target, 'verify', 'events')).toMatchObject({ code: 0 })
    await target.db.close()
  })

  test('is refused without a manifest, without keys, and by a vault with another key', async () => {
    const target = await createEmptyApp('server', at('erasures.ndjson'))
    mkdirSync(at('unfinished'), { recursive: true })
    const unfinished = await runCli(target, 'restore', at('unfinished'))
    expect(unfinished.text).toContain('no se terminó')
    const without = await runCli(target, 'restore', at('backup'), '--keys', at('none'))
    expect(without).toMatchObject({ code: 1, text: expect.stringContaining('No existe') })
    const { vault } = target.tools
    target.tools.vault = createPersonalDataVault('another secret')
    const foreign = await runCli(target, 'restore', at('backup'))
    expect(foreign).toMatchObject({ code: 1, text: expect.stringContaining('VAULT_KEY') })
    target.tools.vault = vault
    expect(await runCli(target, 'restore', at('backup'))).toMatchObject({ code: 0 })
    await target.db.close()
  })

  test('is refused without a list of erasures, or with an older list or that of another board', async () => {
    const target = await createEmptyApp('server')
    const none = await runCli(target, 'restore', at('backup'))
    expect(none).toMatchObject({ code: 1, text: expect.stringContaining('--without-erasures') })
    writeFileSync(at('old'), `${JSON.stringify({ board: manifest().board })}\n`)
    writeFileSync(at('foreign'), `${JSON.stringify({ board: 'another' })}\n`)
    const old = await runCli(target, 'restore', at('backup'), '--erasures', at('old'))
    expect(old).toMatchObject({ code: 1, text: expect.stringContaining('más antigua') })
    const foreign = await runCli(target, 'restore', at('backup'), '--erasures', at('foreign'))
    expect(foreign).toMatchObject({ code: 1, text: expect.stringContaining('de este tablón') })
    const without = await runCli(target, 'restore', at('backup'), '--without-erasures')
    expect(without).toMatchObject({ code: 0 })
    await target.db.close()
  })
})
