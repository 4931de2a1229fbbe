import { expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { answerLinkDays, undoLinkPeriod } from '#events/limits/applications.ts'
import { day } from '#events/units.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import {
  applicationBearer,
  signAnswerToken,
  signApplicationToken,
  signJobToken
} from '#test/board/link-tokens.ts'
import {
  coverLetter,
  guestRequest,
  postJobAs,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import { confirmEmailOf } from '#test/builders/confirmed-email.ts'
import { addressOf, describeWithApplicationMails } from '#test/mail/application-mails.ts'

const words = '¿Puedes venir a probar el jueves?'

describeWithApplicationMails('answering with the link of an e-mail', mails => {
  const { board, newestTo, pass } = mails
  const visitor = () => board.createClient()

  async function receive() {
    const yeguada = await signUp(board, 'employer')
    await confirmEmailOf(board, yeguada)
    const job = await postJobAs(yeguada)
    const apply = async (changes = {}) => {
      const applicantEmail = `${newId()}@example.org`
      const request = { ...guestRequest, applicantEmail, ...changes }
      const { body } = await visitor().post(`/api/jobs/${job.id}/applications`, request)
      return body.id as string
    }
    const id = await apply()
    const answer = (request: object, token = signAnswerToken(board, id), by = visitor()) =>
      by.post(`/api/answer-links/${token}`, request)
    const received = async () =>
      (await yeguada.get('/api/applications')).body.applications.find(
        (application: { id: string }) => application.id === id
      )
    return { yeguada, job, id, apply, answer, received }
  }

  test('stands in the mail about the application, with the beginning of the letter', async () => {
    const { yeguada, apply } = await receive()
    await newestTo(addressOf(yeguada))
    pass(1)
    const letter = `${coverLetter} Llámame al 612 345 678 o a lucia@example.org, www.lucia.es. ${'Sé herrar. '.repeat(40)}`
    await apply({ coverLetter: letter, applicantName: 'Lucía Vega' })
    const mail = await newestTo(addressOf(yeguada))
    expect(mail?.text).toContain('La envía Lucía Vega:')
    expect(mail?.text).toContain(`> ${coverLetter.slice(0, 30)}`)
    expect(mail?.text).not.toMatch(/612|lucia@|www\.lucia/)
    expect(mail?.text).toContain(
      'Quien tenga este correo puede leer esta aplicación y contestarla. No contestes a este correo: usa los botones.'
    )
    for (const [text, answer] of [
      ['Me interesa', 'interesa'],
      ['Ahora no', 'cubierto']
    ])
      expect(mail?.text).toMatch(
        new RegExp(`${text}:\\nhttp://localhost:3000/contestar/\\S+\\?respuesta=${answer}\\n`)
      )
  })

  test('is offered to a confirmed address only', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    await visitor().post(`/api/jobs/${job.id}/applications`, guestRequest)
    const mail = await newestTo(addressOf(yeguada))
    expect(mail?.subject).toContain('Nueva aplicación')
    expect(mail?.text).not.toMatch(/contestar|Lucía/)
  })

  test('records the opening and the answer, and sends the words', async () => {
    const { id, answer, received } = await receive()
    const answered = await answer({ status: 'approved', message: words })
    expect(answered).toMatchObject({
      status: 200,
      body: { application: { id, status: 'approved' }, undo: expect.any(String) }
    })
    expect(answered.body).not.toHaveProperty('next')
    expect(await received()).toMatchObject({
      status: 'approved',
      seenAt: board.now.toISOString(),
      employerWords: words,
      isUnseen: false
    })
    expect(
      await board.db.query(
        `SELECT data->>'by' AS by FROM es.events
          WHERE type = 'ApplicationStatusChanged' AND data->>'id' = $1`,
        [id]
      )
    ).toEqual([{ by: 'link' }])
    expect((await verify({ ...board.tools, projections })).differences).toEqual([])
  })

  test('is undone within a minute, with the words while they are not shown', async () => {
    const { answer, received } = await receive()
    const { undo } = (await answer({ status: 'rejected', message: words })).body
    board.now = new Date(board.now.getTime() + 9_000)
    expect((await answer({ status: 'pending' }, undo)).status).toBe(200)
    expect(await received()).toMatchObject({ status: 'pending', employerWords: null })
    const again = await receive()
    const late = (await again.answer({ status: 'rejected', message: words })).body.undo
    board.now = new Date(board.now.getTime() + undoLinkPeriod)
    expect(await again.answer({ status: 'pending' }, late)).toMatchObject({
      status: 410,
      body: {
        code: 'answer-link-over',
        message: 'Este enlace ya no sirve. Entra en Ramal para contestar.'
      }
    })
    expect(await again.received()).toMatchObject({ status: 'rejected', employerWords: words })
  })

  test('has one winner of two answers at the same time', async () => {
    const { answer, received } = await receive()
    const both = await Promise.all([answer({ status: 'approved' }), answer({ status: 'rejected' })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
    const winner = both.find(({ status }) => status === 200)
    expect((await received()).status).toBe(winner?.body.application.status)
  })

  test('has one effect when it is sent twice with one key', async () => {
    const { id, received } = await receive()
    const send = () =>
      visitor().post(
        `/api/answer-links/${signAnswerToken(board, id)}`,
        { status: 'approved', message: words },
        { 'Idempotency-Key': `answer-${id}` }
      )
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    expect(await received()).toMatchObject({ status: 'approved', employerWords: words })
  })

  test('sends words with a new status only, so that one link sends one message', async () => {
    const { answer, received } = await receive()
    expect(await answer({ status: 'pending', message: words })).toMatchObject({
      status: 409,
      body: { message: 'Di si te interesa o no. Para escribir sin decirlo, entra en Ramal.' }
    })
    expect(await received()).toMatchObject({ seenAt: null, employerWords: null })
    expect((await answer({ status: 'approved', message: words })).status).toBe(200)
  })

  test('names the next one in a session of that employer only', async () => {
    const { yeguada, apply, answer } = await receive()
    const next = await apply({ applicantName: 'Luis Mena' })
    const other = await signUp(board, 'employer')
    const undone = (await answer({ status: 'approved' }, undefined, other)).body
    expect(undone).not.toHaveProperty('next')
    await answer({ status: 'pending' }, undone.undo)
    const token = signAnswerToken(board, undone.application.id, 4)
    expect((await answer({ status: 'approved' }, token, yeguada)).body.next).toMatchObject({
      id: next,
      applicantName: 'Luis Mena'
    })
  })

  test('is over after whatever happens to the application or the account', async () => {
    const over = async (
      happens: (received: Awaited<ReturnType<typeof receive>>) => Promise<unknown>
    ) => {
      const received = await receive()
      await happens(received)
      const before = await received.received()
      expect((await received.answer({ status: 'approved' })).status).toBe(410)
      expect(await received.received()).toEqual(before)
    }
    await over(({ yeguada, id }) => yeguada.put(`/api/applications/${id}`, { status: 'rejected' }))
    await over(({ yeguada, id }) =>
      yeguada.post(`/api/applications/${id}/talked`, { by: 'telefono' })
    )
    await over(async ({ yeguada }) => {
      const change = { currentPassword: testPassword, newPassword: 'caballo-alazan' }
      expect((await yeguada.put(`/api/users/${yeguada.id}/password`, change)).status).toBe(200)
    })
    const gone = await receive()
    await visitor().send(`/api/applications/${gone.id}`, {
      method: 'DELETE',
      headers: applicationBearer(board, gone.id)
    })
    expect((await gone.answer({ status: 'approved' })).status).toBe(410)
    const late = await receive()
    const token = signAnswerToken(board, late.id)
    board.now = new Date(board.now.getTime() + answerLinkDays * day)
    expect((await late.answer({ status: 'approved' }, token)).status).toBe(410)
  })

  test('is over once the applicant hides from the employer', async () => {
    const yeguada = await signUp(board, 'employer')
    await confirmEmailOf(board, yeguada)
    const ana = await signUp(board, 'applicant')
    const job = await postJobAs(yeguada)
    const { id } = (await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })).body
    pass(1)
    const block = { employerId: yeguada.id }
    expect((await ana.post('/api/candidate-visibility/blocks', block)).status).toBe(201)
    const answered = await visitor().post(`/api/answer-links/${signAnswerToken(board, id)}`, {
      status: 'approved'
    })
    expect(answered.status).toBe(410)
  })

  test('refuses what is wrong with a sentence, and changes nothing', async () => {
    const { id, job, answer, received } = await receive()
    const before = await received()
    for (const request of [
      {},
      { status: 'quizá' },
      { status: 'approved', message: 'a'.repeat(5000) }
    ])
      expect((await answer(request)).status).toBe(400)
    const foreign = [
      'nada',
      signApplicationToken(board, id),
      signJobToken(board, job.id, job.expiryDate),
      `${signAnswerToken(board, id)}x`,
      signAnswerToken(board, id, 3)
    ]
    for (const token of foreign)
      expect((await answer({ status: 'approved' }, token)).status).toBe(410)
    expect(await received()).toEqual(before)
  })
})
