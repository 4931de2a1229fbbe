import { day } from '#events/units.ts'
import { announceTerms } from '#services/mail/accounts/announce-terms.ts'
import { announceEnds, remindEmployers } from '#services/mail/plan/remind-employers.ts'
import { expireJobs } from '#workers/scheduled-jobs/expire-jobs.ts'
import { applicationBearer } from '../board/link-tokens.ts'
import { sendMail } from '../board/mails.ts'
import type { TestApp } from '../board/test-app.ts'
import {
  coverLetter,
  deleteAccount,
  guestRequest,
  postJobAs,
  signUp
} from '../builders/api-fixtures.ts'
import { confirmEmailOf } from '../builders/confirmed-email.ts'

const secondTerms = { version: 2, publishedOn: '2026-11-23', validFrom: '2026-12-23' }

/** Those about accounts, applications and the end of a job, each person having the language; the clock is moved by two months. */
export async function causeUsualMails(board: TestApp, language: 'es' | 'en' = 'es'): Promise<void> {
  const start = board.now
  const after = async (milliseconds: number) => {
    await sendMail(board)
    board.now = new Date(start.getTime() + milliseconds)
    await sendMail(board)
  }
  const name = (username: string) => ({ username, email: `${username}@example.org`, language })
  const yeguada = await signUp(board, 'employer', name('yeguada'))
  const ana = await signUp(board, 'applicant', name('ana.robles'))
  await sendMail(board)
  for (const person of [yeguada, ana]) await confirmEmailOf(board, person)
  await board.createClient().post('/api/password-resets', { login: 'ana.robles' })
  await board.createClient().post('/api/mail-codes', { email: 'ana.robles@example.org' })
  const change = { fullName: 'Ana', email: 'ana@example.net', currentPassword: 'caballo-bayo' }
  await ana.put(`/api/users/${ana.id}`, change)
  await announceTerms(board.tools, secondTerms)
  await after(60_000)
  const job = await postJobAs(yeguada)
  const path = `/api/jobs/${job.id}/applications`
  const { body } = await ana.post(path, { coverLetter })
  const applyAsGuests = async (first: number) => {
    for (let index = first; index < first + 6; index++) {
      const applicantEmail = `invitado${index}@example.org`
      await board.createClient().post(path, { ...guestRequest, applicantEmail, language })
      await sendMail(board)
    }
  }
  await applyAsGuests(0)
  const rewritten = {
    applicantEmail: 'invitado0@example.org',
    coverLetter: `${coverLetter} Y herrar.`,
    language
  }
  await board.createClient().post(path, { ...guestRequest, ...rewritten })
  const otherJob = await postJobAs(yeguada)
  const otherSent = await board.createClient().post(`/api/jobs/${otherJob.id}/applications`, {
    ...guestRequest,
    applicantEmail: 'invitado0@example.org',
    language
  })
  await yeguada.post(`/api/applications/${otherSent.body.id}/talked`, { by: 'telefono' })
  await pressAsGuest(board, otherSent.body.id, 'talk-denial')
  await yeguada.put(`/api/applications/${body.id}`, { status: 'approved' })
  await yeguada.post('/api/messages', { receiverId: ana.id, content: 'Hola' })
  await after(2 * 60 * 60_000)
  // Ends what names several applicants, of whom she was one.
  await deleteAccount(ana)
  await applyAsGuests(10)
  await after(4 * 60 * 60_000)
  await after(7 * day + 120_000)
  await remindEmployers(board.tools)
  await after(23.5 * day)
  await pressAsGuest(board, otherSent.body.id, 'asked-again')
  await announceEnds(board.tools)
  await after(31 * day)
  await expireJobs(board.tools)
  await sendMail(board)
}

/** What a guest does with the token of an application. */
const pressAsGuest = (board: TestApp, id: string, call: string) =>
  board.createClient().send(`/api/applications/${id}/${call}`, {
    method: 'POST',
    headers: applicationBearer(board, id)
  })
