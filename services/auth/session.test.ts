import { expect, test } from 'vitest'
import { type TestApp, describeWithApp } from '#test/test-app.ts'
import { type SignedInClient, testPassword, signUp } from '#test/api-fixtures.ts'

const sealed = 'ramal_sesion'
const day = 24 * 60 * 60 * 1000

/** What a browser is told of each cookie: its value, then its attributes in lower case. */
function cookiesOf(headers: Headers): Record<string, { value: string; rules: string[] }> {
  return Object.fromEntries(
    headers.getSetCookie().map(line => {
      const [pair = '', ...rules] = line.split(/; */)
      const [name = '', value = ''] = pair.split('=')
      return [name, { value, rules: rules.map(rule => rule.toLowerCase()).sort() }]
    })
  )
}

function statusWith(board: TestApp, cookie: string): Promise<number> {
  const visitor = board.createClient()
  return visitor.get('/api/user', { Cookie: cookie }).then(({ status }) => status)
}

function cookieOf(person: SignedInClient): string {
  return `${sealed}=${person.cookies.get(sealed)}`
}

describeWithApp('a session', board => {
  const logIn = async (person: SignedInClient) => {
    const visitor = board.createClient()
    const answer = await visitor.post('/api/login', {
      username: person.username,
      password: testPassword
    })
    return { ...person, ...visitor, headers: answer.headers }
  }

  test('is a sealed cookie that scripts cannot read, and a hint that they can', async () => {
    const { headers } = await logIn(await signUp(board, 'applicant'))
    const { [sealed]: cookie, sesion: hint } = cookiesOf(headers)
    expect(cookie?.value).toMatch(/^Fe26\.2\*/)
    expect(cookie?.rules).toEqual(['httponly', 'max-age=604740', 'path=/', 'samesite=lax'])
    expect(hint).toEqual({ value: '1', rules: ['max-age=604740', 'path=/', 'samesite=lax'] })
  })

  test('keeps no token in the database, only what cannot be turned back into it', async () => {
    const person = await signUp(board, 'applicant')
    const rows = await board.db.query<{ token: string }>(
      'SELECT token_hash AS token FROM auth.sessions WHERE user_id = $1',
      [person.id]
    )
    expect(rows).toEqual([{ token: expect.stringMatching(/^[\w-]{43}$/) }])
    expect(await statusWith(board, `${sealed}=${rows[0]?.token}`)).toBe(401)
  })

  test('lasts seven days by the clock of the service', async () => {
    const person = await signUp(board, 'applicant')
    const start = board.now
    board.now = new Date(start.getTime() + 7 * day - 1)
    expect((await person.get('/api/user')).status).toBe(200)
    board.now = new Date(start.getTime() + 7 * day)
    expect((await person.get('/api/user')).status).toBe(401)
    board.now = start
  })

  test('ends with logging out: the old cookie is worth nothing', async () => {
    const person = await signUp(board, 'applicant')
    const old = cookieOf(person)
    const answer = await person.post('/api/logout')
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Has cerrado sesión correctamente' }
    })
    expect(person.cookies.size).toBe(0)
    expect(await statusWith(board, old)).toBe(401)
  })

  test('ends alone: other browsers of the same person stay signed in', async () => {
    const person = await signUp(board, 'applicant')
    const elsewhere = await logIn(person)
    await person.post('/api/logout')
    expect((await elsewhere.get('/api/user')).status).toBe(200)
  })

  test('may be ended twice, and by somebody who has none', async () => {
    expect((await board.createClient().post('/api/logout')).status).toBe(200)
    const person = await signUp(board, 'applicant')
    const cookie = cookieOf(person)
    for (let nth = 0; nth < 2; nth++) {
      expect(
        (await board.createClient().post('/api/logout', undefined, { Cookie: cookie })).status
      ).toBe(200)
    }
  })

  test('that is over is forgotten by the browser too', async () => {
    const person = await signUp(board, 'applicant')
    await board.db.query('DELETE FROM auth.sessions WHERE user_id = $1', [person.id])
    const answer = await person.get('/api/user')
    expect(answer).toMatchObject({ status: 401, body: { message: 'Usuario no autenticado' } })
    for (const name of [sealed, 'sesion']) {
      expect(cookiesOf(answer.headers)[name]?.rules).toContain('max-age=0')
    }
  })

  test('is of nobody when any letter of its seal was changed', async () => {
    const cookie = (await signUp(board, 'applicant')).cookies.get(sealed) ?? ''
    const seal = cookie.slice(0, decodeURIComponent(cookie).lastIndexOf('~'))
    expect(seal.length).toBeGreaterThan(200)
    // A and g are far enough apart to change the last letter too, which says four bits only.
    const changed = [...seal].map(
      (letter, nth) => seal.slice(0, nth) + (letter === 'A' ? 'g' : 'A') + seal.slice(nth + 1)
    )
    const statuses: number[] = []
    for (const value of changed) statuses.push(await statusWith(board, `${sealed}=${value}`))
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
  ])('is of nobody when the cookie says «%s»', async value => {
    expect(await statusWith(board, `${sealed}=${value}`)).toBe(401)
  })

  test('is of nobody when it was sealed by somebody else', async () => {
    const { sealData } = await import('iron-session')
    const value = await sealData({ token: 'x' }, { password: 'another secret of 32 characters.' })
    expect(await statusWith(board, `${sealed}=${value}`)).toBe(401)
  })

  test('is not made of the hint', async () => {
    expect(await statusWith(board, 'sesion=1')).toBe(401)
  })
})

describeWithApp(
  'a session on https',
  board => {
    test('travels encrypted only', async () => {
      const { headers } = await board.createClient().post('/api/register', {
        username: 'ana.segura',
        password: testPassword,
        email: 'ana@example.org',
        fullName: 'Ana Robles'
      })
      const { [sealed]: cookie, sesion: hint } = cookiesOf(headers)
      expect(cookie?.rules).toEqual([
        'httponly',
        'max-age=604740',
        'path=/',
        'samesite=lax',
        'secure'
      ])
      expect(hint?.rules).toContain('secure')
    })
  },
  { APP_ORIGIN: 'https://ramal.example' }
)
