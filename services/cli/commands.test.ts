import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { type TestApp, describeWithApp, createTestApp } from '#test/test-app.ts'
import { databaseKinds, openTestDatabase } from '#test/test-database.ts'
import { runCli } from '#test/run-cli.ts'
import { coverLetter, guestRequest, testPassword, postJobAs, signUp } from '#test/api-fixtures.ts'
import { createPersonalDataVault } from '#events/privacy/personal-data-vault.ts'

describeWithApp('the operator', board => {
  beforeAll(async () => {
    const employer = await signUp(board, 'employer', { username: 'soto' })
    const { id } = await postJobAs(employer)
    await board.createClient().post(`/api/jobs/${id}/applications`, guestRequest)
    await employer.post(`/api/jobs/${id}/renew`)
  })

  test('hears how to call a command, when there is none of that name', async () => {
    const { code, text } = await runCli(board, 'dance')
    expect(code).toBe(1)
    expect(text).toContain('projection rebuild NAME')
  })

  test.each([
    [['events', 'show'], 'Falta la posición'],
    [['events', 'show', 'x'], 'La posición debe ser un número entero'],
    [['events', 'show', '999999'], 'No hay ningún hecho en la posición 999999'],
    [['events', 'stream', 'job-none'], 'No hay ninguna historia job-none'],
    [['projection', 'rebuild', 'none'], 'No hay ninguna proyección none. Las hay: users, jobs'],
    [['parked', 'retry', 'none', '1'], 'No hay ningún seguidor none'],
    [['user', 'delete', 'soto'], 'Falta --reason'],
    [['user', 'delete', 'none', '--reason', 'x'], 'No hay ninguna cuenta none'],
    [['guest', 'erase', 'none@example.org'], 'Nadie ha aplicado sin cuenta'],
    [['archive', 'open', 'none', '--reason', 'x'], 'No hay ninguna copia none'],
    [['synonyms', 'add', 'mozo', 'de la'], '«de la» no tiene ninguna palabra'],
    [['status', '--nonsense'], 'No entiendo la orden']
  ])('hears a sentence when it cannot be done: %s', async (argv, sentence) => {
    const { code, text, values } = await runCli(board, ...argv)
    expect(code).toBe(1)
    expect(text).toContain(sentence)
    expect(values).toEqual([{ error: text }])
  })

  test('sees how things are', async () => {
    const { code, values } = await runCli(board, 'status')
    expect(code).toBe(0)
    expect(values[0].head).toBeGreaterThanOrEqual(4)
  })

  test('reads the log without what is personal', async () => {
    const { text, values } = await runCli(board, 'events', 'tail', '4')
    expect(text).toContain('JobRenewed')
    expect(values).toHaveLength(4)
    expect(text).not.toContain('Segovia')
    expect(text).toMatch(/sellado para \w{16}/)
    const shown = await runCli(board, 'events', 'show', String(values[0].position))
    expect(shown.values[0]).toEqual(values[0])
  })

  test('sees a thing as it was', async () => {
    const [, posted] = (await runCli(board, 'events', 'tail', '100')).values
    const now = await runCli(board, 'events', 'stream', posted.stream)
    const then = await runCli(board, 'events', 'stream', posted.stream, '--at', '1')
    expect(now.values.at(-1).state.expiryDate).toBe('2026-05-01T10:00:00.000Z')
    expect(then.values.at(-1)).toMatchObject({
      version: 1,
      state: { state: 'open', expiryDate: '2026-04-01T10:00:00.000Z' }
    })
  })

  test('decodes the whole log with today’s code, and hears what cannot be', async () => {
    expect(await runCli(board, 'verify', 'events')).toMatchObject({ code: 0 })
    await board.db.exec('ALTER TABLE es.events DISABLE TRIGGER events_stay')
    await board.db.exec("UPDATE es.events SET type = 'Nothing' WHERE position = 2")
    const { code, text } = await runCli(board, 'verify', 'events')
    await board.db.exec("UPDATE es.events SET type = 'JobPosted' WHERE position = 2")
    await board.db.exec('ALTER TABLE es.events ENABLE TRIGGER events_stay')
    expect(code).toBe(3)
    expect(text).toContain('2 Nothing')
  })

  test('compares and rebuilds read tables', async () => {
    expect(await runCli(board, 'projection', 'verify')).toMatchObject({ code: 0 })
    await board.db.exec("UPDATE jobs SET title = 'Otro'")
    const { code, text } = await runCli(board, 'projection', 'verify', 'jobs')
    expect(code).toBe(3)
    expect(text).toContain('jobs: 1 filas de más, 1 de menos')
    expect(await runCli(board, 'projection', 'rebuild', 'jobs')).toMatchObject({ code: 0 })
    expect(await runCli(board, 'projection', 'verify', 'jobs')).toMatchObject({ code: 0 })
    const { values } = await runCli(board, 'projection', 'list')
    expect(values[0]).toContainEqual(
      expect.objectContaining({ name: 'jobs', version: 1, verifiedAt: expect.any(String) })
    )
  })

  test('edits the synonyms that a search knows', async () => {
    const found = async () =>
      (await board.createClient().get('/api/jobs?keyword=caballerizo')).body.jobs
    expect(await found()).toHaveLength(0)
    expect((await runCli(board, 'synonyms', 'add', 'mozo', 'caballerizo')).code).toBe(0)
    expect(await found()).toHaveLength(1)
    expect((await runCli(board, 'synonyms', 'list')).text).toContain('caballerizo')
    expect((await runCli(board, 'synonyms', 'remove', 'mozo', 'caballerizo')).code).toBe(0)
    expect(await found()).toHaveLength(0)
  })

  test('gives somebody a new password, which ends their sessions', async () => {
    const person = await signUp(board, 'applicant')
    const { values } = await runCli(board, 'user', 'password', person.username)
    expect((await person.get('/api/user')).status).toBe(401)
    const old = await person.post('/api/login', {
      username: person.username,
      password: testPassword
    })
    expect(old.status).toBe(401)
    const fresh = { username: person.username, password: values[0].password }
    expect((await person.post('/api/login', fresh)).status).toBe(200)
  })

  test('deletes an account as administration, and opens its copy only on the record', async () => {
    const person = await signUp(board, 'applicant', { bio: 'Vivo en Turégano' })
    const reason = ['--reason', 'Suplantación']
    expect((await runCli(board, 'user', 'delete', person.username, ...reason)).code).toBe(0)
    expect((await person.get('/api/user')).status).toBe(401)
    expect((await runCli(board, 'user', 'erase', person.username)).code).toBe(0)
    const { values } = await runCli(board, 'archive', 'list')
    const [copy] = values[0]
    expect(copy).toMatchObject({ originalUserId: person.id, deletedByAdmin: true })
    const opened = await runCli(board, 'archive', 'open', copy.id, '--reason', 'Juzgado')
    expect(opened.values[0]).toMatchObject({
      reason: 'Suplantación',
      data: { user: { bio: 'Vivo en Turégano' } }
    })
    const { text } = await runCli(board, 'events', 'stream', `archive-${copy.id}`)
    expect(text).toContain('ArchiveOpened')
    expect(text).toContain('Juzgado')
  })
})

