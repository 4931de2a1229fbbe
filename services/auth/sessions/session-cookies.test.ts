import { expect, test } from 'vitest'
import { deriveKey } from '#events/privacy/aes-gcm.ts'
import { composeApp } from '#composition/compose-board.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { testPassword, signUp } from '#test/builders/api-fixtures.ts'
import { cookiesOf, sessionCookieOf, userStatus } from '#test/board/cookies.ts'
import { sessionCookie } from '../shared/cookies.ts'

describeWithApp('the cookie of a session', board => {
  test('is encrypted and hidden from scripts, and comes with a hint that they can read', async () => {
    const { username } = await signUp(board, 'applicant')
    const { headers } = await board.createClient().post('/api/login', {
      username,
      password: testPassword
    })
    const { [sessionCookie]: cookie, sesion: hint } = cookiesOf(headers)
    expect(cookie?.value).toMatch(/^Fe26\.2\*/)
    expect(cookie?.attributes).toEqual(['httponly', 'max-age=604740', 'path=/', 'samesite=lax'])
    expect(hint).toEqual({ value: '1', attributes: ['max-age=604740', 'path=/', 'samesite=lax'] })
  })

  test('ends with the row of its session', async () => {
    const person = await signUp(board, 'applicant')
    const cookie = sessionCookieOf(person)
    expect(await userStatus(board, cookie)).toBe(200)
    await board.db.query('DELETE FROM auth.sessions WHERE user_id = $1', [person.id])
    expect(await userStatus(board, cookie)).toBe(401)
  })

  test('holds a token of which only a hash is stored', async () => {
    const person = await signUp(board, 'applicant')
    const rows = await board.db.query<{ token: string }>(
      'SELECT token_hash AS token FROM auth.sessions WHERE user_id = $1',
      [person.id]
    )
    expect(rows).toEqual([{ token: expect.stringMatching(/^[\w-]{43}$/) }])
    expect(await userStatus(board, `${sessionCookie}=${rows[0]?.token}`)).toBe(401)
  })

  test('is refused when any character was changed', async () => {
    const cookie = (await signUp(board, 'applicant')).cookies.get(sessionCookie) ?? ''
    const body = cookie.slice(0, decodeURIComponent(cookie).lastIndexOf('~'))
    expect(body.length).toBeGreaterThan(200)
    // A and g differ in their first bit: only four bits of the last base64 character count.
    const changed = [...body].map(
      (letter, index) => body.slice(0, index) + (letter === 'A' ? 'g' : 'A') + body.slice(index + 1)
    )
    const statuses: number[] = []
    for (const value of changed) statuses.push(await userStatus(board, `${sessionCookie}=${value}`))
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
  ])('is refused when it is «%s»', async value => {
    expect(await userStatus(board, `${sessionCookie}=${value}`)).toBe(401)
  })

  test('is refused when it was encrypted with another key', async () => {
    const { sealData } = await import('iron-session')
    const value = await sealData({ token: 'x' }, { password: 'another secret of 32 characters.' })
    expect(await userStatus(board, `${sessionCookie}=${value}`)).toBe(401)
  })

  test('has a key that is derived from the secret', async () => {
    const { sealData, unsealData } = await import('iron-session')
    const person = await signUp(board, 'applicant')
    const password = board.tools.secret
    const cookie = decodeURIComponent(person.cookies.get(sessionCookie) ?? '')
    expect(await unsealData(cookie, { password })).toEqual({})
    const derived = deriveKey(password, 'session cookies').toString('base64url')
    const content = await unsealData(cookie, { password: derived })
    expect(content).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) })
    const ofTheSecret = await sealData(content, { password })
    expect(await userStatus(board, `${sessionCookie}=${ofTheSecret}`)).toBe(401)
  })

  test('is accepted with the secret that was replaced', async () => {
    const { previousSecret, secret } = board.tools
    const person = await signUp(board, 'applicant')
    const { app } = board
    const statusWith = (former: string | undefined) => {
      const secrets = { secret: `the secret after ${secret}`, previousSecret: former }
      board.app = composeApp({ ...board.tools, ...secrets })
      return userStatus(board, sessionCookieOf(person))
    }
    try {
      expect([await statusWith(secret), await statusWith(previousSecret)]).toEqual([200, 401])
    } finally {
      board.app = app
    }
  })

  test('is read whole: neither from parts, nor for who sends it empty', async () => {
    const person = await signUp(board, 'applicant')
    const value = person.cookies.get(sessionCookie)
    for (const cookie of [
      `${sessionCookie}=; ${sessionCookie}.0=${value}`,
      `${sessionCookie}=`,
      `${sessionCookie}.0=${value}`
    ]) {
      expect([cookie, await userStatus(board, cookie)]).toEqual([cookie, 401])
    }
  })

  test('is not replaced by the hint alone', async () => {
    expect(await userStatus(board, 'sesion=1')).toBe(401)
  })
})
