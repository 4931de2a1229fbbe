import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { composeApp } from '#composition/compose-board.ts'
import { loadBuiltSite } from '#services/pages/site/load-built-site.ts'
import {
  coverLetter,
  guestRequest,
  postJobAs,
  type SignedInClient,
  signUp
} from '#test/builders/api-fixtures.ts'
import { report } from '#test/builders/cases.ts'
import { confirmEmailOf } from '#test/builders/confirmed-email.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'
import { uniqueAddress } from '#test/builders/rate-limits.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { mailboxOf } from './mailbox-limit.ts'

const minute = 60_000
const day = 24 * 60 * minute

describe('the mailbox of an address', () => {
  test.each([
    ['Ana@Example.org', 'ana@example.org'],
    ['ana+ramal@example.org', 'ana@example.org'],
    ['a.n.a+x+y@gmail.com', 'ana@gmail.com'],
    ['a.n.a@example.org', 'a.n.a@example.org'],
    ['+ana@example.org', '+ana@example.org']
  ])('%s is %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox)
  })
})

describeWithApp(
  'an unconfirmed mailbox',
  board => {
    let jobs: { id: string }[]
    let yeguada: SignedInClient
    beforeAll(async () => {
      board.tools.site = loadBuiltSite(board.tools.config)
      board.app = composeApp(board.tools)
      yeguada = await signUp(board, 'employer')
      jobs = await Promise.all(Array.from({ length: 5 }, () => postJobAs(yeguada)))
    }, 120_000)
    const apply = (index: number, applicantEmail: string) =>
      board
        .createClient(uniqueAddress())
        .post(`/api/jobs/${jobs[index]?.id}/applications`, { ...guestRequest, applicantEmail })
    const pass = (milliseconds: number) => {
      board.now = new Date(board.now.getTime() + milliseconds)
    }
    async function subjectsTo(address: string): Promise<string[]> {
      await sendMail(board)
      return (await mailsTo(board, address)).map(({ subject }) => subject)
    }
    const mailsIn = async (address: string) => (await subjectsTo(address)).length

    test('gets three e-mails a day, of all kinds and in all spellings', async () => {
      const mailbox = newId()
      const address = `${mailbox}@example.org`
      const tagged = (index: number) => `${mailbox}+${index}@Example.org`
      for (let index = 0; index < 5; index++) {
        await apply(index, tagged(index))
        await board.createClient(uniqueAddress()).post('/api/alerts', {
          email: address,
          search: { keyword: `mozo ${index}` },
          every: 'dia'
        })
        await report(board, 'job', jobs[index]?.id ?? '', { email: address })
      }
      await sendMail(board)
      pass(30 * minute)
      await sendMail(board)
      const rows = await board.db.query<{ to: string }>(
        `SELECT shown->'to'->>'address' AS "to" FROM mail.outbox WHERE shown IS NOT NULL`
      )
      expect(rows.filter(({ to }) => to.includes(mailbox))).toHaveLength(3)
    })

    test('of who applies to five ads on one day leads to each of them', async () => {
      const address = `${newId()}@example.org`
      for (let index = 0; index < 5; index++) {
        expect((await apply(index, address)).status).toBe(201)
        await sendMail(board)
        pass(minute)
      }
      expect(await mailsIn(address)).toBe(1)
      pass(10 * minute)
      expect(await subjectsTo(address)).toEqual([
        'Tus aplicaciones en Ramal',
        'Has aplicado a «Mozo de cuadra»'
      ])
      for (const { text } of await mailsTo(board, address)) {
        const [link = ''] = /\/seguimiento\/\S+/.exec(text) ?? []
        const { body } = await board.createClient(uniqueAddress()).get(link)
        const others = `${body}`.match(/(?<=href=")\/seguimiento\/[^"/]+(?=")/g) ?? []
        expect(others.filter(path => path !== link)).toHaveLength(4)
      }
    })

    test('has the last e-mail of a day kept for the link to what was sent from there', async () => {
      const email = `${newId()}@example.org`
      for (let index = 0; index < 5; index++) {
        await board.createClient(uniqueAddress()).post('/api/alerts', {
          email,
          search: { keyword: `yegüero ${index}` },
          every: 'dia'
        })
        await sendMail(board)
      }
      expect(await mailsIn(email)).toBe(2)
      await apply(0, email)
      expect(await subjectsTo(email)).toContain('Has aplicado a «Mozo de cuadra»')
      expect(await mailsIn(email)).toBe(3)
    })

    test('has the last e-mail of a day kept for what its account asks for', async () => {
      const address = `${newId()}@example.org`
      const eva = await signUp(board, 'applicant', { email: address }, uniqueAddress())
      // Its first e-mail is too old to be sent.
      pass(3 * day)
      for (let index = 0; index < 5; index++) {
        await apply(index, address)
        await report(board, 'job', jobs[index]?.id ?? '', { email: address })
        await sendMail(board)
      }
      expect(await mailsIn(address)).toBe(2)
      pass(minute)
      await board.createClient().post('/api/password-resets', { login: eva.username })
      await expect.poll(() => mailsIn(address)).toBe(3)
      expect((await subjectsTo(address))[0]).toBe('Elige una contraseña nueva')
    })

    test('has one more e-mail of a day kept for a code to sign in', async () => {
      const address = `${newId()}@example.org`
      const eva = await signUp(board, 'applicant', { email: address }, uniqueAddress())
      await sendMail(board)
      for (let index = 0; index < 4; index++) {
        await board
          .createClient(uniqueAddress())
          .post('/api/password-resets', { login: eva.username })
        await sendMail(board)
      }
      expect(await mailsIn(address)).toBe(3)
      await board.createClient(uniqueAddress()).post('/api/mail-codes', { email: address })
      expect(await subjectsTo(address)).toContain('Tu código para entrar en Ramal')
      expect(await mailsIn(address)).toBe(4)
    })

    test('is known only by a keyed hash', async () => {
      const address = `${newId()}@example.org`
      await apply(0, address)
      await sendMail(board)
      const stored = JSON.stringify(await board.db.query('SELECT * FROM auth.throttles'))
      expect(stored).toContain('mailbox')
      expect(stored).not.toContain(address)
    })

    test('that is confirmed gets all', async () => {
      const ana = await signUp(board, 'applicant', {}, uniqueAddress())
      await confirmEmailOf(board, ana)
      for (const { id } of jobs) await ana.post(`/api/jobs/${id}/applications`, { coverLetter })
      expect(await mailsIn(`${ana.username}@example.org`)).toBe(5)
    })
  },
  { THROTTLE: 'postJob=100/60,registration=1000/60' }
)