describe.each(databaseKinds)('a board that moves out of the %s database', from => {
  let folder: string
  let board: TestApp
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ramal-transfer-'))
    board = await createTestApp(await openTestDatabase(from))
    const employer = await signUp(board, 'employer', { username: 'soto' })
    const job = await postJobAs(employer)
    const applicant = await signUp(board, 'applicant', { username: 'ana' })
    await applicant.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    const gone = await signUp(board, 'applicant', { username: 'ida' })
    await gone.delete(`/api/users/${gone.id}`, {})
    await runCli(board, 'user', 'erase', gone.id)
    await runCli(board, 'export', join(folder, 'board'))
  })
  afterAll(async () => {
    await board.db.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test.each(databaseKinds)('is the same in the %s one, positions and passwords too', async to => {
    const other = await createTestApp(await openTestDatabase(to))
    expect((await runCli(other, 'import', join(folder, 'board'))).code).toBe(0)
    const all = ['events', 'tail', '1000']
    expect((await runCli(other, ...all)).values).toEqual((await runCli(board, ...all)).values)
    expect((await verify({ ...other.tools, projections })).differences).toEqual([])
    const rows = 'SELECT * FROM users ORDER BY id'
    expect(await other.db.query(rows)).toEqual(await board.db.query(rows))
    const signedIn = await other
      .createClient()
      .post('/api/login', { username: 'ana', password: testPassword })
    expect(signedIn.status).toBe(200)
    expect((await runCli(other, 'archive', 'list')).values[0]).toHaveLength(1)
    const again = await runCli(other, 'import', join(folder, 'board'))
    expect(again).toMatchObject({ code: 1, text: 'La base de datos no está vacía' })
    await postJobAs(await signUp(other, 'employer'))
    await other.db.close()
  })

  test('refuses a file that is there, one that is not, and one that is cut', async () => {
    const there = await runCli(board, 'export', join(folder, 'board'))
    expect(there).toMatchObject({ code: 1, text: expect.stringContaining('Ya existe') })
    const empty = await createTestApp(await openTestDatabase('server'))
    const none = await runCli(empty, 'import', join(folder, 'none'))
    expect(none).toMatchObject({ code: 1, text: expect.stringContaining('No existe') })
    const whole = readFileSync(join(folder, 'board'), 'utf8')
    writeFileSync(join(folder, 'cut'), whole.slice(0, -30))
    writeFileSync(join(folder, 'cut.keys'), readFileSync(join(folder, 'board.keys')))
    const cut = await runCli(empty, 'import', join(folder, 'cut'))
    expect(cut).toMatchObject({ code: 1, text: expect.stringContaining('cortado') })
    await empty.db.close()
  })

  test('is refused where the vault has another key', async () => {
    const other = await createTestApp(await openTestDatabase('server'))
    other.tools.vault = createPersonalDataVault('another secret')
    const refused = await runCli(other, 'import', join(folder, 'board'))
    expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('VAULT_KEY') })
    await other.db.close()
  })
})
