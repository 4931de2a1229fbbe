import { expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'
import { coverLetter, postJobAs, signUp } from '#test/builders/api-fixtures.ts'

const noSharedApplication = {
  status: 403,
  body: {
    code: 'no-shared-application',
    message: 'Solo puedes escribir a personas con las que compartes una aplicación'
  }
}

describeWithApp('messages', board => {
  const connect = async () => {
    const [yeguada, ana] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const job = await postJobAs(yeguada)
    await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    return { yeguada, ana, job }
  }

  test('are sent in both directions between people who share an application', async () => {
    const { yeguada, ana, job } = await connect()
    const claims = { senderId: 'another-user', isRead: true, sentAt: '2020-01-01', id: 'mine' }
    const question = await yeguada.post('/api/messages', {
      receiverId: ana.id,
      jobId: job.id,
      content: '¿Puedes venir\nel martes? 🐴',
      ...claims
    })
    expect(question.status).toBe(201)
    expect(question.body).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{16}$/),
      senderId: yeguada.id,
      receiverId: ana.id,
      jobId: job.id,
      content: '¿Puedes venir\nel martes? 🐴',
      sentAt: board.now.toISOString(),
      isRead: false
    })
    const response = await ana.post('/api/messages', { receiverId: yeguada.id, content: 'Sí' })
    expect(response).toMatchObject({ status: 201, body: { jobId: null } })
    const messages = [question.body, response.body]
    expect((await ana.get(`/api/messages/${yeguada.id}`)).body.messages).toEqual(messages)
    expect((await yeguada.get(`/api/messages/${ana.id}`)).body.messages).toEqual(messages)
  })

  test('refer to no job but one that both share', async () => {
    const { yeguada, ana } = await connect()
    for (const jobId of ['La plaza de Zoraida', (await connect()).job.id]) {
      const refused = await yeguada.post('/api/messages', {
        receiverId: ana.id,
        jobId,
        content: 'Hola'
      })
      expect(refused.status).toBe(403)
    }
  })

  test('are listed with the name of the correspondent, even before the first message', async () => {
    const { yeguada, ana, job } = await connect()
    const base = { kind: 'user', profilePicture: null }
    const about = {
      jobId: job.id,
      jobTitle: job.title,
      applicationId: expect.any(String),
      status: 'pending'
    }
    expect((await ana.get(`/api/messages/${yeguada.id}`)).body).toEqual({
      correspondent: { ...base, userId: yeguada.id, fullName: 'Yeguada del Soto' },
      refusal: null,
      refusalCode: null,
      about,
      profileId: null,
      messages: []
    })
    expect((await yeguada.get(`/api/messages/${ana.id}`)).body).toEqual({
      correspondent: { ...base, userId: ana.id, fullName: 'Ana Robles' },
      refusal: null,
      refusalCode: null,
      about,
      profileId: null,
      messages: []
    })
  })

  test('are refused without a shared application, to oneself, to an unknown receiver and without a session', async () => {
    const { yeguada, ana } = await connect()
    const otherPair = await connect()
    const content = 'Hola'
    for (const [from, to] of [
      [yeguada, otherPair.ana],
      [ana, otherPair.yeguada],
      [ana, otherPair.ana],
      [ana, ana]
    ] as const) {
      expect(await from.post('/api/messages', { receiverId: to.id, content })).toMatchObject(
        noSharedApplication
      )
    }
    expect(await ana.post('/api/messages', { receiverId: 'unknown', content })).toMatchObject({
      status: 404,
      body: { message: 'No encontramos a esta persona' }
    })
    const anonymous = await board
      .createClient()
      .post('/api/messages', { receiverId: ana.id, content })
    expect(anonymous.status).toBe(401)
  })

  test('are listed as conversations with correspondent, unread count and last message', async () => {
    const { yeguada, ana } = await connect()
    expect((await ana.get('/api/messages')).body).toEqual({ conversations: [] })
    await yeguada.post('/api/messages', { receiverId: ana.id, content: 'Uno' })
    const { body: last } = await yeguada.post('/api/messages', {
      receiverId: ana.id,
      content: 'Dos'
    })
    const about = expect.objectContaining({ status: 'pending' })
    const conversation = { kind: 'user', profilePicture: null, about, last }
    expect((await ana.get('/api/messages')).body.conversations).toEqual([
      { ...conversation, userId: yeguada.id, fullName: 'Yeguada del Soto', unread: 2 }
    ])
    expect((await yeguada.get('/api/messages')).body.conversations).toEqual([
      { ...conversation, userId: ana.id, fullName: 'Ana Robles', unread: 0 }
    ])
  })

  test('can be marked as read repeatedly by their receiver', async () => {
    const { yeguada, ana } = await connect()
    const { body } = await yeguada.post('/api/messages', { receiverId: ana.id, content: 'Hola' })
    const path = `/api/messages/${body.id}/read`
    for (let index = 0; index < 2; index++) {
      expect(await ana.put(path)).toMatchObject({
        status: 200,
        body: { id: body.id, isRead: true }
      })
    }
    expect((await ana.get('/api/messages')).body.conversations).toMatchObject([{ unread: 0 }])
  })

  test('are hidden from all but sender and receiver', async () => {
    const { yeguada, ana } = await connect()
    const { body } = await yeguada.post('/api/messages', { receiverId: ana.id, content: 'Hola' })
    const otherApplicant = await signUp(board, 'applicant')
    const refused = { status: 403, body: { message: 'No tienes permiso para hacer esto' } }
    expect(await yeguada.put(`/api/messages/${body.id}/read`)).toMatchObject(refused)
    expect(await otherApplicant.put(`/api/messages/${body.id}/read`)).toMatchObject(refused)
    for (const { id } of [yeguada, ana]) {
      const { message: refusal, code: refusalCode } = noSharedApplication.body
      const empty = {
        correspondent: null,
        refusal,
        refusalCode,
        about: null,
        profileId: null,
        messages: []
      }
      expect((await otherApplicant.get(`/api/messages/${id}`)).body).toEqual(empty)
    }
    expect((await otherApplicant.get('/api/messages')).body).toEqual({ conversations: [] })
    expect(await ana.put('/api/messages/unknown/read')).toMatchObject({
      status: 404,
      body: { message: 'No encontramos este mensaje' }
    })
    expect((await board.createClient().get('/api/messages')).status).toBe(401)
    expect((await board.createClient().get(`/api/messages/${ana.id}`)).status).toBe(401)
  })

  test('end with the application, and begin again with another one', async () => {
    const { yeguada, ana, job } = await connect()
    const write = () => yeguada.post('/api/messages', { receiverId: ana.id, content: 'Hola' })
    expect((await write()).status).toBe(201)
    const [{ id }] = (await ana.get('/api/applications')).body.applications
    await ana.delete(`/api/applications/${id}`)
    expect(await write()).toMatchObject(noSharedApplication)
    expect((await yeguada.get(`/api/messages/${ana.id}`)).body).toMatchObject({
      correspondent: { fullName: 'Ana Robles' },
      refusal: noSharedApplication.body.message,
      messages: [{ content: 'Hola' }]
    })
    await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    expect((await write()).status).toBe(201)
  })

  test.each(['employerId', 'text'])(
    'end once the candidate hides from the employer by %s, until they apply again',
    async way => {
      const { yeguada, ana } = await connect()
      const toAna = () => yeguada.post('/api/messages', { receiverId: ana.id, content: 'Hola' })
      const toYeguada = () => ana.post('/api/messages', { receiverId: yeguada.id, content: 'Hola' })
      board.now = new Date(board.now.getTime() + 1_000)
      const block = way === 'text' ? { text: 'yeguada del soto' } : { employerId: yeguada.id }
      expect((await ana.post('/api/candidate-visibility/blocks', block)).status).toBe(201)
      expect(await toAna()).toMatchObject({
        status: 403,
        body: { message: 'Ahora no puedes escribir a esta persona' }
      })
      expect(await toYeguada()).toMatchObject({
        status: 403,
        body: { message: expect.stringMatching(/^Te ocultas de esta empresa/) }
      })
      board.now = new Date(board.now.getTime() + 1_000)
      const otherJob = await postJobAs(yeguada)
      await ana.post(`/api/jobs/${otherJob.id}/applications`, { coverLetter })
      expect([(await toAna()).status, (await toYeguada()).status]).toEqual([201, 201])
    }
  )

  test('are refused without content', async () => {
    const { yeguada, ana } = await connect()
    expect(await yeguada.post('/api/messages', { receiverId: ana.id, content: ' ' })).toMatchObject(
      {
        status: 400,
        body: { message: 'Escribe un mensaje' }
      }
    )
  })
})
