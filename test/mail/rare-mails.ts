import { noticeGuesses } from '#services/mail/accounts/password-guesses.ts'
import { recordBounce } from '#services/mail/bounces/record-bounce.ts'
import { remindOperators } from '#services/mail/plan/write-to-operators.ts'
import { askForRenewals, sendDigests } from '#workers/scheduled-jobs/alerts.ts'
import { announceErasures } from '#workers/scheduled-jobs/end-storage-terms.ts'
import { expireJobs } from '#workers/scheduled-jobs/expire-jobs.ts'
import { endIdleAccounts } from '#workers/scheduled-jobs/idle-accounts.ts'
import { matchAlerts } from '../builders/alerts.ts'
import {
  guestRequest,
  jobTermsRequest,
  postJobAs,
  type SignedInClient,
  signUp
} from '../builders/api-fixtures.ts'
import { decideAs, report, signUpOperator } from '../builders/cases.ts'
import { sendMail } from '../board/mails.ts'
import { signAlertToken, signConfirmationToken } from '../board/link-tokens.ts'
import type { TestApp } from '../board/test-app.ts'

const hour = 60 * 60_000
const day = 24 * hour

async function pass(board: TestApp, milliseconds: number): Promise<void> {
  await sendMail(board)
  board.now = new Date(board.now.getTime() + milliseconds)
  await sendMail(board)
}

/** Those about alerts, reports and the ends of storage terms, each person having the language; the clock is moved by two years. */
export async function causeRareMails(board: TestApp, language: 'es' | 'en' = 'es'): Promise<void> {
  const visitor = board.createClient()
  const names = {
    username: 'hipica',
    email: 'hipica@example.org',
    fullName: 'Hípica del Norte',
    language
  }
  const employer = await signUp(board, 'employer', names)
  const search = { keyword: 'mozo', role: 'groom', housing: 'si' }
  await visitor.post('/api/alerts', { email: 'eva@example.org', search, every: 'dia', language })
  await visitor.post('/api/alerts', {
    email: 'pau@example.org',
    search: { location: 'Lugo' },
    every: 'semana',
    language
  })
  await sendMail(board)
  const alerts = await board.db.query<{ id: string }>('SELECT id FROM alerts')
  for (const { id } of alerts) {
    await visitor.post(`/api/alerts/${signAlertToken(board, id)}/confirm`)
  }
  await matchAlerts(board.db)
  await retryEmail(board, employer)
  await noticeGuesses(board.tools, employer.id)
  await pass(board, 60_000)
  const { housing } = jobTermsRequest
  await postJobAs(employer, { title: 'Mozo con vivienda', role: 'groom', housing })
  const { id } = await postJobAs(employer, { title: 'Mozo de cuadra' })
  await matchAlerts(board.db)
  await visitor.post(`/api/jobs/${id}/applications`, { ...guestRequest, language })
  await report(board, 'job', id)
  await pass(board, hour)
  const operator = await signUpOperator(board)
  await remindOperators(board.tools)
  await sendMail(board)
  await decideAs(operator, `job-${id}`)
  await pass(board, 7 * day)
  await sendDigests(board.tools)
  await pass(board, 31 * day)
  await expireJobs(board.tools)
  await pass(board, 365 * day)
  await askForRenewals(board.tools)
  await announceErasures(board.tools)
  await pass(board, hour)
  await pass(board, 335 * day)
  await endIdleAccounts(board.tools)
  await sendMail(board)
}

/** Of a confirmed address that has bounced. */
async function retryEmail(board: TestApp, { id, post }: SignedInClient): Promise<void> {
  const token = signConfirmationToken(board, id)
  await post(`/api/email-confirmations/${token}`)
  await recordBounce({ ...board.tools, endAlerts: async () => {} }, id, ['hipica@example.org'])
  await post('/api/email-confirmations')
  await sendMail(board)
}
