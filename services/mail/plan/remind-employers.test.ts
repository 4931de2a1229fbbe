import { day } from '#events/units.ts'
import { beforeEach, expect, test } from 'vitest'
import { endingDays } from '#events/limits/jobs.ts'
import { lastPosition } from '#events/store/event-store.ts'
import {
  coverLetter,
  postJobAs,
  type SignedInClient,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import { isRenewalOffered } from '#services/jobs/shared/expiry.ts'
import { jobLifetimeDays } from '#events/limits/jobs.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { expireJobs } from '#workers/scheduled-jobs/expire-jobs.ts'
import { announceEnds, remindEmployers } from './remind-employers.ts'

const start = new Date('2026-03-02T10:00:00.000Z')

describeWithApp('e-mails to employers', board => {
  beforeEach(() => {
    board.now = start
  })
  const onDay = (days: number) => {
    board.now = new Date(start.getTime() + days * day)
  }
  async function subjectsTo({ username }: SignedInClient): Promise<string[]> {
    await sendMail(board)
    const mails = await mailsTo(board, `${username}@example.org`)
    return mails.map(({ subject }) => subject).filter(subject => /espera|termina/.test(subject))
  }

  test('announce the end of an ad once, a week before it, and report it', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada)
    for (const days of [22, 23, 23.5, 24, 29]) {
      onDay(days)
      await announceEnds(board.tools)
    }
    const announced = 'Tu anuncio «Mozo de cuadra» termina el 1 de abril de 2026 a las 12:00'
    expect(await subjectsTo(yeguada)).toEqual([announced])
    onDay(30)
    await expireJobs(board.tools)
    expect(await subjectsTo(yeguada)).toEqual([
      'Tu anuncio «Mozo de cuadra» ha terminado',
      announced
    ])
    await yeguada.delete(`/api/jobs/${id}`)
  })

  test('announce the end of an ad on the day from which its renewal is offered', async () => {
    const yeguada = await signUp(board, 'employer')
    const { expiryDate } = await postJobAs(yeguada)
    for (let days = 0; !isRenewalOffered({ expiryDate }, start.getTime() + days * day); days++) {
      onDay(days)
      await announceEnds(board.tools)
    }
    expect(await subjectsTo(yeguada)).toEqual([])
    onDay(jobLifetimeDays - endingDays)
    await announceEnds(board.tools)
    expect(await subjectsTo(yeguada)).toHaveLength(1)
  })

  test('announce the end of an ad later, when it was not possible a week before', async () => {
    const yeguada = await signUp(board, 'employer')
    await postJobAs(yeguada)
    onDay(22)
    await announceEnds(board.tools)
    onDay(26)
    await announceEnds(board.tools)
    expect(await subjectsTo(yeguada)).toEqual([
      'Tu anuncio «Mozo de cuadra» termina el 1 de abril de 2026 a las 12:00'
    ])
  })

  test('announce no end of an ad that was renewed, or has ended, since', async () => {
    const [renewing, ending] = [await signUp(board, 'employer'), await signUp(board, 'employer')]
    const { id } = await postJobAs(renewing)
    await postJobAs(ending)
    onDay(24)
    await announceEnds(board.tools)
    const { username } = renewing
    await renewing.post('/api/login', { username, password: testPassword })
    expect((await renewing.post(`/api/jobs/${id}/renew`)).status).toBe(200)
    onDay(30)
    expect(await subjectsTo(renewing)).toEqual([])
    expect(await subjectsTo(ending)).toEqual([])
  })

  test('remind of applications that wait after one week and after two, once each', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada)
    const ana = await signUp(board, 'applicant')
    await ana.post(`/api/jobs/${id}/applications`, { coverLetter })
    await sendMail(board)
    for (let days = 1; days < 20; days++) {
      onDay(days)
      await remindEmployers(board.tools)
      await remindEmployers(board.tools)
      await sendMail(board)
    }
    expect(await subjectsTo(yeguada)).toEqual(Array(2).fill('1 aplicación espera tu respuesta'))
  })

  test('remind later, when it was not possible on the day', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada)
    const ana = await signUp(board, 'applicant')
    await ana.post(`/api/jobs/${id}/applications`, { coverLetter })
    await sendMail(board)
    for (const days of [6, 9, 10, 13, 18, 19]) {
      onDay(days)
      await remindEmployers(board.tools)
      await sendMail(board)
    }
    expect(await subjectsTo(yeguada)).toHaveLength(2)
  })

  test('remind no more after one press, which a mail program sends too', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada)
    const ana = await signUp(board, 'applicant')
    await ana.post(`/api/jobs/${id}/applications`, { coverLetter })
    onDay(7)
    await remindEmployers(board.tools)
    await sendMail(board)
    const mails = await mailsTo(board, `${yeguada.username}@example.org`)
    const reminder = mails.find(({ subject }) => subject.includes('espera'))
    const path = new URL(/http\S+\/baja\/\S+/.exec(reminder?.text ?? '')?.[0] ?? '').pathname
    const before = await lastPosition(board.db)
    await board.createClient().get(path)
    expect(await lastPosition(board.db)).toBe(before)
    for (let index = 0; index < 2; index++) {
      const response = await board.createClient().send(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click'
      })
      expect(response.status).toBe(200)
    }
    expect(await lastPosition(board.db)).toBe(before + 1)
    const account = { username: yeguada.username, password: testPassword }
    expect((await board.createClient().post('/api/login', account)).body).toMatchObject({
      stoppedMail: ['reminders']
    })
    onDay(14)
    await remindEmployers(board.tools)
    expect(await subjectsTo(yeguada)).toHaveLength(1)
  })

  test('do not remind of what is answered or taken back', async () => {
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada)
    const send = async () => {
      const ana = await signUp(board, 'applicant')
      const { body } = await ana.post(`/api/jobs/${id}/applications`, { coverLetter })
      return { ana, path: `/api/applications/${body.id}` }
    }
    const [answered, withdrawn] = [await send(), await send()]
    await yeguada.put(answered.path, { status: 'rejected' })
    await withdrawn.ana.delete(withdrawn.path)
    onDay(7)
    await remindEmployers(board.tools)
    expect(await subjectsTo(yeguada)).toEqual([])
  })
})
