import { day } from '#events/units.ts'
import { announceTerms } from '#services/mail/accounts/announce-terms.ts'
import { announceEnds, remindEmployers } from '#services/mail/plan/remind-employers.ts'
import { expireJobs } from '#workers/scheduled-jobs/expire-jobs.ts'
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
  const change = { fullName: 'Ana', email: 'ana@example.net', currentPassword: 'caballo-bayo' }
  await ana.put(`/api/users/${ana.id}`, change)
  await announceTerms(board.tools, secondTerms)
  await after(60_000)
  const job = await postJobAs(yeguada)
  const path = `/api/jobs/${job.id}/applications`
  const { body } = await ana.post(path, { coverLetter })
  for (let index = 0; index < 5; index++) {
    const applicantEmail = `invitado${index}@example.org`
    await board.createClient().post(path, { ...guestRequest, applicantEmail, language })
    await sendMail(board)
  }
  const rewritten = {
    applicantEmail: 'invitado0@example.org',
    coverLetter: `${coverLetter} Y herrar.`,
    language
  }
  await board.createClient().post(path, { ...guestRequest, ...rewritten })
  const otherJob = await postJobAs(yeguada)
  await board.createClient().post(`/api/jobs/${otherJob.id}/applications`, {
    ...guestRequest,
    applicantEmail: 'invitado0@example.org',
    language
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
