import { newId } from '#events/aggregates/ids.ts'
import type { Action } from '#services/auth/permissions/actions.ts'
import type { RouteOperation } from '#services/platform/openapi/operations.ts'
import { type SignedInClient, testPassword } from '../builders/api-fixtures.ts'
import type { ActionCall } from './call-action.ts'
import type { TestApp, Visitor } from '../board/test-app.ts'

/** Two accounts of a board, and what its API offers. */
export interface AttemptContext {
  board: TestApp
  employer: SignedInClient
  applicant: SignedInClient
  operations: RouteOperation<Action>[]
}

/** A request that is refused. */
export type Attempt = [Action, Visitor, ActionCall?]

/** A key that is used for one request, and then for others. */
export const usedKey = { headers: { 'Idempotency-Key': 'usada' } }

/** A new account. */
export function accountRequest(changes: object = {}) {
  const name = newId()
  return {
    username: name,
    email: `${name}@example.org`,
    fullName: 'Ana',
    password: testPassword,
    ...changes
  }
}
