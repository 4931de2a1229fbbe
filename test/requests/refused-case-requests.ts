import * as people from '../builders/api-fixtures.ts'
import { signAppealToken } from '../builders/appeals.ts'
import { callAction } from './call-action.ts'
import { makeOperator } from '../builders/operator.ts'
import { type Attempt, type AttemptContext, usedKey } from './refused-attempts.ts'

/** With reports, decisions and complaints that come too late, twice or from the owner. */
export async function aboutCases({ board, employer }: AttemptContext): Promise<Attempt[]> {
  const operator = await people.signUp(board, 'employer')
  makeOperator(board, operator)
  const own = await callAction(board, 'postJob', operator, { body: people.jobRequest, ...usedKey })
  const { id: jobId } = await people.postJobAs(employer)
  const reportOf = (id: string) => ({ ...people.reportRequest, target: { kind: 'job', id } })
  await callAction(board, 'reportContent', board.createClient(), { body: reportOf(jobId) })
  const id = `job-${jobId}`
  await callAction(board, 'decideCase', operator, { id, body: people.decisionRequest })
  const complaint = { text: 'La fianza era de la vivienda', token: signAppealToken(board, id) }
  await callAction(board, 'appealDecision', board.createClient(), { body: complaint })
  return [
    ['listCases', operator, { query: '?state=nada' }],
    ['reportContent', operator, { body: reportOf(own.body.id) }],
    [
      'reportContent',
      operator,
      { body: reportOf((await people.postJobAs(employer)).id), ...usedKey }
    ],
    ['decideCase', operator, { id, body: people.decisionRequest }],
    ['decideCase', operator, { id, body: { ...people.decisionRequest, revision: 1 }, ...usedKey }],
    ['undoDecision', operator, { id, body: { revision: 0 } }],
    ['undoDecision', operator, { id, body: { revision: 1 }, ...usedKey }],
    ['appealDecision', board.createClient(), { body: complaint }],
    ['appealDecision', operator, { body: complaint, ...usedKey }]
  ]
}
