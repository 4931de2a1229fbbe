import { beforeAll, expect, test } from 'vitest'
import type { Action } from '#services/auth/permissions/actions.ts'
import { callAction } from '#test/requests/call-action.ts'
import { type Answer, describeWithApp } from '#test/board/test-app.ts'
import { ipLocationEnv } from '#test/board/ip-location.ts'
import * as people from '#test/builders/api-fixtures.ts'
import { oneOfEach } from '#test/one-of-each/one-of-each.ts'
import { operationDescriptions } from '#services/openapi.ts'

const actions = Object.keys(operationDescriptions) as Action[]

/** Strict: parsing drops unknown fields. */
function expectDescribed(action: Action, { status, body }: Answer): void {
  const { status: expectedStatus = 200, response } = operationDescriptions[action]
  expect(status, JSON.stringify(body)).toBe(expectedStatus)
  expect(response.parse(body)).toStrictEqual(body)
}

describeWithApp(
  'a response',
  board => {
    let responses: Record<Action, Answer>
    beforeAll(async () => {
      responses = await oneOfEach(board)
    })

    test.each(actions)('of %s has exactly the documented fields', action => {
      expectDescribed(action, responses[action])
    })

    test('is checked with lists that are not empty', () => {
      // An account that is removed for no report has neither reports nor complaints; a board of a test is not public.
      const { readApi, readOwnData, readChecks, removePerson, ...others } = responses
      for (const [action, { body }] of Object.entries(others)) {
        const text = JSON.stringify(body).replace(/"(stoppedMail|earlierLetters|photos)":\[\]/g, '')
        expect([action, text]).toEqual([action, expect.not.stringContaining('[]')])
      }
    })

    test('with a located account has the documented fields', async () => {
      const person = await people.signUp(board, 'applicant', {
        bio: 'Amazona',
        location: 'Ávila'
      })
      await callAction(board, 'updateIp', person, {
        body: { userId: person.id, ip: '203.0.113.7' }
      })
      const current = await callAction(board, 'findCurrentUser', person)
      expect(current.body.lastPlace.city).toBe('Segovia')
      expectDescribed('findCurrentUser', current)
    })

    test('to a guest application, and to the employer who lists it, has the documented fields', async () => {
      const employer = await people.signUp(board, 'employer')
      const job = await people.postJobAs(employer, {
        experience: undefined,
        requirements: 'Carné B'
      })
      const request = { id: job.id, body: people.guestRequest }
      const guest = board.createClient()
      expectDescribed(
        'submitApplication',
        await callAction(board, 'submitApplication', guest, request)
      )
      expectDescribed('listApplications', await callAction(board, 'listApplications', employer))
    })

    test('with the jobs of an employer has the documented fields', async () => {
      const employer = await people.signUp(board, 'employer')
      await people.postJobAs(employer)
      const query = `?employerId=${employer.id}`
      expectDescribed('searchJobs', await callAction(board, 'searchJobs', employer, { query }))
    })
  },
  ipLocationEnv
)
