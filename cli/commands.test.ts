import { day } from '#events/units.ts'
import { beforeAll, expect, test } from 'vitest'
import { deleteExpiredArchives } from '#services/account-archive/store.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { runCli } from '#test/board/run-cli.ts'
import {
  guestRequest,
  type SignedInClient,
  testPassword,
  postJobAs,
  signUp
} from '#test/builders/api-fixtures.ts'

describeWithApp('a command of the operator', board => {
  beforeAll(async () => {
    const employer = await signUp(board, 'employer', { username: 'soto' })
    const { id } = await postJobAs(employer)
    await board.createClient().post(`/api/jobs/${id}/applications`, guestRequest)
    await employer.post(`/api/jobs/${id}/renew`)
  })

  test('of an unknown name prints the list of commands', async () => {
    const { code, text } = await runCli(board, 'dance')
    expect(code).toBe(1)
    expect(text).toContain('projection rebuild [NAME]')
  })

  test.each([
    [['events', 'show'], 'Falta POSITION. Uso: npm run ops -- events show POSITION'],
    [['events', 'show', 'x'], 'La posición debe ser un número entero'],
    [['events', 'show', '999999'], 'No hay ningún evento en la posición 999999'],
    [['events', 'stream', 'job-none'], 'No hay ningún stream job-none'],
    [['projection', 'rebuild', 'none'], 'No hay ninguna proyección none. Las hay: users, jobs'],
    [['dead-letters', 'retry', 'none', '1'], 'No hay ninguna suscripción none'],
    [['user', 'delete', 'soto'], 'Falta --reason'],
    [['user', 'delete', 'none', '--reason', 'x'], 'No hay ninguna cuenta none'],
    [['guest', 'erase', 'none@example.org'], 'Nadie ha aplicado, denunciado ni pedido avisos'],
    [['archive', 'open', 'none', '--reason', 'x'], 'Falta --by'],
    [['archive', 'open', 'none', '--by', 'a b', '--reason', 'x'], '--by debe ser'],
    [['archive', 'open', 'none', '--by', 'lola', '--reason', 'x'], 'No hay ninguna copia none'],
    [['synonyms', 'add', 'mozo', 'de la'], '«de la» no tiene ninguna palabra'],
    [['status', '--nonsense'], 'No entiendo la orden']
  ])('that cannot be done prints a sentence and exits with 1: %s', async (argv, sentence) => {
    const { code, text, values } = await runCli(board, ...argv)
    expect(code).toBe(1)
    expect(text).toContain(sentence)
    expect(values).toEqual([{ error: text }])
  })

  test('prints the status of the database', async () => {
    const { code, values } = await runCli(board, 'status')
    expect(code).toBe(0)
    expect(values[0].head).toBeGreaterThanOrEqual(4)
  })

  test('prints events without personal data', async () => {
    const { text, values } = await runCli(board, 'events', 'tail', '4')
    expect(text).toContain('JobRenewed')
    expect(values).toHaveLength(4)
    expect(text).not.toContain('Segovia')
    expect(text).toMatch(/cifrado para \w{16}/)
    const shown = await runCli(board, 'events', 'show', String(values[0].position))
    expect(shown.values[0]).toEqual(values[0])
  })

  test('prints the state of a stream at an earlier version', async () => {
    const [, posted] = (await runCli(board, 'events', 'tail', '100')).values
    const now = await runCli(board, 'events', 'stream', posted.stream)
    const then = await runCli(board, 'events', 'stream', posted.stream, '--at', '1')
    expect(now.values.at(-1).state.expiryDate).toBe('2026-05-01T10:00:00.000Z')
    expect(then.values.at(-1)).toMatchObject({
      version: 1,
      state: { state: 'open', expiryDate: '2026-04-01T10:00:00.000Z' }
    })
  })

  test('verifies every event with the code of today, and exits with 3 for an unknown type', async () => {
    expect(await runCli(board, 'verify', 'events')).toMatchObject({ code: 0 })
    await board.db.exec('ALTER TABLE es.events DISABLE TRIGGER events_stay')
    await board.db.exec("UPDATE es.events SET type = 'Nothing' WHERE position = 2")
    const { code, text } = await runCli(board, 'verify', 'events')
    await board.db.exec("UPDATE es.events SET type = 'JobPosted' WHERE position = 2")
    await board.db.exec('ALTER TABLE es.events ENABLE TRIGGER events_stay')
    expect(code).toBe(3)
    expect(text).toContain('2 Nothing')
  })

  test('finds a changed event, a missing one and a log that was cut', async () => {
    const { values } = await runCli(board, 'events', 'tail', '1')
    const last = values[0].position
    const tamper = async (sql: string) => {
      await board.db.exec(
        `BEGIN; ALTER TABLE es.events DISABLE TRIGGER events_stay; ${sql};
         ALTER TABLE es.events ENABLE TRIGGER events_stay; COMMIT`
      )
      return runCli(board, 'verify', 'events')
    }
    await board.db.exec('CREATE TABLE public.kept AS SELECT * FROM es.events')
    const restore = 'DELETE FROM es.events; INSERT INTO es.events SELECT * FROM public.kept'
    const changed = await tamper('UPDATE es.events SET occurred_at = now() WHERE position = 3')
    expect(changed).toMatchObject({ code: 3, values: [{ problems: [{ position: 3 }] }] })
    const cut = await tamper(`${restore}; DELETE FROM es.events WHERE position = ${last}`)
    expect(cut).toMatchObject({ code: 1, text: expect.stringContaining('cortado') })
    const missing = await tamper(`${restore}; DELETE FROM es.events WHERE position = 2`)
    expect(missing).toMatchObject({ code: 1, text: 'Falta la posición 2' })
    expect(await tamper(restore)).toMatchObject({ code: 0 })
    await board.db.exec('DROP TABLE public.kept')
  })

  test('verifies and rebuilds read tables', async () => {
    expect(await runCli(board, 'projection', 'verify')).toMatchObject({ code: 0 })
    await board.db.exec("UPDATE jobs SET title = 'Otro'")
    const { code, text } = await runCli(board, 'projection', 'verify', 'jobs')
    expect(code).toBe(3)
    expect(text).toContain('jobs: 1 filas de más, 1 de menos')
    expect(await runCli(board, 'projection', 'rebuild', 'jobs')).toMatchObject({ code: 0 })
    expect(await runCli(board, 'projection', 'verify', 'jobs')).toMatchObject({ code: 0 })
    const { values } = await runCli(board, 'projection', 'list')
    expect(values[0]).toContainEqual(
      expect.objectContaining({ name: 'jobs', verifiedAt: expect.any(String) })
    )
  })

  test('adds and removes synonyms of the search', async () => {
    const found = async () =>
      (await board.createClient().get('/api/jobs?keyword=caballerizo')).body.jobs
    expect(await found()).toHaveLength(0)
    expect((await runCli(board, 'synonyms', 'add', 'mozo', 'caballerizo')).code).toBe(0)
    await expect.poll(found).toHaveLength(1)
    expect((await runCli(board, 'synonyms', 'list')).text).toContain('caballerizo')
    expect((await runCli(board, 'synonyms', 'remove', 'mozo', 'caballerizo')).code).toBe(0)
    await expect.poll(found).toHaveLength(0)
  })

  test('sets a new password, which ends the sessions of the user', async () => {
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

  test('sets a password for a day, in which its person can choose another', async () => {
    const { now } = board
    const [late, timely] = [await signUp(board, 'applicant'), await signUp(board, 'applicant')]
    const passwordOf = async ({ username }: SignedInClient) =>
      (await runCli(board, 'user', 'password', username)).values[0].password
    const [unused, password] = [await passwordOf(late), await passwordOf(timely)]
    expect((await timely.post('/api/login', { username: timely.username, password })).status).toBe(
      200
    )
    const newPassword = 'un caballo bayo y dos mulas'
    const path = `/api/users/${timely.id}/password`
    expect((await timely.put(path, { currentPassword: password, newPassword })).status).toBe(200)
    board.now = new Date(now.getTime() + day)
    const signIn = ({ username }: SignedInClient, password: string) =>
      board.createClient().post('/api/login', { username, password })
    expect((await signIn(late, unused)).status).toBe(401)
    expect((await signIn(timely, newPassword)).status).toBe(200)
    board.now = now
  })

  test('deletes an account, and records who opened its archived copy and why', async () => {
    const person = await signUp(board, 'applicant', { bio: 'Vivo en Turégano' })
    const reason = ['--reason', 'Suplantación']
    expect((await runCli(board, 'user', 'delete', person.username, ...reason)).code).toBe(0)
    expect((await person.get('/api/user')).status).toBe(401)
    expect((await runCli(board, 'user', 'erase', person.username)).code).toBe(0)
    const { values } = await runCli(board, 'archive', 'list')
    const [copy] = values[0]
    expect(copy).toMatchObject({ originalUserId: person.id, deletedByAdmin: true })
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
    expect(opened.values[0]).toMatchObject({
      reason: 'La cuenta incumple las reglas del sitio. Suplantación',
      data: { user: { bio: 'Vivo en Turégano' } }
    })
    const { text } = await runCli(board, 'events', 'stream', `archive-${copy.id}`)
    expect(text).toContain('ArchiveOpened')
    expect(text).not.toContain('Juzgado')
    const openings = async () => (await runCli(board, 'archive', 'openings', copy.id)).text
    expect(await openings()).toContain('abierta  lola: Juzgado')
    const why = (text: string) => ['--by', 'lola', '--reason', text]
    const heldSince = async () =>
      (await runCli(board, 'archive', 'list')).values[0].find(
        ({ id }: { id: string }) => id === copy.id
      ).heldSince
    for (let index = 0; index < 2; index++) {
      const held = await runCli(board, 'archive', 'hold', copy.id, ...why('Reclamación'))
      expect(held.code).toBe(0)
    }
    expect(await heldSince()).toBe(board.now.toISOString())
    expect(await deleteExpiredArchives(board.db, new Date('2099-01-01'), 10)).toBe(0)
    await runCli(board, 'archive', 'release', copy.id, ...why('Cerrada'))
    expect(await heldSince()).toBeNull()
    expect((await openings()).match(/retenida {2}lola: Reclamación|liberada/g)).toHaveLength(2)
    expect(await deleteExpiredArchives(board.db, new Date('2099-01-01'), 10)).toBe(1)
    expect(await openings()).toContain('Olvidada')
  })
})
