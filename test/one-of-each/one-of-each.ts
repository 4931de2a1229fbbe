import type { Action } from '#services/auth/permissions/actions.ts'
import type { Answer, TestApp } from '#test/board/test-app.ts'
import { accountResponses } from './account.ts'
import { alertResponses } from './alert.ts'
import { applicationResponses } from './application.ts'
import { candidateResponses } from './candidate.ts'
import { caseResponses, employerResponses } from './case.ts'
import { jobResponses } from './job.ts'
import { operatorResponses } from './operator.ts'

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
