import { expect, test } from 'vitest'
import { lastPosition } from '#events/store/event-store.ts'
import { coverLetter, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'
import { describeWithApp } from '#test/board/test-app.ts'

describeWithApp('the e-mails that an account wants', board => {
  async function subjectsTo(username: string): Promise<string[]> {
    await sendMail(board)
    return (await mailsTo(board, `${username}@example.org`)).map(({ subject }) => subject)
  }

  test('are all of them, until its owner stops some', async () => {
    const yeguada = await signUp(board, 'employer')
    const path = `/api/users/${yeguada.id}/mail`
    expect((await yeguada.get('/api/user')).body.stoppedMail).toEqual([])
    const request = { stopped: ['reminders', 'applications'] }
    expect(await yeguada.put(path, request)).toMatchObject({
      status: 200,
      body: { stoppedMail: ['applications', 'reminders'] }
    })
    const before = await lastPosition(board.db)
    expect((await yeguada.put(path, request)).status).toBe(200)
    expect(await lastPosition(board.db)).toBe(before)
    const job = await postJobAs(yeguada)
    const ana = await signUp(board, 'applicant')
    await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    expect(await subjectsTo(yeguada.username)).toEqual(['Confirma tu correo'])
    expect(await subjectsTo(ana.username)).toContain('Has aplicado a «Mozo de cuadra»')
  })

  test('are chosen at an address that each of them names', async () => {
    const yeguada = await signUp(board, 'employer')
    const job = await postJobAs(yeguada)
    const ana = await signUp(board, 'applicant')
    await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    await sendMail(board)
    const mails = await mailsTo(board, `${ana.username}@example.org`)
    const named = mails.filter(({ text }) => text.includes('http://localhost:3000/ajustes'))
    expect(named.map(({ subject }) => subject)).toEqual(['Has aplicado a «Mozo de cuadra»'])
  })

  test('have the language of the page on which the account was made, until its owner chooses another', async () => {
    const ana = await signUp(board, 'applicant', { language: 'en-GB' })
    const eva = await signUp(board, 'applicant', { language: 'eo' })
    expect(await subjectsTo(ana.username)).toEqual(['Confirm your email address'])
    expect(await subjectsTo(eva.username)).toEqual(['Confirma tu correo'])
    const path = `/api/users/${eva.id}/mail`
    expect((await eva.put(path, { stopped: [], language: 'en' })).body.language).toBe('en')
    expect((await eva.put(path, { stopped: ['messages'] })).body.language).toBe('en')
    board.now = new Date(board.now.getTime() + 60_000)
    await eva.post('/api/email-confirmations')
    expect(await subjectsTo(eva.username)).toEqual([
      'Confirm your email address',
      'Confirma tu correo'
    ])
  })

  test('are refused for unknown topics, and to all other users', async () => {
    const [ana, eva] = [await signUp(board, 'applicant'), await signUp(board, 'applicant')]
    const path = `/api/users/${ana.id}/mail`
    expect(await ana.put(path, { stopped: ['todas'] })).toMatchObject({
      status: 400,
      body: { message: 'Este correo no existe' }
    })
    expect((await ana.put(path, {})).status).toBe(400)
    expect((await eva.put(path, { stopped: [] })).status).toBe(403)
  })
})
