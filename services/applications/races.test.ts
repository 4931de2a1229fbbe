import { afterAll, expect, test } from 'vitest'
import { application, type ApplicationEvent } from '#events/aggregates/applications.ts'
import { newId } from '#events/aggregates/ids.ts'
import { readStream } from '#events/store/event-store.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import {
  coverLetter,
  deleteAccount,
  guestRequest,
  jobRequest,
  postJobAs,
  profileRequest,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import { seedEvents, testVault } from '#test/events/event-builders.ts'
import { runCli } from '#test/board/run-cli.ts'
import { describeWithApp } from '#test/board/test-app.ts'

describeWithApp('a command that races another one', board => {
  afterAll(async () => {
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })

  /** Runs the rival between the decision of the next command and its append. */
  const beforeNextAppend = (rival: () => Promise<unknown>) => {
    const { encrypt } = testVault
    testVault.encrypt = async (...events) => {
      testVault.encrypt = encrypt
      const encrypted = await encrypt(...events)
      await rival()
      return encrypted
    }
  }
  const vacancy = async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    return { yeguada, job, path: `/api/jobs/${job.id}/applications` }
  }
  const guestOf = (email: string) => ({ ...guestRequest, applicantEmail: email })
  const apply = (path: string, request: object) => board.createClient().post(path, request)
  const guestIds = async (email: string) => {
    const rows = await board.db.query<{ id: string }>(
      'SELECT guest_id AS id FROM applications WHERE applicant_email = $1 ORDER BY applied_at, id',
      [email]
    )
    return rows.map(({ id }) => id)
  }
  const unauthenticated = { status: 401, body: { message: 'Usuario no autenticado' } }

  test('two first applications with one e-mail are of one guest, whom one erasure forgets', async () => {
    const [a, b] = [await vacancy(), await vacancy()]
    const eva = guestOf('eva@example.org')
    beforeNextAppend(async () => expect((await apply(b.path, eva)).status).toBe(201))
    expect((await apply(a.path, eva)).status).toBe(201)
    const [first, second] = await guestIds('eva@example.org')
    expect(first).toMatch(/^[a-z0-9]{16}$/)
    expect(second).toBe(first)
    await runCli(board, 'guest', 'erase', 'Eva@example.org')
    expect(await guestIds('eva@example.org')).toEqual([])
  })

  test('an application that an erasure overtakes is of a new guest', async () => {
    const [a, b] = [await vacancy(), await vacancy()]
    const luis = guestOf('luis@example.org')
    await apply(a.path, luis)
    const [erased] = await guestIds('luis@example.org')
    beforeNextAppend(() => runCli(board, 'guest', 'erase', 'luis@example.org'))
    expect((await apply(b.path, luis)).status).toBe(201)
    const [fresh, ...more] = await guestIds('luis@example.org')
    expect(more).toEqual([])
    expect(fresh).not.toBe(erased)
    expect((await b.yeguada.get('/api/applications')).body.applications).toHaveLength(1)
    await runCli(board, 'guest', 'erase', 'luis@example.org')
    expect(await guestIds('luis@example.org')).toEqual([])
    expect((await apply(a.path, luis)).status).toBe(201)
    expect(await guestIds('luis@example.org')).not.toContain(fresh)
  })

  test('guests of one e-mail keep their ids, and one erasure forgets them all', async () => {
    const { job, yeguada } = await vacancy()
    for (const guestId of ['old-one', 'old-two']) {
      const id = newId()
      const submitted: ApplicationEvent = {
        type: 'ApplicationSubmitted',
        data: { id, jobId: newId(), employerId: yeguada.id, guestId },
        subject: guestId,
        personal: {
          coverLetter,
          applicantName: 'Pia',
          applicantEmail: 'pia@example.org',
          answers: []
        }
      }
      await seedEvents(board.db, application, id, [submitted])
    }
    expect(
      (await apply(`/api/jobs/${job.id}/applications`, guestOf('pia@example.org'))).status
    ).toBe(201)
    expect((await guestIds('pia@example.org')).sort()).toEqual(['old-one', 'old-one', 'old-two'])
    await runCli(board, 'guest', 'erase', 'pia@example.org')
    expect(await guestIds('pia@example.org')).toEqual([])
  })

  test('no application is accepted once its job is withdrawn or its applicant deleted', async () => {
    const { yeguada, job, path } = await vacancy()
    const ana = await signUp(board, 'applicant')
    beforeNextAppend(() => ana.delete(`/api/users/${ana.id}`, { currentPassword: testPassword }))
    expect(await ana.post(path, { coverLetter })).toMatchObject(unauthenticated)
    beforeNextAppend(() => yeguada.delete(`/api/jobs/${job.id}`))
    expect(await apply(path, guestRequest)).toMatchObject({
      status: 409,
      body: { message: 'Este anuncio ya no admite aplicaciones' }
    })
    expect((await yeguada.get('/api/applications')).body.applications).toEqual([])
  })

  test('no application is answered once its applicant is deleted or erased', async () => {
    const { yeguada, path } = await vacancy()
    const [ana, luis] = [await signUp(board, 'applicant'), await signUp(board, 'applicant')]
    const rita = guestOf('rita@example.org')
    const gone = new Map<string, () => Promise<unknown>>()
    const submit = async (sent: Promise<{ body: { id: string } }>, leave: () => Promise<unknown>) =>
      gone.set((await sent).body.id, leave)
    await submit(ana.post(path, { coverLetter }), () => deleteAccount(ana))
    await submit(luis.post(path, { coverLetter }), () =>
      runCli(board, 'user', 'erase', luis.username)
    )
    await submit(apply(path, rita), () => runCli(board, 'guest', 'erase', 'rita@example.org'))
    const answer = (id: string) => yeguada.put(`/api/applications/${id}`, { status: 'approved' })
    for (const [id, leave] of gone) {
      beforeNextAppend(leave)
      for (const _ of ['meanwhile', 'afterwards'])
        expect(await answer(id)).toMatchObject({
          status: 404,
          body: { message: 'No encontramos esta aplicación' }
        })
      expect(await readStream(board.db, `application-${id}`)).toHaveLength(1)
    }
  })

  test('no message is sent once its sender or its receiver is deleted', async () => {
    const { yeguada, path } = await vacancy()
    const [ana, luis] = [await signUp(board, 'applicant'), await signUp(board, 'applicant')]
    for (const person of [ana, luis]) await person.post(path, { coverLetter })
    beforeNextAppend(() => ana.delete(`/api/users/${ana.id}`, { currentPassword: testPassword }))
    const toAna = { receiverId: ana.id, content: 'Hola' }
    expect((await yeguada.post('/api/messages', toAna)).status).toBe(404)
    beforeNextAppend(() => luis.delete(`/api/users/${luis.id}`, { currentPassword: testPassword }))
    const fromLuis = { receiverId: yeguada.id, content: 'Hola' }
    expect(await luis.post('/api/messages', fromLuis)).toMatchObject(unauthenticated)
    expect((await yeguada.get('/api/messages')).body.conversations).toEqual([])
  })

  test('no profile is published or edited once its owner is deleted or erased', async () => {
    const [ana, luis] = [await signUp(board, 'applicant'), await signUp(board, 'applicant')]
    beforeNextAppend(() => ana.delete(`/api/users/${ana.id}`, { currentPassword: testPassword }))
    expect(await ana.post('/api/candidate-profiles', profileRequest)).toMatchObject(unauthenticated)
    const { body } = await luis.post('/api/candidate-profiles', profileRequest)
    beforeNextAppend(() => runCli(board, 'user', 'erase', luis.username))
    const path = `/api/candidate-profiles/${body.id}`
    expect(await luis.put(path, profileRequest)).toMatchObject(unauthenticated)
    expect((await board.createClient().get('/api/candidate-profiles')).body.profiles).toEqual([])
  })

  test.each(['patch', 'renew', 'delete'])(
    'no job is changed once its owner is erased: %s',
    async command => {
      const { yeguada, job } = await vacancy()
      beforeNextAppend(() => runCli(board, 'user', 'erase', yeguada.username))
      const path = `/api/jobs/${job.id}`
      const commands: Record<string, () => Promise<unknown>> = {
        patch: () => yeguada.patch(path, jobRequest),
        renew: () => yeguada.post(`${path}/renew`),
        delete: () => yeguada.delete(path)
      }
      expect(await commands[command]?.()).toMatchObject(unauthenticated)
    }
  )
})
