import { expect, test } from 'vitest'
import { lastPosition } from '#events/store/event-store.ts'
import { guestRequest, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { describeWithApplicationMails } from '#test/mail/application-mails.ts'
import type { HttpClient } from '#test/board/http-client.ts'
import { sendMail } from '#test/board/mails.ts'
import { storageRules, termStart } from '#services/users/shared/storage-terms.ts'

describeWithApplicationMails('e-mails to a guest', mails => {
  const { apply, board, newestTo, pass, subjectsTo } = mails
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

  test('lead to a page to follow and withdraw the application, which changes nothing by itself', async () => {
    const { yeguada, email, application } = await applyAsGuest()
    const mail = await newestTo(email)
    expect(mail?.to.name).toBe('')
    expect(mail?.text).not.toContain('612 345 678')
    const token = tokenIn(mail?.text)
    const before = await lastPosition(board.db)
    await board.createClient().get(`/seguimiento/${token}`)
    expect(await lastPosition(board.db)).toBe(before)
    for (let index = 0; index < 2; index++) {
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
      'SELECT letters::text AS text FROM mail.outbox AS letters'
    )
    expect(rows.filter(({ text }) => text.includes('Luis Quintana'))).toEqual([])
    expect(rows.filter(({ text }) => text.includes(email))).toEqual([])
  })

  test('have a link that cannot be forged', async () => {
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

  test('have a link for one application only, with any session', async () => {
    const { email } = await applyAsGuest()
    const { ana, application } = await apply()
    const token = tokenIn((await newestTo(email))?.text)
    for (const path of [application.id, `${application.id}/guest`]) {
      expect(await withdraw(path, token, ana)).toMatchObject({ status: 403 })
    }
    expect(await ana.delete(`/api/applications/${application.id}`)).toMatchObject({ status: 200 })
  })

  test('have a link for as long as what a guest sends is kept', async () => {
    const { email, application } = await applyAsGuest()
    const token = tokenIn((await newestTo(email))?.text)
    const { now } = board
    const kept = now.getTime() - termStart(now, storageRules.guests.term).getTime()
    pass(kept / 60_000)
    expect(await withdraw('another', token)).toMatchObject({ status: 403 })
    pass(3 * 24 * 60)
    expect(await withdraw(application.id, token)).toMatchObject({ status: 401 })
  })

  test('have the answer too', async () => {
    const { yeguada, email, application } = await applyAsGuest()
    pass(1)
    await yeguada.put(`/api/applications/${application.id}`, { status: 'rejected' })
    await sendMail(board)
    pass(10)
    expect((await subjectsTo(email))[0]).toBe('Tu aplicación a «Mozo de cuadra» no sigue adelante')
  })
})
