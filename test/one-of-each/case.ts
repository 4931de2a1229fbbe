import { day } from '#events/units.ts'
import { newAccountDays } from '#events/limits/cases.ts'
import { callsOf } from '#test/requests/call-action.ts'
import type { TestApp } from '#test/board/test-app.ts'
import { signUpOperatorWithWork } from '#test/builders/operator.ts'
import * as people from '#test/builders/api-fixtures.ts'
import { signAppealToken } from '#test/builders/appeals.ts'
import { runCli } from '#test/board/run-cli.ts'

/** Of an employer who has shown what it can, and has answered. */
export async function employerResponses(board: TestApp) {
  const call = callsOf(board)
  const employer = await people.signUp(board, 'employer')
  const operator = await signUpOperatorWithWork(board)
  await people.postJobAs(employer)
  const { id } = employer
  await board.db.query('INSERT INTO figures.responsiveness VALUES ($1, $2, 8, 7, 1.5, 6)', [
    id,
    board.now
  ])
  const body = { web: 'yeguada.example.org', taxId: '12345678Z', farmCode: 'ES401940001234' }
  return {
    verifyEmployer: await call('verifyEmployer', employer, { id, body }),
    listEmployers: await call('listEmployers', operator),
    markEmployerSeen: await call('markEmployerSeen', operator, { id, body: { isSeen: true } }),
    findEmployer: await call('findEmployer', board.createClient(), { id })
  }
}

/** An account of a month with an ad in public: one with such words is not held. */
async function knownEmployer(board: TestApp) {
  const { now } = board
  board.now = new Date(now.getTime() - (newAccountDays + 1) * day)
  const employer = await people.signUp(board, 'employer')
  await people.postJobAs(employer)
  board.now = now
  const { username } = employer
  await employer.post('/api/login', { username, password: people.testPassword })
  return employer
}

/** Of a job that is reported, hidden, complained about, and decided again. */
export async function caseResponses(board: TestApp) {
  const call = callsOf(board)
  const employer = await knownEmployer(board)
  const operator = await signUpOperatorWithWork(board)
  const details = 'Hay que mandar una foto del DNI. Cobramos 50 € por Bizum.'
  const job = await people.postJobAs(employer, { details })
  const id = `job-${job.id}`
  const report = { ...people.reportRequest, target: { kind: 'job', id: job.id } }
  const reportContent = await call('reportContent', board.createClient(), { body: report })
  await runCli(board, 'job', 'hide', job.id, '--reason', 'falso')
  const appeal = { token: signAppealToken(board, id), text: 'El teléfono es el nuestro' }
  return {
    reportContent,
    appealDecision: await call('appealDecision', board.createClient(), { body: appeal }),
    listOwnDecisions: await call('listOwnDecisions', employer),
    listCases: await call('listCases', operator),
    findCase: await call('findCase', operator, { id }),
    listNewAccounts: await call('listNewAccounts', operator),
    listNewJobs: await call('listNewJobs', operator, { query: '?by=likeness&days=30' }),
    decideCase: await call('decideCase', operator, {
      id,
      body: { ...people.decisionRequest, outcome: 'corrected', revision: 1 }
    }),
    undoDecision: await call('undoDecision', operator, { id, body: { revision: 2 } }),
    decideCases: await call('decideCases', operator, {
      body: { ...people.removalRequest, outcome: 'hidden', ids: [id, 'job-nada'] }
    }),
    removeAccounts: await call('removeAccounts', operator, {
      body: { ...people.removalRequest, ids: [(await knownEmployer(board)).id, 'nada'] }
    }),
    removePerson: await call('removePerson', operator, {
      id: employer.id,
      body: people.removalRequest
    })
  }
}
