import { sealData } from 'iron-session'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '#events/database/postgres.ts'
import { ErrorResponse } from '#services/platform/openapi/responses.ts'
import type { Action } from '#services/auth/decide.ts'
import { sessionCookie } from '#services/auth/contract.ts'
import { type ActionCall, callAction } from '#test/call-action.ts'
import {
  type Answer,
  type TestApp,
  describeWithApp,
  createTestApp,
  type Visitor
} from '#test/test-app.ts'
import { makeOperator } from '#test/operator.ts'
import * as people from '#test/api-fixtures.ts'
import { listApiOperations } from './operations.ts'

function expectWait({ status, body, headers }: Answer, expected: number): void {
  expect(status).toBe(expected)
  expect(ErrorResponse.parse(body)).toStrictEqual(body)
  expect(headers.get('Retry-After')).toMatch(/^[1-9]\d*$/)
}

/** Reads are counted in batches, so that the limit may apply a few requests later. */
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

const names = [
  'login',
  'loginFailures',
  'reads',
  'guestApplication',
  'postJob',
  'candidateProfile',
  'secondFactor'
]
const limits = ['registration=3/60', ...['upload', ...names].map(name => `${name}=1/60`)].join()

describeWithApp(
  'a client over its rate limit',
  board => {
    let attempts: Partial<Record<Action, [Visitor, ActionCall]>>
    beforeAll(async () => {
      const employer = await people.signUp(board, 'employer')
      const { id, username } = await people.signUp(board, 'applicant')
      const operator = await people.signUp(board, 'applicant')
      makeOperator(board, operator)
      const wrong = { currentPassword: 'no es esta', newPassword: people.testPassword }
      attempts = {
        register: [board.createClient(), { body: { ...people.profileRequest, ...account } }],
        logIn: [board.createClient(), { body: { username, password: people.testPassword } }],
        changePassword: [employer, { id: employer.id, body: wrong }],
        reviseUser: [
          employer,
          { id: employer.id, body: { ...account, currentPassword: 'no es esta' } }
        ],
        deleteUser: [employer, { id: employer.id, body: { currentPassword: 'no es esta' } }],
        enrolSecondFactor: [operator, { body: { currentPassword: 'no es esta' } }],
        confirmSecondFactor: [operator, { body: { code: '123456' } }],
        removeSecondFactor: [operator, { body: { code: '123456' } }],
        uploadPicture: [employer, { id: employer.id, body: Buffer.from('texto') }],
        searchJobs: [board.createClient(), {}],
        findJob: [board.createClient(), {}],
        postJob: [employer, { body: people.jobRequest }],
        submitApplication: [board.createClient(), { body: people.guestRequest }],
        searchCandidates: [board.createClient(), {}],
        findCandidateProfile: [board.createClient(), { id }],
        diagnoseIp: [board.createClient(), {}]
      }
    })

    test('receives Retry-After from every operation that documents 429, and from no other', async () => {
      const { body } = await callAction(board, 'readApi', board.createClient())
      const described = listApiOperations(board.app.routes)
        .filter(({ path, method }) => '429' in body.paths[path][method].responses)
        .map(({ action }) => action)
      expect(Object.keys(attempts).sort()).toEqual(described.sort())
      for (const action of described) {
        const [by, request] = attempts[action] ?? [board.createClient(), {}]
        expectWait(await repeatUntilLimited(board, action, by, request), 429)
      }
    })
  },
  { THROTTLE: limits }
)

const account = {
  username: 'una.persona',
  email: 'una@example.org',
  fullName: 'Una',
  password: people.testPassword
}

describe('while the database is unavailable', () => {
  test('every operation responds with 503 and Retry-After', async () => {
    const board = await createTestApp(openPostgres('postgres://127.0.0.1:1/nowhere'))
    const visitor = board.createClient()
    visitor.cookies.set(
      sessionCookie,
      await sealData({ token: 'una' }, { password: board.tools.secret })
    )
    for (const { action } of listApiOperations(board.app.routes)) {
      expectWait(await callAction(board, action, visitor), 503)
    }
  })
})
