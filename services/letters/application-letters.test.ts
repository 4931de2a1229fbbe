import { beforeEach, describe, expect, test } from 'vitest'
import { lastPosition } from '#events/store/event-store.ts'
import {
  coverLetter,
  guestRequest,
  postJobAs,
  type SignedInClient,
  signUp
} from '#test/api-fixtures.ts'
import type { HttpClient } from '#test/http-client.ts'
import { lettersTo, sendLetters } from '#test/letters.ts'
import { describeWithApp } from '#test/test-app.ts'

const minute = 60_000
const addressOf = ({ username }: SignedInClient) => `${username}@example.org`
const confirmation = 'Confirma tu correo'

describeWithApp('letters about applications', board => {
  beforeEach(() => {
    board.now = new Date('2026-03-02T10:00:00.000Z')
  })

  const pass = (minutes: number) => {
    board.now = new Date(board.now.getTime() + minutes * minute)
  }
  async function subjectsTo(address: string): Promise<string[]> {
    await sendLetters(board)
    const letters = await lettersTo(board, address)
    return letters.map(({ subject }) => subject).filter(subject => subject !== confirmation)
  }
  async function newestTo(address: string) {
    await sendLetters(board)
    return (await lettersTo(board, address)).filter(({ subject }) => subject !== confirmation)[0]
  }
  async function apply() {
    const [yeguada, ana] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const job = await postJobAs(yeguada)
    const { body } = await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    const answer = (status: string) => yeguada.put(`/api/applications/${body.id}`, { status })
    return { yeguada, ana, job, application: body, answer, path: `/api/applications/${body.id}` }
  }
  async function applyAsGuest(changes: object = {}) {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    const email = `luis.${yeguada.username}@example.org`
    const request = { ...guestRequest, applicantEmail: email, ...changes }
    const { body } = await board.createClient().post(`/api/jobs/${job.id}/applications`, request)
    return { yeguada, job, email, application: body }
  }
  const withdraw = (path: string, token: string, by: HttpClient = board.createClient()) =>
    by.delete(`/api/applications/${path}`, undefined, { Authorization: `Bearer ${token}` })
  const tokenIn = (text = '') => /\/seguimiento\/(\S+)/.exec(text)?.[1] ?? ''

  test('go to both sides at once, to the applicant with what was written', async () => {
    const { yeguada, ana } = await apply()
    const received = await newestTo(addressOf(yeguada))
    expect(received?.subject).toBe('Nueva aplicación a «Mozo de cuadra»')
    expect(received?.text).toContain('La envía Ana Robles.')
    const sent = await newestTo(addressOf(ana))
    expect(sent?.subject).toBe('Has aplicado a «Mozo de cuadra»')
    expect(sent?.text).toContain(coverLetter)
    expect(sent?.text).toContain('Nadie serio te pide dinero ni una foto del DNI')
    expect(sent?.text).toContain('/profile?tab=aplicaciones')
  })

  test('to one employer are five an hour, and then one for all', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    for (let nth = 0; nth < 8; nth++) {
      const ana = await signUp(board, 'applicant')
      await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
      await sendLetters(board)
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

  describe('after an answer', () => {
    test('wait ten minutes of quiet', async () => {
      const { ana, answer } = await apply()
      pass(1)
      await answer('approved')
      pass(9)
      expect(await subjectsTo(addressOf(ana))).toHaveLength(1)
      pass(1)
      const letter = await newestTo(addressOf(ana))
      expect(letter?.subject).toBe('Tu aplicación a «Mozo de cuadra» está aprobada')
      expect(letter?.text).toContain('Nadie serio te pide dinero')
    })

    test('tell the last one only, when a slip is mended', async () => {
      const { ana, answer } = await apply()
      pass(1)
      await answer('rejected')
      await sendLetters(board)
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
      await sendLetters(board)
      pass(1)
      await answer('rejected')
      pass(1)
      await answer('pending')
      pass(20)
      expect(await subjectsTo(addressOf(ana))).toHaveLength(1)
    })

    test('tell of each change that stays', async () => {
      const { ana, answer } = await apply()
      for (const status of ['approved', 'rejected']) {
        pass(1)
        await answer(status)
        pass(10)
        await sendLetters(board)
      }
      expect(await subjectsTo(addressOf(ana))).toEqual([
        'Tu aplicación a «Mozo de cuadra» no sigue adelante',
        'Tu aplicación a «Mozo de cuadra» está aprobada',
        'Has aplicado a «Mozo de cuadra»'
      ])
    })
  })

  test.each([
    ['closed', (job: string, by: SignedInClient) => by.post(`${job}/close`, { outcome: 'aqui' })],
    ['withdrawn', (job: string, by: SignedInClient) => by.delete(job)]
  ])('tell who waits that the ad is %s', async (_, end) => {
    const { yeguada, job, ana } = await apply()
    const luis = await signUp(board, 'applicant')
    const sent = await luis.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    await luis.delete(`/api/applications/${sent.body.id}`)
    pass(1)
    await end(`/api/jobs/${job.id}`, yeguada)
    await sendLetters(board)
    pass(10)
    expect((await subjectsTo(addressOf(ana)))[0]).toBe('El anuncio «Mozo de cuadra» se ha cerrado')
    expect(await subjectsTo(addressOf(luis))).toEqual([])
  })

  describe('to a guest', () => {
    test('lead to a page to follow and withdraw the application, which changes nothing by itself', async () => {
      const { yeguada, email, application } = await applyAsGuest()
      const letter = await newestTo(email)
      expect(letter?.to.name).toBe('Luis Vega')
      expect(letter?.text).toContain('Teléfono: 612 345 678')
      const token = tokenIn(letter?.text)
      const before = await lastPosition(board.db)
      await board.createClient().get(`/seguimiento/${token}`)
      expect(await lastPosition(board.db)).toBe(before)
      for (let nth = 0; nth < 2; nth++) {
        expect(await withdraw(application.id, token)).toMatchObject({
          status: 200,
          body: { id: application.id, withdrawnAt: board.now.toISOString() }
        })
      }
      expect((await yeguada.get('/api/applications')).body.meta).toMatchObject({
        withdrawnApplications: 1
      })
    })

    test('lead to the erasure of everything that the guest has sent', async () => {
      const { yeguada, email, application } = await applyAsGuest({
        applicantName: 'Luis Quintana'
      })
      const token = tokenIn((await newestTo(email))?.text)
      expect(await withdraw(`${application.id}/guest`, token)).toMatchObject({
        status: 200,
        body: { message: 'Tus datos están borrados' }
      })
      expect((await yeguada.get('/api/applications')).body.applications).toEqual([])
      const rows = await board.db.query<{ text: string }>(
        'SELECT letters::text AS text FROM mail.letters AS letters'
      )
      expect(rows.filter(({ text }) => text.includes('Luis Quintana'))).toEqual([])
      expect(rows.filter(({ text }) => text.includes(email))).toEqual([])
    })

    test('have a link that nobody else can make', async () => {
      const { application } = await applyAsGuest()
      for (const token of [application.id, 'nada', `${btoa('application.x.9e15.1')}.x`]) {
        for (const path of [application.id, `${application.id}/guest`]) {
          expect(await withdraw(path, token)).toMatchObject({
            status: 401,
            body: { message: 'Este enlace ya no sirve.' }
          })
        }
      }
    })

    test('have a link for one application only, whatever session there is', async () => {
      const { email } = await applyAsGuest()
      const { ana, application } = await apply()
      const token = tokenIn((await newestTo(email))?.text)
      for (const path of [application.id, `${application.id}/guest`]) {
        expect(await withdraw(path, token, ana)).toMatchObject({ status: 403 })
      }
      expect(await ana.delete(`/api/applications/${application.id}`)).toMatchObject({ status: 200 })
    })

    test('have a link for a year', async () => {
      const { email, application } = await applyAsGuest()
      const token = tokenIn((await newestTo(email))?.text)
      pass(365 * 24 * 60)
      expect(await withdraw(application.id, token)).toMatchObject({ status: 401 })
    })

    test('tell the answer too', async () => {
      const { yeguada, email, application } = await applyAsGuest()
      pass(1)
      await yeguada.put(`/api/applications/${application.id}`, { status: 'rejected' })
      await sendLetters(board)
      pass(10)
      expect((await subjectsTo(email))[0]).toBe(
        'Tu aplicación a «Mozo de cuadra» no sigue adelante'
      )
    })
  })

  describe('about messages', () => {
    const write = (from: SignedInClient, to: SignedInClient) =>
      from.post('/api/messages', { receiverId: to.id, content: 'Hola' })

    test('come after ten minutes unread, one for a conversation', async () => {
      const { yeguada, ana } = await apply()
      pass(1)
      await write(yeguada, ana)
      await sendLetters(board)
      pass(5)
      await write(yeguada, ana)
      pass(4)
      const before = (await subjectsTo(addressOf(ana))).length
      pass(1)
      const letter = await newestTo(addressOf(ana))
      expect(letter?.subject).toBe('Yeguada del Soto te ha escrito')
      expect(letter?.text).toContain('Tienes 2 mensajes sin leer')
      expect(letter?.text).toContain('Nadie serio te pide dinero')
      await write(yeguada, ana)
      await sendLetters(board)
      pass(30)
      expect(await subjectsTo(addressOf(ana))).toHaveLength(before + 1)
    })

    test('do not come once they are read, and come again for the next ones', async () => {
      const { yeguada, ana } = await apply()
      pass(1)
      const read = async () => {
        const { body } = await ana.get(`/api/messages/${yeguada.id}`)
        for (const { id, receiverId } of body.messages) {
          if (receiverId === ana.id) await ana.put(`/api/messages/${id}/read`)
        }
      }
      await write(yeguada, ana)
      await read()
      await sendLetters(board)
      pass(10)
      expect(await subjectsTo(addressOf(ana))).toHaveLength(1)
      for (const count of [2, 3]) {
        pass(60)
        await write(yeguada, ana)
        await sendLetters(board)
        pass(10)
        expect(await subjectsTo(addressOf(ana))).toHaveLength(count)
        await read()
      }
    })
  })
})
