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
import { samplePhoto } from '#test/profile-pictures.ts'

const marks = ['Zoraida', 'zoraida@example.org', 'Zurriago', 'zurri@example.org']
const guest = { ...guestRequest, applicantName: 'Zurriago', applicantEmail: 'zurri@example.org' }

/** Somebody who wrote, applied and uploaded a picture. */
async function personWithTraces(board: TestApp, employer: SignedInClient): Promise<SignedInClient> {
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

/** Everything that a database says, opened as far as its keys go. */
async function everything({ db, tools }: TestApp): Promise<string> {
  const tables = await db.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`
  )
  const said: unknown[] = []
  for (const { name } of tables)
    said.push(await db.query(`SELECT to_jsonb(t) AS row FROM ${name} AS t`))
  const events = await db.query<never>(
    'SELECT *, event_id AS id, schema_version AS "schemaVersion" FROM es.events'
  )
  said.push((await tools.vault.decrypt(db, events)).map(({ personal }) => personal))
  return JSON.stringify(said)
}

async function emptyBoard(kind: DatabaseKind, erasuresFile = join(inject('folder'), newId())) {
  return createTestApp(await openTestDatabase(kind), { ERASURES_FILE: erasuresFile })
}

describe.each(databaseKinds)('a backup of the %s database', { timeout: 120_000 }, from => {
  let folder: string
  let board: TestApp
  let employer: SignedInClient
  let gone: SignedInClient
  const at = (name: string) => join(folder, name)
  const manifest = () => JSON.parse(readFileSync(at('backup/manifest.json'), 'utf8'))

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bm-backup-'))
    board = await createTestApp(await openTestDatabase(from), {
      ERASURES_FILE: at('erasures.ndjson')
    })
    employer = await signUp(board, 'employer', { username: 'soto' })
    const before = await signUp(board, 'applicant')
    await runCli(board, 'user', 'erase', before.username)
    gone = await personWithTraces(board, employer)
    expect(await runCli(board, 'backup', at('backup'))).toMatchObject({ code: 0 })
  })
  afterAll(async () => {
    await board.db.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('is files that only their owner reads, with the keys apart', () => {
    const files = ['manifest.json', 'log.ndjson', 'tables.ndjson', 'pictures.ndjson']
    for (const file of [...files.map(name => join('backup', name)), 'backup.keys']) {
      expect(statSync(at(file)).mode & 0o777, file).toBe(0o600)
    }
    const all = files.map(name => readFileSync(at(join('backup', name)), 'utf8')).join('')
    expect([...marks, 'wrapped'].filter(mark => all.includes(mark))).toEqual([])
    expect(manifest().counts).toMatchObject({ 'media.pictures': 1, 'es.erasures': 1 })
    expect(manifest().position).toBe(manifest().files.log.lines)
  })

  test.each(databaseKinds)('is the same board in the %s one', async to => {
    const other = await emptyBoard(to, at('erasures.ndjson'))
    const { code, text } = await runCli(other, 'restore', at('backup'))
    expect(text).toContain('restaurados y comprobados')
    expect(code).toBe(0)
    const tail = ['events', 'tail', '1000']
    expect((await runCli(other, ...tail)).values).toEqual((await runCli(board, ...tail)).values)
    const signedIn = await other
      .createClient()
      .post('/api/login', { username: 'zoraida', password: testPassword })
    expect(signedIn.status).toBe(200)
    expect((await everything(other)).includes('Zurriago')).toBe(true)
    await postJobAs(await signUp(other, 'employer'))
    await other.db.close()
  })

  test('goes on while others write, and holds one moment', async () => {
    const posting = Promise.all([1, 2, 3, 4, 5].map(() => postJobAs(employer)))
    const { values } = await runCli(board, 'backup', at('meanwhile'))
    await posting
    const other = await emptyBoard('server', at('erasures.ndjson'))
    const restored = await runCli(other, 'restore', at('meanwhile'))
    expect(restored).toMatchObject({ code: 0, values: [{ restored: values[0].position }] })
    await other.db.close()
  })

  test('refuses a folder that holds something, and keys that are there', async () => {
    const again = await runCli(board, 'backup', at('backup'))
    expect(again).toMatchObject({ code: 1, text: expect.stringContaining('no está vacía') })
    const keys = await runCli(board, 'backup', at('other'), '--keys', at('backup.keys'))
    expect(keys).toMatchObject({ code: 1, text: expect.stringContaining('Ya existe') })
    expect(existsSync(at('other'))).toBe(false)
  })

  test('is refused when anything in it changed, and nothing was touched', async () => {
    const other = await emptyBoard('server', at('erasures.ndjson'))
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
    const twice = await runCli(other, 'restore', at('backup'))
    expect(twice).toMatchObject({ code: 1, text: expect.stringContaining('no está vacía') })
    await other.db.close()
  })

  test('ends with 3 when there is less in it than it says', async () => {
    const path = at('backup/manifest.json')
    const { position, ...rest } = manifest()
    writeFileSync(path, JSON.stringify({ ...rest, position: position + 1 }))
    const other = await emptyBoard('server', at('erasures.ndjson'))
    const { code, values } = await runCli(other, 'restore', at('backup'))
    writeFileSync(path, JSON.stringify({ ...rest, position }))
    expect([code, values.at(-1).equal]).toEqual([3, false])
    await other.db.close()
  })

  test('is refused without a manifest, without keys, and under another key', async () => {
    const other = await emptyBoard('server', at('erasures.ndjson'))
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

  test('is refused without a list of who was erased since, or with a list of another time or board', async () => {
    const other = await emptyBoard('server')
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

    test.each(databaseKinds)('does not bring that person back into the %s one', async to => {
      const other = await emptyBoard(to, at('erasures.ndjson'))
      const { code, values } = await runCli(other, 'restore', at('backup'))
      expect(code).toBe(0)
      expect(values.at(-1)).toMatchObject({ forgotten: 2, restored: manifest().position + 2 })
      const said = await everything(other)
      expect(marks.filter(mark => said.includes(mark))).toEqual([])
      expect(said.includes('Yeguada del Soto')).toBe(true)
      expect(await other.db.query('SELECT FROM media.pictures')).toEqual([])
      const state = await runCli(other, 'events', 'stream', `user-${gone.id}`)
      expect(state.values.at(-1).state).toEqual({ state: 'erased' })
      expect(await runCli(other, 'verify', 'events')).toMatchObject({ code: 0 })
      expect((await verify({ ...other.tools, projections })).differences).toEqual([])
      const back = await other
        .createClient()
        .post('/api/login', { username: 'zoraida', password: testPassword })
      expect(back.status).toBe(401)
      await signUp(other, 'applicant', { username: 'zoraida' })
      await other.db.close()
    })

    test('is told by a list from elsewhere, and keeps one of its own from then on', async () => {
      const own = join(inject('folder'), newId())
      const other = await emptyBoard('server', own)
      const options = ['--erasures', at('erasures.ndjson')]
      const restored = await runCli(other, 'restore', at('backup'), ...options)
      expect(restored.values.at(-1)).toMatchObject({ forgotten: 2, equal: true })
      expect(readFileSync(own, 'utf8').includes(gone.id)).toBe(true)
      await other.db.close()
    })

    test('takes two lists that name the same people', async () => {
      const other = await emptyBoard('server', at('erasures.ndjson'))
      copyFileSync(at('erasures.ndjson'), at('copied'))
      const restored = await runCli(other, 'restore', at('backup'), '--erasures', at('copied'))
      expect(restored.values.at(-1)).toMatchObject({ forgotten: 2, equal: true })
      await other.db.close()
    })

    test('is refused with a list that is older than itself', async () => {
      await runCli(board, 'backup', at('newer'))
      const lines = readFileSync(at('erasures.ndjson'), 'utf8').trim().split('\n')
      writeFileSync(at('older'), lines.slice(0, -1).join('\n'))
      const other = await emptyBoard('server', at('older'))
      const refused = await runCli(other, 'restore', at('newer'))
      expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('más antigua') })
      expect(await other.db.query('SELECT FROM es.events')).toEqual([])
      await other.db.close()
    })
  })
})
