import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newId } from '#events/ids.ts'
import { createPersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { type TestApp, createTestApp } from '#test/test-app.ts'
import { databaseKinds, openTestDatabase, type DatabaseKind } from '#test/test-database.ts'
import { runCli } from '#test/run-cli.ts'
import {
  coverLetter,
  guestRequest,
  type SignedInClient,
  testPassword,
  postJobAs,
  signUp
} from '#test/api-fixtures.ts'
import { testVaultKey } from '#test/event-builders.ts'
import { samplePhoto } from '#test/profile-pictures.ts'

const personalTexts = ['Zoraida', 'zoraida@example.org', 'Zurriago', 'zurri@example.org']
const guest = { ...guestRequest, applicantName: 'Zurriago', applicantEmail: 'zurri@example.org' }

/** An applicant with an application, beside that of a guest, and a picture. */
async function signUpWithTraces(board: TestApp, employer: SignedInClient): Promise<SignedInClient> {
  const names = { fullName: 'Zoraida Vela', username: 'zoraida', email: 'zoraida@example.org' }
  const person = await signUp(board, 'applicant', names)
  const { id } = await postJobAs(employer)
  await person.post(`/api/jobs/${id}/applications`, { coverLetter: `Soy Zoraida. ${coverLetter}` })
  await board.createClient().post(`/api/jobs/${id}/applications`, guest)
  await person.send(`/api/users/${person.id}/picture`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'image/png' },
    body: new Uint8Array(samplePhoto)
  })
  return person
}

