import { expect, test } from 'vitest'
import { application, type ApplicationEvent } from '#events/aggregates/applications.ts'
import { newId } from '#events/aggregates/ids.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { collectGuestData } from '#services/own-data/guest-data.ts'
import { applicationBearer, signApplicationToken } from '#test/board/link-tokens.ts'
import { runCli } from '#test/board/run-cli.ts'
import { coverLetter, guestRequest, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { decideAs, report, signUpOperator } from '#test/builders/cases.ts'
import { confirmEmailOf } from '#test/builders/confirmed-email.ts'
import { seedEvents } from '#test/events/event-builders.ts'
import { describeWithApplicationMails } from '#test/mail/application-mails.ts'

describeWithApplicationMails('the conversation of an employer and a guest', mails => {
  const { board, newestTo, pass, subjectsTo } = mails
  const visitor = () => board.createClient()

  async function applyAsGuest(applicantEmail = `${newId()}@example.org`) {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    const apply = async (jobId: string, names = {}) =>
      (
        await visitor().post(`/api/jobs/${jobId}/applications`, {
          ...guestRequest,
          applicantEmail,
          ...names
        })
      ).body.id as string
    const id = await apply(job.id)
    const [received] = (await yeguada.get('/api/applications')).body.applications
    const guestId: string = received.personId
    const write = (content: unknown, token = applicationBearer(board, id)) =>
      visitor().post(`/api/applications/${id}/messages`, { content }, token)
    const say = (content: string) => yeguada.post('/api/messages', { receiverId: guestId, content })
    const shown = async () => (await yeguada.get(`/api/messages/${guestId}`)).body
    return { yeguada, job, id, guestId, applicantEmail, apply, write, say, shown }
  }

  test('goes both ways, and says that she has no account', async () => {
    const { yeguada, id, guestId, write, say, shown } = await applyAsGuest()
    expect(await shown()).toMatchObject({
      correspondent: { kind: 'guest', userId: guestId, fullName: guestRequest.applicantName },
      refusal: null,
      about: { applicationId: id, status: 'pending' },
      messages: []
    })
    expect((await say('¿Cuándo puedes venir?')).status).toBe(201)
    const answered = await write('El lunes,\na las nueve')
    expect(answered).toMatchObject({
      status: 201,
      body: { senderId: guestId, receiverId: yeguada.id, content: 'El lunes,\na las nueve' }
    })
    expect((await shown()).messages).toMatchObject([
      { content: '¿Cuándo puedes venir?', isRead: true },
      { content: 'El lunes,\na las nueve', isRead: false }
    ])
    expect((await yeguada.get('/api/messages')).body.conversations).toMatchObject([
      { kind: 'guest', userId: guestId, unread: 1, last: { content: 'El lunes,\na las nueve' } }
    ])
    expect((await yeguada.get('/api/unseen')).body.messages).toBe(1)
    await yeguada.put(`/api/messages/${answered.body.id}/read`)
    expect((await yeguada.get('/api/unseen')).body.messages).toBe(0)
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })

  test('is one for all her applications, with the name of the newest', async () => {
    const { yeguada, guestId, apply, write } = await applyAsGuest()
    await write('Hola')
    pass(1)
    await apply((await postJobAs(yeguada)).id, { applicantName: 'Luis V.' })
    expect((await yeguada.get('/api/messages')).body.conversations).toMatchObject([
      { userId: guestId, fullName: 'Luis V.' }
    ])
  })

  test('is told by e-mail with title, employer and a button, an hour apart', async () => {
    const { applicantEmail, say, write } = await applyAsGuest()
    await newestTo(applicantEmail)
    pass(1)
    await say('Ven el jueves con botas')
    pass(10)
    const mail = await newestTo(applicantEmail)
    expect(mail?.subject).toBe('Yeguada del Soto te ha escrito sobre «Mozo de cuadra»')
    expect(mail?.text).toContain('/seguimiento/')
    expect(mail?.text).not.toContain('botas')
    await say('Y con casco')
    pass(10)
    expect(await subjectsTo(applicantEmail)).toHaveLength(2)
    pass(50)
    expect(await subjectsTo(applicantEmail)).toHaveLength(3)
    await say('¿Vienes?')
    await write('Sí')
    pass(120)
    expect(await subjectsTo(applicantEmail)).toHaveLength(3)
  })

  test('tells the employer by e-mail who has written', async () => {
    const { yeguada, write } = await applyAsGuest()
    await confirmEmailOf(board, yeguada)
    const address = `${yeguada.username}@example.org`
    await newestTo(address)
    pass(1)
    await write('Hola')
    pass(10)
    expect((await newestTo(address))?.subject).toContain('te ha escrito')
  })

  test('is not written by a foreign, changed or missing token, nor with too much or nothing', async () => {
    const { id, write, shown } = await applyAsGuest()
    const other = await applyAsGuest()
    const refusals = [
      [await write('Hola', applicationBearer(board, other.id)), 403],
      [await write('Hola', { Authorization: `Bearer ${signApplicationToken(board, 'x')}x` }), 401],
      [await write('Hola', {} as never), 401],
      [await write('a'.repeat(5000)), 400],
      [await write('a'.repeat(1001)), 400],
      [await write(' \n '), 400],
      [await write(7), 400]
    ] as const
    for (const [{ status, body }, expected] of refusals) {
      expect(status).toBe(expected)
      expect(body.message).toMatch(/\p{L}/u)
    }
    expect((await write('a'.repeat(1001))).body.errors).toEqual([
      {
        field: 'content',
        code: 'message-too-long',
        message: 'El mensaje no puede tener más de 1000 caracteres'
      }
    ])
    expect((await shown()).messages).toEqual([])
    const token = applicationBearer(board, id)
    pass(200 * 24 * 60)
    expect((await write('Hola', token)).body).toMatchObject({ code: 'application-link-over' })
  })

  test('ends with the withdrawal, and stands there for what was said', async () => {
    const { id, say, shown, write } = await applyAsGuest()
    await write('Hola')
    await visitor().delete(`/api/applications/${id}`, undefined, applicationBearer(board, id))
    expect(await write('Otra cosa')).toMatchObject({ status: 403 })
    expect(await say('¿Por qué?')).toMatchObject({ status: 404 })
    expect(await shown()).toMatchObject({
      refusalCode: 'no-shared-application',
      messages: [{ content: 'Hola' }]
    })
  })

  test('is no one else’s: not of another employer, nor under an id that nobody has', async () => {
    const { guestId, write } = await applyAsGuest()
    await write('Hola')
    const otherEmployer = await signUp(board, 'employer')
    expect((await otherEmployer.get(`/api/messages/${guestId}`)).body).toMatchObject({
      correspondent: null,
      messages: []
    })
    const receivers = [guestId, newId()]
    for (const receiverId of receivers)
      expect(
        await otherEmployer.post('/api/messages', { receiverId, content: 'Hola' })
      ).toMatchObject({ status: 404 })
  })

  test('becomes that of the account that she registers, also by the old address', async () => {
    const { yeguada, id, guestId, applicantEmail, say, write } = await applyAsGuest()
    await say('¿Cuándo puedes venir?')
    await write('El lunes')
    await say('Perfecto')
    const ana = await signUp(board, 'applicant', { email: applicantEmail })
    await confirmEmailOf(board, ana)
    expect((await ana.get(`/api/messages/${yeguada.id}`)).body.messages).toMatchObject([
      { receiverId: ana.id },
      { senderId: ana.id },
      { content: 'Perfecto' }
    ])
    expect((await ana.get('/api/unseen')).body.messages).toBe(1)
    expect((await yeguada.get('/api/messages')).body.conversations).toMatchObject([
      { kind: 'user', userId: ana.id }
    ])
    expect((await say('Hasta el lunes')).body).toMatchObject({ receiverId: ana.id })
    expect((await yeguada.get(`/api/messages/${guestId}`)).body.correspondent).toMatchObject({
      userId: ana.id
    })
    expect(await write('Soy yo')).toMatchObject({
      status: 409,
      body: { code: 'application-of-account' }
    })
    const path = `/api/applications/${id}/messages`
    expect(await ana.post(path, { content: 'Soy yo' })).toMatchObject({
      status: 201,
      body: { senderId: ana.id, receiverId: yeguada.id }
    })
    const stranger = await signUp(board, 'applicant')
    expect((await stranger.post(path, { content: 'Soy otra' })).status).toBe(403)
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })

  test('goes with the account also where she had sent one application twice', async () => {
    const { yeguada, job, applicantEmail, say } = await applyAsGuest()
    await say('Hola')
    const ana = await signUp(board, 'applicant', { email: applicantEmail })
    await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    await confirmEmailOf(board, ana)
    const { applications } = (await yeguada.get('/api/applications')).body
    expect(applications.map(({ personId }: { personId: string }) => personId)).toEqual([
      ana.id,
      ana.id
    ])
    expect((await ana.get(`/api/messages/${yeguada.id}`)).body.messages).toHaveLength(1)
  })

  test('is in her own data, and erased with her', async () => {
    const { yeguada, guestId, applicantEmail, say, write, shown } = await applyAsGuest()
    await say('Trae el casco')
    await write('Lo tengo rojo')
    const data = await collectGuestData({ ...board.tools, now: () => board.now }, guestId)
    expect(data.messages).toMatchObject([
      { content: 'Trae el casco' },
      { content: 'Lo tengo rojo' }
    ])
    expect(data.history).toContainEqual(
      expect.objectContaining({ type: 'MessageSent', content: 'Lo tengo rojo' })
    )
    expect(data.history).not.toContainEqual(expect.objectContaining({ content: 'Trae el casco' }))
    await runCli(board, 'guest', 'erase', applicantEmail)
    expect((await shown()).messages).toEqual([])
    expect((await yeguada.get('/api/messages')).body.conversations).toEqual([])
    expect((await yeguada.get('/api/unseen')).body.messages).toBe(0)
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })

  test('has what 1.0.0 answered, until a later status of 1.0.0, and not after its erasure', async () => {
    const { yeguada, id, guestId, shown } = await applyAsGuest()
    const answered: ApplicationEvent = {
      type: 'ApplicationAnswered',
      data: { id },
      subject: guestId,
      personal: { words: 'Ven el jueves' }
    }
    const status = (clearsAnswer?: true): ApplicationEvent => ({
      type: 'ApplicationStatusChanged',
      data: { id, status: 'approved', clearsAnswer }
    })
    const at = board.now.toISOString()
    const append = (...events: ApplicationEvent[]) =>
      seedEvents(board.db, application, id, events, at)
    await append(status(true), answered)
    const isSaid = { id, senderId: yeguada.id, receiverId: guestId, isRead: true }
    expect((await shown()).messages).toMatchObject([{ ...isSaid, content: 'Ven el jueves' }])
    await append(status())
    expect((await shown()).messages).toHaveLength(1)
    await append(status(true))
    expect((await shown()).messages).toEqual([])
    await append(answered)
    expect((await shown()).messages).toHaveLength(1)
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
    await append({ type: 'ApplicationErased', data: { id } })
    expect((await shown()).messages).toEqual([])
  })

  test('is reported and hidden as any message, an answer of 1.0.0 by its application', async () => {
    const { yeguada, id, guestId, applicantEmail, write, shown } = await applyAsGuest()
    const operator = await signUpOperator(board)
    const { body: sent } = await write('Paga antes')
    await report(board, 'message', sent.id, { reason: 'acoso' }, yeguada)
    await decideAs(operator, `message-${sent.id}`)
    expect((await shown()).messages).toEqual([])
    pass(10)
    expect(await subjectsTo(applicantEmail)).toContain('Hemos ocultado tu mensaje')
    const answered: ApplicationEvent = {
      type: 'ApplicationAnswered',
      data: { id },
      subject: guestId,
      personal: { words: 'Manda una foto del DNI' }
    }
    await seedEvents(board.db, application, id, [answered], board.now.toISOString())
    const ana = await signUp(board, 'applicant', { email: applicantEmail })
    await confirmEmailOf(board, ana)
    const seen = async () => (await ana.get(`/api/messages/${yeguada.id}`)).body.messages
    expect(await seen()).toMatchObject([{ id, content: 'Manda una foto del DNI' }])
    await report(board, 'message', id, { reason: 'dinero-o-documentos' }, ana)
    await decideAs(operator, `message-${id}`)
    expect(await seen()).toEqual([])
    await operator.post(`/api/operator/cases/message-${id}/undo`, { revision: 1 })
    expect(await seen()).toHaveLength(1)
    await runCli(board, 'guest', 'erase', applicantEmail)
    const undone = await operator.post(`/api/operator/cases/message-${sent.id}/undo`, {
      revision: 1
    })
    expect(undone.status).toBe(200)
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })

  test('goes with the guest also after she has joined an account', async () => {
    const { yeguada, id, applicantEmail, write, say } = await applyAsGuest()
    await say('¿Cuándo puedes venir?')
    await write('El lunes a las nueve')
    const ana = await signUp(board, 'applicant', { email: applicantEmail })
    await confirmEmailOf(board, ana)
    expect((await ana.get(`/api/messages/${yeguada.id}`)).body.messages).toHaveLength(2)
    const erased = await visitor().send(`/api/applications/${id}/guest`, {
      method: 'DELETE',
      headers: applicationBearer(board, id)
    })
    expect(erased.status).toBe(200)
    expect((await ana.get(`/api/messages/${yeguada.id}`)).body.messages).toEqual([])
    expect((await yeguada.get('/api/messages')).body.conversations).toEqual([])
    expect((await yeguada.get('/api/unseen')).body.messages).toBe(0)
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })
})
