import { beforeAll, expect, test } from 'vitest'
import { ErrorResponse } from './responses.ts'
import type { Action } from '#services/auth/permissions/actions.ts'
import { loadRefusals } from '#test/requests/all-refusals.ts'
import { signUp } from '#test/builders/api-fixtures.ts'
import { callAction } from '#test/requests/call-action.ts'
import { makeOperator } from '#test/builders/operator.ts'
import { createRefusedRequests } from '#test/requests/refused-requests.ts'
import { type Answer, describeWithApp } from '#test/board/test-app.ts'
import { listRouteOperations } from './operations.ts'

describeWithApp('an error response', board => {
  const received: [Action, Answer][] = []
  beforeAll(async () => {
    const employer = await signUp(board, 'employer')
    const applicant = await signUp(board, 'applicant')
    const context = {
      board,
      employer,
      applicant,
      operations: listRouteOperations<Action>(board.app.routes)
    }
    for (const [action, by, call] of await createRefusedRequests(context)) {
      received.push([action, await callAction(board, action, by, call)])
    }
    makeOperator(board, employer)
    board.tools.config.operatorTotp = 'required'
    for (const action of [
      'readOverview',
      'readChecks',
      'readBoardFigures',
      'listCases',
      'findCase',
      'listNewAccounts',
      'listNewJobs',
      'listEmployers'
    ] as const) {
      received.push([action, await callAction(board, action, employer)])
    }
  })

  test('has the code of a refusal, a message and nothing else but field errors', async () => {
    const known = [...(await loadRefusals()).values()].map(
      ({ code, status }) => `${code} ${status}`
    )
    for (const [action, { status, body }] of received) {
      expect(status, action).toBeGreaterThanOrEqual(400)
      expect(ErrorResponse.parse(body), action).toStrictEqual(body)
      expect(known, action).toContain(`${body.code} ${status}`)
    }
  })

  test('to a method that an address does not know is 405, and names those that it knows', async () => {
    const { body } = await callAction(board, 'readApi', board.createClient())
    const paths = Object.entries<Record<string, unknown>>(body.paths)
    expect(paths.length).toBeGreaterThan(30)
    for (const [path, operations] of paths) {
      const known = Object.keys(operations).map(method => method.toUpperCase())
      const unknown = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
        method => !known.includes(method)
      )
      for (const method of unknown) {
        const sent = board.createClient().send(path.replaceAll(/{\w+}/g, 'x'), { method })
        const { status, headers } = await sent
        expect(status, `${method} ${path}`).toBe(405)
        expect(headers.get('Allow')?.split(', ')).toEqual(expect.arrayContaining(known))
      }
    }
  })

  test('has a documented status, and every documented status occurs', async () => {
    const { body } = await callAction(board, 'readApi', board.createClient())
    const described = listRouteOperations<Action>(board.app.routes).flatMap(
      ({ action, path, method }) =>
        Object.keys(body.paths[path][method].responses)
          .filter(status => status >= '400' && !['429', '503'].includes(status))
          .map(status => `${action} ${status}`)
    )
    const returned = new Set(received.map(([action, { status }]) => `${action} ${status}`))
    expect(described.length).toBeGreaterThan(100)
    expect([...new Set(described).symmetricDifference(returned)]).toEqual([])
  })
})