/** The whole database as text, with the personal data that its keys decrypt. */
async function dump({ db, tools }: TestApp): Promise<string> {
  const tables = await db.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`
  )
  const contents: unknown[] = []
  for (const { name } of tables)
    contents.push(await db.query(`SELECT to_jsonb(t) AS row FROM ${name} AS t`))
  const events = await db.query<never>(
    'SELECT *, event_id AS id, schema_version AS "schemaVersion" FROM es.events'
  )
  contents.push((await tools.vault.decrypt(db, events)).map(({ personal }) => personal))
  return JSON.stringify(contents)
}

async function createEmptyApp(kind: DatabaseKind, erasuresFile = join(inject('folder'), newId())) {
  return createTestApp(await openTestDatabase(kind), { ERASURES_FILE: erasuresFile })
}

describe.each(databaseKinds)('a backup of the %s database', { timeout: 120_000 }, from => {
  let folder: string
  let board: TestApp
  let employer: SignedInClient
  let erased: SignedInClient
  const at = (name: string) => join(folder, name)
  const manifest = () => JSON.parse(readFileSync(at('backup/manifest.json'), 'utf8'))

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ramal-backup-'))
    board = await createTestApp(await openTestDatabase(from), {
      ERASURES_FILE: at('erasures.ndjson')
    })
    employer = await signUp(board, 'employer', { username: 'soto' })
    const before = await signUp(board, 'applicant')
    await runCli(board, 'user', 'erase', before.username)
    erased = await signUpWithTraces(board, employer)
    expect(await runCli(board, 'backup', at('backup'))).toMatchObject({ code: 0 })
  })
  afterAll(async () => {
    await board.db.close()
    rmSync(folder, { recursive: true, force: true })
  })

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

  test.each(databaseKinds)('is restored into the %s database', async to => {
    const other = await createEmptyApp(to, at('erasures.ndjson'))
    const { code, text } = await runCli(other, 'restore', at('backup'))
    expect(text).toContain('restaurados y comprobados')
    expect(code).toBe(0)
    const tail = ['events', 'tail', '1000']
    expect((await runCli(other, ...tail)).values).toEqual((await runCli(board, ...tail)).values)
    const signedIn = await other
      .createClient()
      .post('/api/login', { username: 'zoraida', password: testPassword })
    expect(signedIn.status).toBe(200)
    expect((await dump(other)).includes('Zurriago')).toBe(true)
    await postJobAs(await signUp(other, 'employer'))
    await other.db.close()
  })

  test('holds one moment of a database that is written to meanwhile', async () => {
    const posting = Promise.all([1, 2, 3, 4, 5].map(() => postJobAs(employer)))
    const { values } = await runCli(board, 'backup', at('meanwhile'))
    await posting
    const other = await createEmptyApp('server', at('erasures.ndjson'))
    const restored = await runCli(other, 'restore', at('meanwhile'))
    expect(restored).toMatchObject({ code: 0, values: [{ restored: values[0].position }] })
    await other.db.close()
  })

  test('is not written into a folder with files, nor over existing keys', async () => {
    const again = await runCli(board, 'backup', at('backup'))
    expect(again).toMatchObject({ code: 1, text: expect.stringContaining('no está vacía') })
    const keys = await runCli(board, 'backup', at('other'), '--keys', at('backup.keys'))
    expect(keys).toMatchObject({ code: 1, text: expect.stringContaining('Ya existe') })
    expect(existsSync(at('other'))).toBe(false)
  })

  test('with a changed file is refused before anything is imported', async () => {
    const other = await createEmptyApp('server', at('erasures.ndjson'))
    const path = at('backup/tables.ndjson')
    const whole = readFileSync(path, 'utf8')
    writeFileSync(path, whole.replace('palafrenero', 'palafrenera'))
    const changed = await runCli(other, 'restore', at('backup'))
    writeFileSync(path, whole)
    expect(changed).toMatchObject({ code: 1, text: expect.stringContaining('SHA-256') })
    const [{ n } = { n: -1 }] = await other.db.query<{ n: number }>(
      'SELECT (SELECT count(*) FROM vault.keys) + (SELECT count(*) FROM es.erasures) AS n'
    )
    expect(n).toBe(0)
    expect(await runCli(other, 'restore', at('backup'))).toMatchObject({ code: 0 })
    const again = await runCli(other, 'restore', at('backup'))
    expect(again).toMatchObject({ code: 1, text: expect.stringContaining('no está vacía') })
    await other.db.close()
  })

  describe('whose manifest was changed', () => {
    const restoreWith = async (text: string, ...options: string[]) => {
      const path = at('backup/manifest.json')
      const signed = readFileSync(path, 'utf8')
      const other = await createEmptyApp('server', at('erasures.ndjson'))
      writeFileSync(path, text)
      const result = await runCli(other, 'restore', at('backup'), ...options)
      writeFileSync(path, signed)
      const [log] = await other.db.query<{ n: number }>('SELECT count(*) AS n FROM es.events')
      await other.db.close()
      return { ...result, events: log?.n }
    }
    const unsigned = (changes: object = {}) => {
      const { signature: _, ...rest } = manifest()
      return JSON.stringify({ ...rest, ...changes })
    }

    test.each([
      ['the position', () => ({ ...manifest(), position: manifest().position - 1 })],
      ['an addition', () => ({ ...manifest(), note: 'x' })],
      ['the signature', () => ({ ...manifest(), signature: 'AAAA' })],
      ['an empty signature', () => ({ ...manifest(), signature: '' })],
      ['a signature that is no text', () => ({ ...manifest(), signature: null })]
    ])('is refused: %s', async (_, changed) => {
      for (const options of [[], ['--unsigned']]) {
        const refused = await restoreWith(JSON.stringify(changed()), ...options)
        expect(refused).toMatchObject({ code: 1, events: 0 })
        expect(refused.text).toContain('no lleva la firma')
      }
    })

    test('to have no signature is refused, unless the operator vouches for it', async () => {
      const refused = await restoreWith(unsigned())
      expect(refused).toMatchObject({ code: 1, events: 0 })
      expect(refused.text).toContain('--unsigned')
      const former = await restoreWith(unsigned({ format: 1 }))
      expect(former).toMatchObject({ code: 1, events: 0 })
      const trusted = await restoreWith(unsigned({ format: 1 }), '--unsigned')
      expect(trusted).toMatchObject({ code: 0, events: manifest().position })
    })

    test('to say that there are more events makes restore exit with 3', async () => {
      const { position } = manifest()
      const more = await restoreWith(unsigned({ position: position + 1 }), '--unsigned')
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
    const other = await createEmptyApp('server', at('erasures.ndjson'))
    const refused = await runCli(other, 'restore', at('damaged'))
    expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('no abre 1 claves') })
    expect(await other.db.query('SELECT FROM es.events')).toEqual([])
    const partly = await runCli(other, 'restore', at('damaged'), '--unreadable')
    expect(partly).toMatchObject({ code: 3, text: expect.stringContaining('con ninguna clave') })
    await other.db.close()
  })

  test('is restored with the former vault key beside the current one, and takes the current one then', async () => {
    const other = await createEmptyApp('server', at('erasures.ndjson'))
    const newKey = 'Qz5cN8vB1mX4kL7jH0gF3dS6aP9oI2uY'
    other.tools.vault = createPersonalDataVault(newKey, testVaultKey)
    expect(await runCli(other, 'restore', at('backup'))).toMatchObject({ code: 0 })
    expect(await runCli(other, 'keys', 'rotate')).toMatchObject({ code: 0 })
    other.tools.vault = createPersonalDataVault(newKey)
    expect(await runCli(other, 'verify', 'events')).toMatchObject({ code: 0 })
    await other.db.close()
  })

  test('is refused without a manifest, without keys, and by a vault with another key', async () => {
    const other = await createEmptyApp('server', at('erasures.ndjson'))
    mkdirSync(at('unfinished'), { recursive: true })
    const unfinished = await runCli(other, 'restore', at('unfinished'))
    expect(unfinished.text).toContain('no se terminó')
    const without = await runCli(other, 'restore', at('backup'), '--keys', at('none'))
    expect(without).toMatchObject({ code: 1, text: expect.stringContaining('No existe') })
    const { vault } = other.tools
    other.tools.vault = createPersonalDataVault('another secret')
    const foreign = await runCli(other, 'restore', at('backup'))
    expect(foreign).toMatchObject({ code: 1, text: expect.stringContaining('VAULT_KEY') })
    other.tools.vault = vault
    expect(await runCli(other, 'restore', at('backup'))).toMatchObject({ code: 0 })
    await other.db.close()
  })

  test('is refused without a list of erasures, or with an older list or that of another board', async () => {
    const other = await createEmptyApp('server')
    const none = await runCli(other, 'restore', at('backup'))
    expect(none).toMatchObject({ code: 1, text: expect.stringContaining('--without-erasures') })
    writeFileSync(at('old'), `${JSON.stringify({ board: manifest().board })}\n`)
    writeFileSync(at('foreign'), `${JSON.stringify({ board: 'another' })}\n`)
    const old = await runCli(other, 'restore', at('backup'), '--erasures', at('old'))
    expect(old).toMatchObject({ code: 1, text: expect.stringContaining('más antigua') })
    const foreign = await runCli(other, 'restore', at('backup'), '--erasures', at('foreign'))
    expect(foreign).toMatchObject({ code: 1, text: expect.stringContaining('de este tablón') })
    const without = await runCli(other, 'restore', at('backup'), '--without-erasures')
    expect(without).toMatchObject({ code: 0 })
    await other.db.close()
  })

  describe('that is older than an erasure', () => {
    beforeAll(async () => {
      await runCli(board, 'user', 'erase', 'zoraida')
      await runCli(board, 'guest', 'erase', 'zurri@example.org')
      await signUp(board, 'applicant', { username: 'brief' })
      await runCli(board, 'user', 'erase', 'brief')
    })

    test.each(databaseKinds)(
      'does not restore the erased people into the %s database',
      async to => {
        const other = await createEmptyApp(to, at('erasures.ndjson'))
        const { code, values } = await runCli(other, 'restore', at('backup'))
        expect(code).toBe(0)
        expect(values.at(-1)).toMatchObject({ forgotten: 2, restored: manifest().position + 2 })
        const content = await dump(other)
        expect(personalTexts.filter(text => content.includes(text))).toEqual([])
        expect(content.includes('Yeguada del Soto')).toBe(true)
        expect(await other.db.query('SELECT FROM media.pictures')).toEqual([])
        const state = await runCli(other, 'events', 'stream', `user-${erased.id}`)
        expect(state.values.at(-1).state).toEqual({ state: 'erased' })
        expect(await runCli(other, 'verify', 'events')).toMatchObject({ code: 0 })
        expect((await verify({ ...other.tools, projections })).differences).toEqual([])
        const back = await other
          .createClient()
          .post('/api/login', { username: 'zoraida', password: testPassword })
        expect(back.status).toBe(401)
        await signUp(other, 'applicant', { username: 'zoraida' })
        await other.db.close()
      }
    )

    test('takes a list of erasures from elsewhere, and writes one of its own', async () => {
      const own = join(inject('folder'), newId())
      const other = await createEmptyApp('server', own)
      const options = ['--erasures', at('erasures.ndjson')]
      const restored = await runCli(other, 'restore', at('backup'), ...options)
      expect(restored.values.at(-1)).toMatchObject({ forgotten: 2, equal: true })
      expect(readFileSync(own, 'utf8').includes(erased.id)).toBe(true)
      await other.db.close()
    })

    test('takes two lists of the same erasures', async () => {
      const other = await createEmptyApp('server', at('erasures.ndjson'))
      copyFileSync(at('erasures.ndjson'), at('copied'))
      const restored = await runCli(other, 'restore', at('backup'), '--erasures', at('copied'))
      expect(restored.values.at(-1)).toMatchObject({ forgotten: 2, equal: true })
      await other.db.close()
    })

    test('is refused with a list of erasures that is older than the backup', async () => {
      await runCli(board, 'backup', at('newer'))
      const lines = readFileSync(at('erasures.ndjson'), 'utf8').trim().split('\n')
      writeFileSync(at('older'), lines.slice(0, -1).join('\n'))
      const other = await createEmptyApp('server', at('older'))
      const refused = await runCli(other, 'restore', at('newer'))
      expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('más antigua') })
      expect(await other.db.query('SELECT FROM es.events')).toEqual([])
      await other.db.close()
    })
  })
})
