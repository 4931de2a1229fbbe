import { askAgainDays } from '#events/limits/applications.ts'
import { describe, expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import {
  coverLetter,
  deleteAccount,
  guestRequest,
  postJobAs,
  type SignedInClient,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import { addressOf, describeWithApplicationMails } from '#test/mail/application-mails.ts'
import { confirmEmailOf } from '#test/builders/confirmed-email.ts'
import { decideAs, report, signUpOperator } from '#test/builders/cases.ts'
import { sendMail } from '#test/board/mails.ts'
import { runCli } from '#test/board/run-cli.ts'

describeWithApplicationMails('e-mails about applications', mails => {
  const { apply, board, newestTo, pass, subjectsTo } = mails

  test('go to both sides at once, to the applicant with what was written', async () => {
    const { yeguada, ana } = await apply()
    const received = await newestTo(addressOf(yeguada))
    expect(received?.subject).toBe('Nueva aplicación a «Mozo de cuadra»')
    expect(received?.text).toContain('La envía Ana Robles:')
    const sent = await newestTo(addressOf(ana))
    expect(sent?.subject).toBe('Has aplicado a «Mozo de cuadra»')
    expect(sent?.text).toContain(coverLetter)
    expect(sent?.text).toContain('Nadie serio te pide dinero ni una foto del DNI')
    expect(sent?.text).toContain('/profile?tab=aplicaciones')
  })

  test('say to the employer what the applicant says beside the letter', async () => {
    const yeguada = await signUp(board, 'employer')
    await confirmEmailOf(board, yeguada)
    const asks = [
      { what: 'carne', level: 'B', weight: 'imprescindible' },
      { what: 'trenzar', weight: 'valorable' }
    ]
    const job = await postJobAs(yeguada, { asks, location: 'Jerez de la Frontera', place: '11020' })
    const said = {
      answers: [{ ask: 'carne-B', value: 'aprendiendo' }],
      startsOn: '2026-05-01',
      needsHousing: false,
      place: '11015'
    }
    await board
      .createClient()
      .post(`/api/jobs/${job.id}/applications`, { ...guestRequest, ...said })
    expect((await newestTo(addressOf(yeguada)))?.text).toContain(
      'Lo que pedís: Carné\u00a0B: aprendiendo · Trenzar: no lo dice · Puede empezar: 1 de mayo de 2026 · Necesita vivienda: no · Vive en Chiclana de la Frontera, Cádiz, a\u00a030\u00a0km'
    )
  })

  test('to one employer are five an hour, and then one for all', async () => {
    const yeguada = await signUp(board, 'employer')
    await confirmEmailOf(board, yeguada)
    const job = await postJobAs(yeguada)
    for (let index = 0; index < 8; index++) {
      const ana = await signUp(board, 'applicant')
      await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
      await sendMail(board)
      pass(1)
    }
    const single = 'Nueva aplicación a «Mozo de cuadra»'
    expect(await subjectsTo(addressOf(yeguada))).toEqual(Array(5).fill(single))
    pass(60)
    expect((await subjectsTo(addressOf(yeguada)))[0]).toBe('3 aplicaciones nuevas')
    const luis = await signUp(board, 'applicant')
    await luis.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    expect((await subjectsTo(addressOf(yeguada)))[0]).toBe(single)
  })

  test('to an employer with an address that is not confirmed are one a day, and then one for all', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    for (let index = 0; index < 3; index++) {
      const ana = await signUp(board, 'applicant')
      await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
      await sendMail(board)
      pass(1)
    }
    pass(60)
    expect(await subjectsTo(addressOf(yeguada))).toEqual([
      '2 aplicaciones nuevas',
      'Nueva aplicación a «Mozo de cuadra»'
    ])
  })

  describe('after an answer', () => {
    test('wait ten minutes of quiet', async () => {
      const { ana, answer } = await apply()
      pass(1)
      await answer('approved')
      pass(9)
      expect(await subjectsTo(addressOf(ana))).toHaveLength(1)
      pass(1)
      const mail = await newestTo(addressOf(ana))
      expect(mail?.subject).toBe('Tu aplicación a «Mozo de cuadra» está aprobada')
      expect(mail?.text).toContain('Nadie serio te pide dinero')
    })

    test('have the last answer only, when the first was corrected', async () => {
      const { ana, answer } = await apply()
      pass(1)
      await answer('rejected')
      await sendMail(board)
      pass(9)
      await answer('approved')
      pass(9)
      expect(await subjectsTo(addressOf(ana))).toHaveLength(1)
      pass(1)
      expect(await subjectsTo(addressOf(ana))).toEqual([
        'Tu aplicación a «Mozo de cuadra» está aprobada',
        'Has aplicado a «Mozo de cuadra»'
      ])
    })

    test('are none when it is as before', async () => {
      const { ana, answer } = await apply()
      await sendMail(board)
      pass(1)
      await answer('rejected')
      pass(1)
      await answer('pending')
      pass(20)
      expect(await subjectsTo(addressOf(ana))).toHaveLength(1)
    })

    test('follow each change that stays', async () => {
      const { ana, answer } = await apply()
      for (const status of ['approved', 'rejected']) {
        pass(1)
        await answer(status)
        pass(10)
        await sendMail(board)
      }
      expect(await subjectsTo(addressOf(ana))).toEqual([
        'Tu aplicación a «Mozo de cuadra» no sigue adelante',
        'Tu aplicación a «Mozo de cuadra» está aprobada',
        'Has aplicado a «Mozo de cuadra»'
      ])
    })
  })

  test('notify applicants who wait that the employer has gone, once', async () => {
    const { yeguada, job, ana, path } = await apply()
    const guest = { ...guestRequest, applicantEmail: `${newId()}@example.org` }
    await board.createClient().post(`/api/jobs/${job.id}/applications`, guest)
    const closed = await postJobAs(yeguada)
    const luis = await signUp(board, 'applicant')
    await luis.post(`/api/jobs/${closed.id}/applications`, { coverLetter })
    await yeguada.post(`/api/jobs/${closed.id}/close`, { outcome: 'aqui' })
    await sendMail(board)
    pass(10)
    await sendMail(board)
    await deleteAccount(yeguada)
    await sendMail(board)
    pass(10)
    const ended = 'El anuncio «Mozo de cuadra» se ha cerrado'
    for (const email of [addressOf(ana), guest.applicantEmail, addressOf(luis)]) {
      expect((await subjectsTo(email)).filter(subject => subject === ended)).toHaveLength(1)
    }
    const isOver = { status: 'pending', isJobWithdrawn: true, isEmployerDeleted: true }
    const own = async () =>
      (await ana.get('/api/applications')).body.applications.find(({ id }: { id: string }) =>
        path.endsWith(id)
      )
    expect(await own()).toMatchObject({ ...isOver, jobTitle: 'Mozo de cuadra' })
    await runCli(board, 'user', 'erase', yeguada.id)
    expect(await own()).toMatchObject({ ...isOver, jobTitle: null })
    expect(await subjectsTo(addressOf(ana))).toEqual([])
  })

  test('do not say that a removed ad goes on, until it is shown again', async () => {
    const { job, ana, answer } = await apply()
    const operator = await signUpOperator(board)
    await sendMail(board)
    pass(1)
    await answer('approved')
    await report(board, 'job', job.id)
    const decided = await decideAs(operator, `job-${job.id}`)
    expect(decided.status).toBe(200)
    pass(10)
    expect(await subjectsTo(addressOf(ana))).toEqual(['Has aplicado a «Mozo de cuadra»'])
    const undone = await operator.post(`/api/operator/cases/job-${job.id}/undo`, { revision: 1 })
    expect(undone.status).toBe(200)
    pass(60)
    expect((await subjectsTo(addressOf(ana)))[0]).toBe(
      'Tu aplicación a «Mozo de cuadra» está aprobada'
    )
  })

  test.each([
    ['closed', (job: string, by: SignedInClient) => by.post(`${job}/close`, { outcome: 'aqui' })],
    ['withdrawn', (job: string, by: SignedInClient) => by.delete(job)]
  ])('notify pending applicants that the ad is %s', async (_, end) => {
    const { yeguada, job, ana } = await apply()
    const luis = await signUp(board, 'applicant')
    const sent = await luis.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    await luis.delete(`/api/applications/${sent.body.id}`)
    pass(1)
    await end(`/api/jobs/${job.id}`, yeguada)
    await sendMail(board)
    pass(10)
    expect((await subjectsTo(addressOf(ana)))[0]).toBe('El anuncio «Mozo de cuadra» se ha cerrado')
    expect(await subjectsTo(addressOf(luis))).toEqual([])
  })

  describe('about a talk', () => {
    const asked = (id: string, call: string) => `/api/applications/${id}/${call}`

    test('tell the applicant, unless it is denied before', async () => {
      for (const isDenied of [false, true]) {
        const { yeguada, ana, application } = await apply()
        await sendMail(board)
        pass(1)
        await yeguada.post(asked(application.id, 'talked'), { by: 'telefono' })
        if (isDenied) await ana.post(asked(application.id, 'talk-denial'), {})
        pass(10)
        const mail = await newestTo(addressOf(ana))
        if (isDenied) expect(mail?.subject).toBe('Has aplicado a «Mozo de cuadra»')
        else {
          expect(mail?.subject).toMatch(/^.+ dice que habéis hablado sobre «Mozo de cuadra»$/)
          expect(mail?.text).toContain('dice que habéis hablado el lunes.')
        }
      }
    })

    test('tell the employer of the denial, and who asks again', async () => {
      const { yeguada, ana, application } = await apply()
      await sendMail(board)
      pass(1)
      await yeguada.post(asked(application.id, 'talked'), { by: 'persona' })
      await ana.post(asked(application.id, 'talk-denial'), {})
      expect((await subjectsTo(addressOf(yeguada)))[0]).toBe(
        '«Mozo de cuadra»: dice que no habéis hablado'
      )
      pass(askAgainDays * 24 * 60)
      await ana.post('/api/login', { username: ana.username, password: testPassword })
      expect((await ana.post(asked(application.id, 'asked-again'), {})).status).toBe(201)
      const mail = await newestTo(addressOf(yeguada))
      expect(mail?.subject).toBe('¿Sigue en pie «Mozo de cuadra»?')
      expect(mail?.text).toContain('Ana Robles pregunta si el puesto sigue en pie')
    })

    test('do not say at the end of the ad that nobody answered', async () => {
      const { yeguada, ana, job, application } = await apply()
      pass(1)
      await yeguada.post(asked(application.id, 'talked'), { by: 'telefono' })
      pass(10)
      await sendMail(board)
      await yeguada.post(`/api/jobs/${job.id}/close`, { outcome: 'aqui' })
      await sendMail(board)
      pass(10)
      const mail = await newestTo(addressOf(ana))
      expect(mail?.subject).toBe('El anuncio «Mozo de cuadra» se ha cerrado')
      expect(mail?.text).not.toContain('no ha contestado')
    })
  })
})
