import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import {
  guestRequest,
  jobRequest,
  postJobAs,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import { createHttpClient } from '#test/board/http-client.ts'
import { describeWithApp, type TestApp } from '#test/board/test-app.ts'

const address = '203.0.113.9'

/** A client of the same board whose log is kept. */
function listenTo(board: TestApp) {
  const lines: object[] = []
  const log = {
    ...board.tools.log,
    info: (fields: object, text: string) => text === 'security' && lines.push(fields)
  }
  const app = composeApp({ ...board.tools, log })
  const bindings = { incoming: { socket: { remoteAddress: address } } }
  const visitor = createHttpClient((path, init) => app.request(path, init, bindings))
  return { lines, visitor }
}

describeWithApp(
  'the security log',
  board => {
    let jobId: string
    beforeAll(async () => {
      jobId = (await postJobAs(await signUp(board, 'employer'))).id
    })

    const signIn = async (userType: 'employer' | 'applicant') => {
      const { id, username } = await signUp(board, userType)
      const { lines, visitor } = listenTo(board)
      await visitor.post('/api/login', { username, password: testPassword })
      return { id, username, lines, visitor }
    }

    test('has sign-ins, done and refused, with the account', async () => {
      const { id, username, lines, visitor } = await signIn('applicant')
      await visitor.post('/api/login', { username, password: 'otra-clave' })
      expect(lines).toMatchObject([
        { kind: 'sign-in', outcome: 'done', account: id },
        { kind: 'sign-in', outcome: 'refused', account: id }
      ])
      expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${address}|${username}|otra-clave`))
    })

    test('has what an account was not allowed to do', async () => {
      const { id, lines, visitor } = await signIn('applicant')
      expect((await visitor.post('/api/jobs', jobRequest)).status).toBe(403)
      expect((await visitor.get('/api/operator/overview')).status).toBe(404)
      const refused = { kind: 'access', outcome: 'refused', account: id }
      expect(lines.slice(1)).toMatchObject([refused, refused])
    })

    test('has requests from other sites, and what filled in the honeypot', async () => {
      const { lines, visitor } = listenTo(board)
      const foreign = { method: 'POST', headers: { Origin: 'https://evil.example' } }
      expect((await visitor.send('/api/logout', foreign)).status).toBe(403)
      const path = `/api/jobs/${jobId}/applications`
      expect((await visitor.post(path, { ...guestRequest, website: 'x' })).status).toBe(400)
      expect(lines).toMatchObject([
        { kind: 'access', outcome: 'refused' },
        { kind: 'honeypot', outcome: 'refused' }
      ])
      expect(lines).not.toContainEqual(expect.objectContaining({ account: expect.anything() }))
    })

    test('has who went beyond a limit', async () => {
      const { id, lines, visitor } = await signIn('employer')
      let status = 200
      while (status === 200) ({ status } = await visitor.get('/api/applications'))
      expect(status).toBe(429)
      expect(lines.at(-1)).toMatchObject({ kind: 'rate-limit', outcome: 'refused', account: id })
    })
  },
  { THROTTLE: 'accountReads=30/300' }
)
