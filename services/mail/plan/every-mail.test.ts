import { beforeAll, expect, test } from 'vitest'
import { lastPosition } from '#events/store/event-store.ts'
import { composeApp } from '#composition/app-dependencies.ts'
import { loadBuiltSite } from '#services/pages/site/load-built-site.ts'
import {
  coverLetter,
  deleteAccount,
  guestRequest,
  postJobAs,
  signUp
} from '#test/builders/api-fixtures.ts'
import { confirmEmailOf } from '#test/builders/confirmed-email.ts'
import { sendMail } from '#test/board/mails.ts'
import { causeRareMails } from '#test/mail/rare-mails.ts'
import { listShownKinds, type ShownParts, withoutSecrets } from '#test/mail/shown-mails.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { expireJobs } from '#workers/scheduled-jobs/expire-jobs.ts'
import { announceTerms } from '../accounts/announce-terms.ts'
import { mailKinds } from './kinds.ts'
import { announceEnds, remindEmployers } from './remind-employers.ts'

const day = 24 * 60 * 60 * 1000
const start = new Date('2026-03-02T10:00:00.000Z')
const secondTerms = { version: 2, publishedOn: '2026-11-23', validFrom: '2026-12-23' }

describeWithApp('every e-mail to accounts and guests', board => {
  let mails: ShownParts[] = []
  beforeAll(async () => {
    board.tools.site = await loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
    await causeMails()
    await causeRareMails(board)
    mails = await listShownKinds(board.db)
  }, 120_000)

  const after = async (milliseconds: number) => {
    await sendMail(board)
    board.now = new Date(start.getTime() + milliseconds)
    await sendMail(board)
  }
  const name = (username: string) => ({ username, email: `${username}@example.org` })

  async function causeMails() {
    const yeguada = await signUp(board, 'employer', name('yeguada'))
    const ana = await signUp(board, 'applicant', name('ana.robles'))
    await sendMail(board)
    for (const person of [yeguada, ana]) await confirmEmailOf(board, person)
    await board.createClient().post('/api/password-resets', { login: 'ana.robles' })
    const change = { fullName: 'Ana', email: 'ana@example.net', currentPassword: 'caballo-bayo' }
    await ana.put(`/api/users/${ana.id}`, change)
    await announceTerms(board.tools, secondTerms)
    await after(60_000)
    const job = await postJobAs(yeguada)
    const path = `/api/jobs/${job.id}/applications`
    const { body } = await ana.post(path, { coverLetter })
    for (let index = 0; index < 5; index++) {
      const applicantEmail = `invitado${index}@example.org`
      await board.createClient().post(path, { ...guestRequest, applicantEmail })
      await sendMail(board)
    }
    const rewritten = {
      applicantEmail: 'invitado0@example.org',
      coverLetter: `${coverLetter} Y herrar.`
    }
    await board.createClient().post(path, { ...guestRequest, ...rewritten })
    const otherJob = await postJobAs(yeguada)
    await board.createClient().post(`/api/jobs/${otherJob.id}/applications`, {
      ...guestRequest,
      applicantEmail: 'invitado0@example.org'
    })
    await yeguada.put(`/api/applications/${body.id}`, { status: 'approved' })
    await yeguada.post('/api/messages', { receiverId: ana.id, content: 'Hola' })
    await after(2 * 60 * 60_000)
    await deleteAccount(ana)
    await after(7 * day + 120_000)
    await remindEmployers(board.tools)
    await after(23.5 * day)
    await announceEnds(board.tools)
    await after(31 * day)
    await expireJobs(board.tools)
    await sendMail(board)
  }

  test('has a kind of its own', () => {
    expect(mails.map(({ kind }) => kind)).toEqual(Object.keys(mailKinds).sort())
  })

  test('is text and HTML', async () => {
    for (const { kind, text, html } of mails) {
      await expect(withoutSecrets(text)).toMatchFileSnapshot(`snapshots/${kind}.txt`)
      await expect(withoutSecrets(html)).toMatchFileSnapshot(`snapshots/${kind}.html`)
    }
  })

  test('has links that change nothing by being opened', async () => {
    const before = await lastPosition(board.db)
    const opened = new Set<string>()
    for (const { text, writtenAt } of mails) {
      board.now = new Date(writtenAt)
      for (const [link = ''] of text.matchAll(/http:\S+/g)) {
        const { pathname, search } = new URL(link)
        const { status } = await board.createClient().get(pathname + search)
        // The account is deleted by now: the page says that a link to choose a password is over.
        const expected = pathname.startsWith('/restablecer/') ? [410] : [200, 302]
        expect([pathname, status]).toEqual([pathname, expect.toBeOneOf(expected)])
        opened.add(pathname.split('/')[1] ?? '')
      }
    }
    expect([...opened]).toEqual(
      expect.arrayContaining([
        'alertas',
        'baja',
        'confirmar',
        'cubierto',
        'jobs',
        'reclamar',
        'renovar',
        'restablecer',
        'seguimiento'
      ])
    )
    expect(await lastPosition(board.db)).toBe(before)
  })
})
