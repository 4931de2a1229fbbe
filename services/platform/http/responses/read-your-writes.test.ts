import { expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { composeApp } from '#composition/compose-board.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { productionSettings, sampleSecrets } from '#test/board/config.ts'
import { cookiesOf } from '#test/board/cookies.ts'
import { postJobAs, signUp } from '#test/builders/api-fixtures.ts'

const replicated = {
  DATABASE_URL: 'postgres://primary/ramal',
  DATABASE_READ_URL: 'postgres://replica/ramal',
  RESPONSE_MEMORY_MB: '0'
}

describeWithApp(
  'the log position of a visitor',
  board => {
    test('is sent after a write, as a cookie without personal data', async () => {
      const employer = await signUp(board, 'employer')
      const response = await employer.post('/api/logout')
      const position = await lastPosition(board.db)
      expect(response.headers.get('log-position')).toBe(String(position))
      const cookie = response.headers.getSetCookie().find(line => line.startsWith('posicion='))
      expect(cookie).toBe(`posicion=${position}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax`)
    })

    test('is not sent after a read or a refused write', async () => {
      const visitor = board.createClient()
      const read = await visitor.get('/api/jobs')
      const refused = await visitor.post('/api/jobs', {})
      expect(refused.status).toBe(401)
      for (const { headers } of [read, refused]) expect(headers.get('log-position')).toBe(null)
    })

    test('is read from searches, by cookie or by header', async () => {
      const positions: number[] = []
      const { app } = board
      const { replicaRead } = board.tools
      board.app = composeApp({
        ...board.tools,
        replicaRead: (after, read) => {
          positions.push(after)
          return replicaRead(after, read)
        }
      })
      const employer = await signUp(board, 'employer')
      await postJobAs(employer)
      const position = await lastPosition(board.db)
      await employer.get('/api/jobs')
      await employer.get('/api/candidate-profiles')
      await board.createClient().get('/api/jobs', { 'Log-Position': '7' })
      await board.createClient().get(`/api/jobs?keyword=${newId()}`)
      await board.createClient().get('/api/jobs', { 'Log-Position': 'nonsense' })
      board.app = app
      expect(positions).toEqual([position, position, 7, 0, 0])
    })
  },
  replicated
)

describeWithApp(
  'the log position over https',
  board => {
    test('is read from the cookie that only this host can set', async () => {
      const positions: number[] = []
      board.app = composeApp({
        ...board.tools,
        replicaRead: (after, read) => {
          positions.push(after)
          return read(board.db)
        }
      })
      const employer = await signUp(board, 'employer')
      const { headers } = await employer.post('/api/logout')
      const position = await lastPosition(board.db)
      expect(cookiesOf(headers)['__Host-posicion']).toEqual({
        value: String(position),
        attributes: ['httponly', 'max-age=60', 'path=/', 'samesite=lax', 'secure']
      })
      for (const cookie of ['__Host-posicion=7', 'posicion=7'])
        await board.createClient().get('/api/jobs', { Cookie: cookie })
      expect(positions).toEqual([7, 0])
    })
  },
  {
    ...replicated,
    ...productionSettings,
    THROTTLE: 'on',
    SESSION_SECRET: sampleSecrets.session,
    VAULT_KEY: sampleSecrets.vault
  }
)

describeWithApp('a board without a replica', board => {
  test('never sends the log position', async () => {
    const employer = await signUp(board, 'employer')
    const { headers } = await employer.post('/api/logout')
    expect(headers.get('log-position')).toBe(null)
    expect(employer.cookies.has('posicion')).toBe(false)
  })
})
