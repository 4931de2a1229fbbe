import { expect, test } from 'vitest'
import { type TestApp, describeWithApp } from '#test/test-app.ts'
import { type SignedInClient, testPassword, signUp } from '#test/api-fixtures.ts'

const sessionCookie = 'ramal_sesion'
const day = 24 * 60 * 60 * 1000

/** The value of each cookie that a response sets, and its attributes in lower case. */
function cookiesOf(headers: Headers): Record<string, { value: string; attributes: string[] }> {
  return Object.fromEntries(
    headers.getSetCookie().map(line => {
      const [pair = '', ...attributes] = line.split(/; */)
      const [name = '', value = ''] = pair.split('=')
      return [
        name,
        { value, attributes: attributes.map(attribute => attribute.toLowerCase()).sort() }
      ]
    })
  )
}

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

  test('stores only a hash of its token', async () => {
    const person = await signUp(board, 'applicant')
    const rows = await board.db.query<{ token: string }>(
      'SELECT token_hash AS token FROM auth.sessions WHERE user_id = $1',
      [person.id]
    )
    expect(rows).toEqual([{ token: expect.stringMatching(/^[\w-]{43}$/) }])
    expect(await statusWith(board, `${sessionCookie}=${rows[0]?.token}`)).toBe(401)
  })

  test('expires after seven days by the clock of the server', async () => {
    const person = await signUp(board, 'applicant')
    const start = board.now
    board.now = new Date(start.getTime() + 7 * day - 1)
    expect((await person.get('/api/user')).status).toBe(200)
    board.now = new Date(start.getTime() + 7 * day)
    expect((await person.get('/api/user')).status).toBe(401)
    board.now = start
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

describeWithApp(
  'a session over https',
  board => {
    test('uses secure cookies', async () => {
      const { headers } = await board.createClient().post('/api/register', {
        username: 'ana.segura',
        password: testPassword,
        email: 'ana@example.org',
        fullName: 'Ana Robles'
      })
      const { [sessionCookie]: cookie, sesion: hint } = cookiesOf(headers)
      expect(cookie?.attributes).toEqual([
        'httponly',
        'max-age=604740',
        'path=/',
        'samesite=lax',
        'secure'
      ])
      expect(hint?.attributes).toContain('secure')
    })
  },
  { APP_ORIGIN: 'https://ramal.example' }
)
