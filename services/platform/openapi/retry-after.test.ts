import { sealSession } from '#test/board/cookies.ts'
import { describe, expect, test } from 'vitest'
import { openPostgres } from '#events/database/postgres.ts'
import { ErrorResponse } from './responses.ts'
import { type Action, ruleOf } from '#services/auth/permissions/actions.ts'
import { sessionCookie } from '#services/auth/shared/cookies.ts'
import { type ActionCall, callAction } from '#test/requests/call-action.ts'
import {
  type Answer,
  type TestApp,
  describeWithApp,
  createTestApp,
  type Visitor
} from '#test/board/test-app.ts'
import { makeOperator } from '#test/builders/operator.ts'
import { signUpFromUniqueAddress, uniqueAddress } from '#test/builders/rate-limits.ts'
import { listRouteOperations } from './operations.ts'

function expectWait({ status, body, headers }: Answer, expected: number): void {
  expect(status).toBe(expected)
  expect(ErrorResponse.parse(body)).toStrictEqual(body)
  expect(headers.get('Retry-After')).toMatch(/^[1-9]\d*$/)
}

async function repeatUntilLimited(
  board: TestApp,
  action: Action,
  by: Visitor,
  request: ActionCall
) {
  for (let attempt = 0; attempt < 12; attempt++) {
    const response = await callAction(board, action, by, request)
    if (response.status === 429) return response
  }
  throw new Error(`${action} was never limited`)
}

describeWithApp(
  'a client without any allowance left',
  board => {
    async function clientFor(action: Action): Promise<Visitor> {
      const { roles } = ruleOf(action)
      if (roles.includes('anonymous')) return board.createClient(uniqueAddress())
      const kind = roles.includes('employer') ? 'employer' : 'applicant'
      const client = await signUpFromUniqueAddress(board, kind)
      if (roles.includes('operator')) makeOperator(board, client)
      return client
    }

    test('is refused by every operation of the API, with Retry-After', async () => {
      const { body } = await callAction(board, 'readApi', board.createClient())
      for (const { action, path, method } of listRouteOperations<Action>(board.app.routes)) {
        expect(body.paths[path][method].responses, action).toHaveProperty('429')
        const request = method === 'get' ? {} : { body: {} }
        const by = await clientFor(action)
        expectWait(await repeatUntilLimited(board, action, by, request), 429)
      }
    }, 120_000)
  },
  { THROTTLE: 'reads=4/60,accountReads=4/60,writes=4/60' }
)

describe('while the database is unavailable', () => {
  test('every operation responds with 503 and Retry-After', async () => {
    const board = await createTestApp(openPostgres('postgres://127.0.0.1:1/nowhere'))
    const visitor = board.createClient()
    visitor.cookies.set(sessionCookie, await sealSession(board, 'una'))
    for (const { action } of listRouteOperations<Action>(board.app.routes)) {
      expectWait(await callAction(board, action, visitor), 503)
    }
  })
})
