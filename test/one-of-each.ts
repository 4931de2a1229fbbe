import type { Action } from '#services/auth/permissions/actions.ts'
import type { Answer, TestApp } from '#test/test-app.ts'
import { accountResponses } from './one-of-each-account.ts'
import { alertResponses } from './one-of-each-alert.ts'
import { applicationResponses } from './one-of-each-application.ts'
import { candidateResponses } from './one-of-each-candidate.ts'
import { caseResponses, employerResponses } from './one-of-each-case.ts'
import { jobResponses } from './one-of-each-job.ts'
import { operatorResponses } from './one-of-each-operator.ts'

/** One successful call of each operation. */
export const oneOfEach = async (board: TestApp): Promise<Record<Action, Answer>> => ({
  ...(await accountResponses(board)),
  ...(await jobResponses(board)),
  ...(await alertResponses(board)),
  ...(await applicationResponses(board)),
  ...(await candidateResponses(board)),
  ...(await caseResponses(board)),
  ...(await employerResponses(board)),
  ...(await operatorResponses(board))
})
