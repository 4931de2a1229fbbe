import { decisionRequest, reportRequest, signUp } from './api-fixtures.ts'
import { makeOperator } from './operator.ts'
import { uniqueAddress } from './rate-limits.ts'
import type { TestApp, Visitor } from '../board/test-app.ts'

type Kind = 'job' | 'profile' | 'message' | 'employer'

/** Reports something, from an address of its own unless a client is named. */
export function report(
  board: TestApp,
  kind: Kind,
  id: string,
  changes: object = {},
  client: Visitor = board.createClient(uniqueAddress())
) {
  return client.post('/api/reports', { ...reportRequest, target: { kind, id }, ...changes })
}

export async function signUpOperator(board: TestApp): Promise<Visitor> {
  const operator = await signUp(board, 'applicant')
  makeOperator(board, operator)
  return operator
}

/** Decides a case as it is now. */
export async function decideAs(operator: Visitor, id: string, changes: object = {}) {
  const path = `/api/operator/cases/${id}`
  const { revision } = (await operator.get(path)).body
  return operator.post(`${path}/decision`, { ...decisionRequest, revision, ...changes })
}
