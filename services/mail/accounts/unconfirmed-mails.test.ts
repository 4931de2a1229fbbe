import { beforeEach, expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import {
  coverLetter,
  deleteAccount,
  guestRequest,
  postJobAs,
  signUp
} from '#test/builders/api-fixtures.ts'
import { report } from '#test/builders/cases.ts'
import { confirmEmailOf } from '#test/builders/confirmed-email.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'
import { describeWithApp, type TestApp } from '#test/board/test-app.ts'

const bait = 'Su cuenta ha sido bloqueada: https://banco-seguro.example'
const minute = 60_000

const pass = (board: TestApp, milliseconds: number) => {
  board.now = new Date(board.now.getTime() + milliseconds)
}

async function textsTo(board: TestApp, address: string): Promise<string[]> {
  await sendMail(board)
  const mails = await mailsTo(board, address)
  return mails.map(({ to, subject, text, html }) => [to.name, subject, text, html].join('\n'))
}

describeWithApp('an e-mail to an unconfirmed address', board => {
  let victim: string
  let username: string
  beforeEach(() => {
    username = `p.${newId().slice(0, 20)}.example`
    victim = `${newId()}@example.org`
  })
  const typed = { fullName: bait.slice(0, 60), bio: bait }

  async function expectNothingTyped(address: string, count: number) {
    const texts = await textsTo(board, address)
    expect(texts).toHaveLength(count)
    for (const text of texts) {
      expect(text).not.toContain('banco-seguro.example')
      expect(text).not.toContain('ha sido bloqueada')
      expect(text).not.toContain(username)
    }
  }

  test('says nothing that a guest typed, which stands on its page', async () => {
    const job = await postJobAs(await signUp(board, 'employer'))
    const request = {
      coverLetter: `${coverLetter}\n${bait}`,
      applicantName: bait.slice(0, 60),
      applicantEmail: victim,
      applicantPhone: '612 345 678',
      isGuestApplication: true
    }
    await board.createClient().post(`/api/jobs/${job.id}/applications`, request)
    await expectNothingTyped(victim, 1)
    const [mail] = await textsTo(board, victim)
    expect(mail).toContain('Has aplicado a «Mozo de cuadra»')
    expect(mail).not.toContain('612')
  })

  test('says nothing that an account typed, in no kind', async () => {
    const person = await signUp(board, 'applicant', { ...typed, username, email: victim })
    await sendMail(board)
    await board.createClient().post('/api/password-resets', { login: username })
    await expect.poll(() => textsTo(board, victim)).toHaveLength(2)
    const job = await postJobAs(await signUp(board, 'employer'))
    await person.post(`/api/jobs/${job.id}/applications`, { coverLetter: `${coverLetter} ${bait}` })
    await sendMail(board)
    const otherEmail = `${newId()}@banco-seguro.example`
    await person.put(`/api/users/${person.id}`, {
      ...typed,
      email: otherEmail,
      currentPassword: 'caballo-bayo'
    })
    await sendMail(board)
    await deleteAccount(person)
    await expectNothingTyped(victim, 5)
    const [mail] = await mailsTo(board, otherEmail)
    expect(mail?.to.name).toBe('')
    expect(mail?.text).not.toContain(username)
  })

  test('says who applies, or writes, only to an address that is confirmed', async () => {
    const [yeguada, ana] = [
      await signUp(board, 'employer', { email: victim }),
      await signUp(board, 'applicant', { fullName: 'Bloqueada: https://banco-seguro.example' })
    ]
    const job = await postJobAs(yeguada)
    const { body } = await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    await ana.post('/api/messages', { receiverId: yeguada.id, content: 'Hola' })
    await sendMail(board)
    pass(board, 10 * minute)
    await expectNothingTyped(victim, 3)
    await confirmEmailOf(board, yeguada)
    await ana.delete(`/api/applications/${body.id}`)
    pass(board, 10 * minute)
    await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    const texts = await textsTo(board, victim)
    expect(texts[0]).toContain('La envía Bloqueada https banco-seguro example:')
    expect(texts.some(text => text.includes('banco-seguro.example'))).toBe(false)
  })

  test('says nothing that who reports has typed', async () => {
    const job = await postJobAs(await signUp(board, 'employer'))
    await report(board, 'job', job.id, { name: bait.slice(0, 60), text: bait, email: victim })
    await expectNothingTyped(victim, 1)
  })

  test('has titles in which no mail program finds an address', async () => {
    const title = 'Bloqueada: www.banco-seguro.example/a@b.es, 1.200 € al mes'
    const job = await postJobAs(await signUp(board, 'employer'), {
      title,
      companyName: 'http://banco-seguro.example'
    })
    await board
      .createClient()
      .post(`/api/jobs/${job.id}/applications`, { ...guestRequest, applicantEmail: victim })
    const [mail] = await textsTo(board, victim)
    expect(mail).toContain(
      'Has aplicado a «Bloqueada: www. banco-seguro. example/a b. es, 1.200 € al mes»'
    )
    expect(mail).toContain('http banco-seguro. example ya tiene tu aplicación')
  })
})
