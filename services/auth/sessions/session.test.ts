import { day } from '#events/units.ts'
import { expect, test } from 'vitest'
import { describeWithApp, type Visitor } from '#test/board/test-app.ts'
import { testPassword, type SignedInClient, signUp } from '#test/builders/api-fixtures.ts'
import { cleanUpSessions } from '#workers/scheduled-jobs/cleanup.ts'
import { cookiesOf, sessionCookieOf, userStatus } from '#test/board/cookies.ts'
import { deviceCookie, sessionCookie } from '../shared/cookies.ts'

describeWithApp('a session', board => {
  const after = async <T>(milliseconds: number, act: () => Promise<T>) => {
    const start = board.now
    board.now = new Date(start.getTime() + milliseconds)
    return act().finally(() => {
      board.now = start
    })
  }

  test('expires after seven days by the clock of the server, however much it is used', async () => {
    const person = await signUp(board, 'applicant')
    const status = async () => (await person.get('/api/user')).status
    for (let used = day / 2; used < 7 * day; used += day / 2) {
      expect(await after(used, status)).toBe(200)
    }
    expect(await after(7 * day - 1, status)).toBe(200)
    expect(await after(7 * day, status)).toBe(401)
  })

  test('ends when it was not used for a day, and its row with its cookie', async () => {
    const person = await signUp(board, 'applicant')
    const status = async () => (await person.get('/api/user')).status
    expect(await after(day - 1, status)).toBe(200)
    expect(await after(2 * day - 2, status)).toBe(200)
    expect(await after(3 * day - 2, status)).toBe(401)
    expect([...person.cookies.keys()]).toEqual([deviceCookie])
    const countRows = async (milliseconds: number) => {
      await after(milliseconds, () => cleanUpSessions({ db: board.db, now: () => board.now }))
      const rows = 'SELECT FROM auth.sessions WHERE user_id = $1'
      return (await board.db.query(rows, [person.id])).length
    }
    expect(await countRows(7 * day - 1)).toBe(1)
    expect(await countRows(7 * day)).toBe(0)
  })

  test('stores its last use at most once in five minutes', async () => {
    const person = await signUp(board, 'applicant')
    const lastUse = async () => {
      await person.get('/api/user')
      const [row] = await board.db.query<{ at: string }>(
        'SELECT last_used_at AS at FROM auth.sessions WHERE user_id = $1',
        [person.id]
      )
      return new Date(row?.at ?? '').getTime() - board.now.getTime()
    }
    expect(await after(5 * 60_000 - 1, lastUse)).toBe(-5 * 60_000 + 1)
    expect(await after(5 * 60_000, lastUse)).toBe(0)
  })

  test('ends when its browser signs in again', async () => {
    const person = await signUp(board, 'applicant')
    const old = sessionCookieOf(person)
    const { username } = person
    expect((await person.post('/api/login', { username, password: 'otra-clave' })).status).toBe(401)
    expect(await userStatus(board, old)).toBe(200)
    expect((await person.post('/api/login', { username, password: testPassword })).status).toBe(200)
    expect(await userStatus(board, old)).toBe(401)
    expect((await person.get('/api/user')).status).toBe(200)
  })

  test('survives a refused sign-in in the same browser, with its cookies', async () => {
    const person = await signUp(board, 'applicant')
    const wrong = { username: person.username, password: 'otra-clave' }
    const { status, headers } = await person.post('/api/login', wrong)
    expect([status, headers.getSetCookie()]).toEqual([401, []])
    expect((await person.get('/api/user')).status).toBe(200)
  })

  test('ends with signing out: the old cookie is refused', async () => {
    const person = await signUp(board, 'applicant')
    const old = sessionCookieOf(person)
    const response = await person.post('/api/logout')
    expect(response).toMatchObject({
      status: 200,
      body: { message: 'Has cerrado sesión correctamente' }
    })
    expect([...person.cookies.keys()]).toEqual([deviceCookie])
    expect(await userStatus(board, old)).toBe(401)
  })

  test('ends without ending other sessions of the same user', async () => {
    const person = await signUp(board, 'applicant')
    const elsewhere = board.createClient()
    await elsewhere.post('/api/login', { username: person.username, password: testPassword })
    await person.post('/api/logout')
    expect((await elsewhere.get('/api/user')).status).toBe(200)
  })

  test('may be ended twice, and without a session', async () => {
    expect((await board.createClient().post('/api/logout')).status).toBe(200)
    const person = await signUp(board, 'applicant')
    const cookie = sessionCookieOf(person)
    for (let index = 0; index < 2; index++) {
      expect(
        (await board.createClient().post('/api/logout', undefined, { Cookie: cookie })).status
      ).toBe(200)
    }
  })

  test('that was ended is told from one that expired, until the browser has asked who is signed in', async () => {
    const [ended, expired] = [await signUp(board, 'applicant'), await signUp(board, 'applicant')]
    const elsewhere = board.createClient()
    await elsewhere.post('/api/login', { username: ended.username, password: testPassword })
    await elsewhere.delete('/api/sessions')
    const codes = async (browser: Visitor) => {
      const answers = []
      for (const path of ['/api/unseen', '/api/user', '/api/user'])
        answers.push((await browser.get(path)).body.code)
      return answers
    }
    expect(await codes(ended)).toEqual(['session-ended', 'session-ended', 'not-signed-in'])
    const overnight = () => codes(expired)
    expect(await after(day, overnight)).toEqual(Array(3).fill('not-signed-in'))
  })

  test('that its own browser ended is not taken for one that was ended from elsewhere', async () => {
    const ends: Record<string, (browser: SignedInClient) => Promise<unknown>> = {
      'signing out': browser => browser.post('/api/logout'),
      'signing in': ({ username, ...browser }) =>
        browser.post('/api/login', { username, password: testPassword }),
      'another password': browser =>
        browser.put(`/api/users/${browser.id}/password`, {
          currentPassword: testPassword,
          newPassword: 'yegua-torda-y-mansa'
        })
    }
    for (const [name, end] of Object.entries(ends)) {
      const browser = await signUp(board, 'applicant')
      const Cookie = sessionCookieOf(browser)
      await end(browser)
      const late = await board.createClient().get('/api/user', { Cookie })
      expect([name, late.status, late.body.code]).toEqual([name, 401, 'not-signed-in'])
    }
  })

  test('that its own browser has replaced clears no cookies, which are those of the next one', async () => {
    const [ana, bruno] = [await signUp(board, 'applicant'), await signUp(board, 'applicant')]
    const Cookie = sessionCookieOf(ana)
    await ana.post('/api/login', { username: bruno.username, password: testPassword })
    for (const path of ['/api/unseen', '/api/user']) {
      const late = await board.createClient().get(path, { Cookie })
      expect([late.status, late.headers.getSetCookie()]).toEqual([401, []])
    }
    expect((await ana.get('/api/user')).body.id).toBe(bruno.id)
  })

  test('is not ended by the refusal of a request that was sent before it began', async () => {
    for (const path of ['/api/unseen', '/api/user']) {
      const { status, headers } = await board.createClient().get(path)
      expect([status, headers.getSetCookie()]).toEqual([401, []])
    }
  })

  test('that was deleted clears the cookies of the browser', async () => {
    const person = await signUp(board, 'applicant')
    await board.db.query('DELETE FROM auth.sessions WHERE user_id = $1', [person.id])
    const response = await person.get('/api/user')
    expect(response).toMatchObject({ status: 401, body: { message: 'Usuario no autenticado' } })
    for (const name of [sessionCookie, 'sesion']) {
      expect(cookiesOf(response.headers)[name]?.attributes).toContain('max-age=0')
    }
  })
})
