import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { describeWithApp, testOrigin } from '#test/board/test-app.ts'
import { testPassword } from '#test/builders/api-fixtures.ts'
import { composeApp } from '#composition/compose-board.ts'
import { listen } from './server.ts'

const person = {
  username: 'ana.robles',
  password: testPassword,
  email: 'ana@example.org',
  fullName: 'Ana'
}
const json = { 'Content-Type': 'application/json', Origin: testOrigin }

describeWithApp('a listening server', board => {
  const served = async (talk: (url: string) => Promise<void>) => {
    const { port, close } = await listen(composeApp(board.tools), '127.0.0.1', 0)
    await talk(`http://127.0.0.1:${port}`).finally(close)
  }
  const post = (url: string, body: object, headers: object = {}) =>
    fetch(url, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })

  test('starts, recognizes and ends a session', () =>
    served(async url => {
      const begun = await post(`${url}/api/register`, person)
      expect(begun.status).toBe(201)
      const lines = begun.headers.getSetCookie()
      expect(lines).toHaveLength(3)
      const Cookie = lines.map(line => line.split(';')[0]).join('; ')
      const me = () => fetch(`${url}/api/user`, { headers: { Cookie } })
      expect(await (await me()).json()).toMatchObject({ username: 'ana.robles' })
      expect((await post(`${url}/api/logout`, {}, { Cookie })).status).toBe(200)
      expect((await me()).status).toBe(401)
    }))

  test('uses the address of the connection, not that in the headers', () =>
    served(async url => {
      const headers = { 'X-Forwarded-For': '8.8.8.8', 'X-Real-IP': '8.8.8.8' }
      const response = await fetch(`${url}/api/ip-diagnostic`, { headers })
      expect(await response.json()).toMatchObject({ ip: '127.0.0.1', esIPPrivada: true })
    }))

  test('refuses bodies by type and size, with and without Content-Length', () =>
    served(async url => {
      const send = async (body: BodyInit, type: string) => {
        const headers = { ...json, 'Content-Type': type }
        const init = { method: 'POST', headers, body, duplex: 'half' }
        return (await fetch(`${url}/api/login`, init as RequestInit)).status
      }
      const inPieces = (text: string) => new Blob([text]).stream()
      const large = JSON.stringify({ username: 'a'.repeat(70_000), password: testPassword })
      expect(await send(large, 'application/json')).toBe(413)
      expect(await send(inPieces(large), 'application/json')).toBe(413)
      expect(await send('{}', 'text/plain')).toBe(415)
      expect(await send(inPieces('{}'), 'text/plain')).toBe(415)
      expect(await send('{', 'application/json')).toBe(400)
      const unknown = JSON.stringify({ username: 'nadie', password: testPassword })
      expect(await send(unknown, 'application/json')).toBe(401)
      expect(await send(inPieces(unknown), 'application/json')).toBe(401)
    }))

  test('answers TRACE with 405, and returns nothing of the request', () =>
    served(async url => {
      const trace = request(`${url}/api/jobs`, { method: 'TRACE', headers: { Cookie: 'sesion=1' } })
      const [response] = await once(trace.end(), 'response')
      expect(response.statusCode).toBe(405)
      expect(await text(response)).not.toContain('sesion')
    }))

  test('needs no content type for a request without a body', () =>
    served(async url => {
      const headers = { Origin: testOrigin }
      expect((await fetch(`${url}/api/logout`, { method: 'POST', headers })).status).toBe(200)
    }))
})
