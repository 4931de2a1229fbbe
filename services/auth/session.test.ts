import { expect, test, vi } from 'vitest'
import { type TestApp, describeWithApp } from '#test/test-app.ts'
import { type SignedInClient, testPassword, signUp } from '#test/api-fixtures.ts'
import { cookiesOf } from '#test/cookies.ts'

const sessionCookie = 'ramal_sesion'
const day = 24 * 60 * 60 * 1000

function statusWith(board: TestApp, cookie: string): Promise<number> {
  const visitor = board.createClient()
  return visitor.get('/api/user', { Cookie: cookie }).then(({ status }) => status)
}

function cookieOf(person: SignedInClient): string {
  return `${sessionCookie}=${person.cookies.get(sessionCookie)}`
}

describeWithApp('a session', board => {
  const logIn = async (person: SignedInClient) => {
    const visitor = board.createClient()
    const response = await visitor.post('/api/login', {
      username: person.username,
      password: testPassword
    })
    return { ...person, ...visitor, headers: response.headers }
  }

  test('sets an encrypted cookie that scripts cannot read, and a hint that they can', async () => {
    const { headers } = await logIn(await signUp(board, 'applicant'))
    const { [sessionCookie]: cookie, sesion: hint } = cookiesOf(headers)
    expect(cookie?.value).toMatch(/^Fe26\.2\*/)
    expect(cookie?.attributes).toEqual(['httponly', 'max-age=604740', 'path=/', 'samesite=lax'])
    expect(hint).toEqual({ value: '1', attributes: ['max-age=604740', 'path=/', 'samesite=lax'] })
  })

  test('has a cookie that is decrypted once, and that ends with its row', async () => {
    const person = await signUp(board, 'applicant')
    const cookie = cookieOf(person)
    expect(await statusWith(board, cookie)).toBe(200)
    const decryption = vi.spyOn(SubtleCrypto.prototype, 'decrypt')
    try {
      expect(await statusWith(board, cookie)).toBe(200)
      expect(decryption).not.toHaveBeenCalled()
      await board.db.query('DELETE FROM auth.sessions WHERE user_id = $1', [person.id])
      expect(await statusWith(board, cookie)).toBe(401)
      expect(await statusWith(board, cookieOf(await signUp(board, 'applicant')))).toBe(200)
      expect(decryption).toHaveBeenCalled()
    } finally {
      decryption.mockRestore()
    }
  })

  test('stores only a hash of its token', async () => {
    const person = await signUp(board, 'applicant')
    const rows = await board.db.query<{ token: string }>(
      'SELECT token_hash AS token FROM auth.sessions WHERE user_id = $1',
      [person.id]
    )
    expect(rows).toEqual([{ token: expect.stringMatching(/^[\w-]{43}$/) }])
    expect(await statusWith(board, `${sessionCookie}=${rows[0]?.token}`)).toBe(401)
  })

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

  test('ends when it was not used for a day, and its row is deleted', async () => {
    const person = await signUp(board, 'applicant')
    const status = async () => (await person.get('/api/user')).status
    expect(await after(day - 1, status)).toBe(200)
    expect(await after(2 * day - 2, status)).toBe(200)
    expect(await after(3 * day - 2, status)).toBe(401)
    expect(person.cookies.size).toBe(0)
    const rows = 'SELECT FROM auth.sessions WHERE user_id = $1'
    expect(await board.db.query(rows, [person.id])).toEqual([])
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
    const old = cookieOf(person)
    const { username } = person
    expect((await person.post('/api/login', { username, password: 'otra-clave' })).status).toBe(401)
    expect(await statusWith(board, old)).toBe(200)
    expect((await person.post('/api/login', { username, password: testPassword })).status).toBe(200)
    expect(await statusWith(board, old)).toBe(401)
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
    const old = cookieOf(person)
    const response = await person.post('/api/logout')
    expect(response).toMatchObject({
      status: 200,
      body: { message: 'Has cerrado sesión correctamente' }
    })
    expect(person.cookies.size).toBe(0)
    expect(await statusWith(board, old)).toBe(401)
  })

  test('ends without ending other sessions of the same user', async () => {
    const person = await signUp(board, 'applicant')
    const elsewhere = await logIn(person)
    await person.post('/api/logout')
    expect((await elsewhere.get('/api/user')).status).toBe(200)
  })

  test('may be ended twice, and without a session', async () => {
    expect((await board.createClient().post('/api/logout')).status).toBe(200)
    const person = await signUp(board, 'applicant')
    const cookie = cookieOf(person)
    for (let nth = 0; nth < 2; nth++) {
      expect(
        (await board.createClient().post('/api/logout', undefined, { Cookie: cookie })).status
      ).toBe(200)
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

  test('is refused when any character of its cookie was changed', async () => {
    const cookie = (await signUp(board, 'applicant')).cookies.get(sessionCookie) ?? ''
    const body = cookie.slice(0, decodeURIComponent(cookie).lastIndexOf('~'))
    expect(body.length).toBeGreaterThan(200)
    // A and g differ in their first bit: only four bits of the last base64 character count.
    const changed = [...body].map(
      (letter, nth) => body.slice(0, nth) + (letter === 'A' ? 'g' : 'A') + body.slice(nth + 1)
    )
    const statuses: number[] = []
    for (const value of changed) statuses.push(await statusWith(board, `${sessionCookie}=${value}`))
    expect(statuses.filter(status => status !== 401)).toEqual([])
  })

  test.each([
    '',
    '1',
    'Fe26.2',
    'Fe26.2*1*****~2',
    'Fe26.2*9*a*b*c*d*e*f~2',
    `Fe26.2*1*${'a'.repeat(2000)}~2`,
    '%00%ff%zz',
    '{"token":"x"}',
    'undefined'
  ])('is refused when the cookie is «%s»', async value => {
    expect(await statusWith(board, `${sessionCookie}=${value}`)).toBe(401)
  })

  test('is refused when it was encrypted with another key', async () => {
    const { sealData } = await import('iron-session')
    const value = await sealData({ token: 'x' }, { password: 'another secret of 32 characters.' })
    expect(await statusWith(board, `${sessionCookie}=${value}`)).toBe(401)
  })

  test('does not follow from the hint alone', async () => {
    expect(await statusWith(board, 'sesion=1')).toBe(401)
  })
})
