import { day } from '#events/units.ts'
import { expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { signUp, testPassword } from '#test/builders/api-fixtures.ts'
import { confirmEmailOf } from '#test/builders/confirmed-email.ts'
import { cookiesOf } from '#test/board/cookies.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'
import { signUpFromUniqueAddress, uniqueAddress } from '#test/builders/rate-limits.ts'
import { describeWithApp, type TestApp, type Visitor } from '#test/board/test-app.ts'
import { createSignedTokens } from '#services/platform/http/request/signed-token.ts'
import { deviceCookie } from '../shared/cookies.ts'

const wrongPassword = 'otra-clave'

/** The answers to guesses of strangers, each from an address of its own. */
async function guess(board: TestApp, username: string, count: number): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < count; index++) {
    const stranger = board.createClient(uniqueAddress())
    const { status } = await stranger.post('/api/login', { username, password: wrongPassword })
    statuses.push(status)
  }
  return statuses
}

const signIn = (visitor: Visitor, username: string, password = testPassword) =>
  visitor.post('/api/login', { username, password })

/** A browser in which the person has signed in and out, at an address that it never had before. */
async function knownDevice(board: TestApp, username: string): Promise<Visitor> {
  const before = board.createClient(uniqueAddress())
  await signIn(before, username)
  await before.post('/api/logout')
  const device = board.createClient(uniqueAddress())
  for (const [name, value] of before.cookies) device.cookies.set(name, value)
  return device
}

// A turn is far away here, so that no test waits for one.
describeWithApp(
  'an account whose password strangers guess',
  board => {
    test('is open to its owner on a device where they have signed in before', async () => {
      const ana = await signUpFromUniqueAddress(board, 'applicant')
      const device = await knownDevice(board, ana.username)
      expect([...device.cookies.keys()]).toEqual([deviceCookie])
      expect((await guess(board, ana.username, 101)).slice(-90)).toEqual(Array(90).fill(429))
      expect((await signIn(device, ana.username.toUpperCase())).status).toBe(200)
    })

    test('is open in a session, and in a browser whose address has had its sign-ins', async () => {
      const ana = await signUpFromUniqueAddress(board, 'applicant')
      const device = await knownDevice(board, ana.username)
      await guess(board, ana.username, 12)
      ana.cookies.delete(deviceCookie)
      const change = { currentPassword: testPassword, newPassword: testPassword }
      expect((await ana.put(`/api/users/${ana.id}/password`, change)).status).toBe(200)
      const neighbour = board.createClient('203.0.113.90')
      for (let index = 0; index < 11; index++) await signIn(neighbour, newId())
      expect((await signIn(neighbour, ana.username)).status).toBe(429)
      neighbour.cookies.set(deviceCookie, ana.cookies.get(deviceCookie) ?? '')
      expect((await signIn(neighbour, ana.username)).status).toBe(200)
      // Her own change of the password makes the other device a stranger.
      expect((await signIn(device, ana.username)).status).toBe(429)
    })

    test('gives strangers one attempt at a time after ten wrong ones, the owner with the right password too', async () => {
      const ana = await signUpFromUniqueAddress(board, 'applicant')
      expect(await guess(board, ana.username, 10)).toEqual(Array(10).fill(401))
      const elsewhere = board.createClient(uniqueAddress())
      expect((await signIn(elsewhere, ana.username)).status).toBe(200)
      const next = await signIn(board.createClient(uniqueAddress()), ana.username)
      expect(next.status).toBe(429)
      expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(2)
      const luis = await signUpFromUniqueAddress(board, 'applicant')
      expect(await guess(board, luis.username, 1)).toEqual([401])
    })

    test('counts the wrong passwords of a device apart from those of strangers and other devices', async () => {
      const ana = await signUpFromUniqueAddress(board, 'applicant')
      const device = await knownDevice(board, ana.username)
      // Two that sign in at one instant count together, and the clock of the board stands still.
      board.now = new Date(board.now.getTime() + 1000)
      const later = await knownDevice(board, ana.username)
      for (let index = 0; index < 10; index++)
        expect((await signIn(device, ana.username, wrongPassword)).status).toBe(401)
      expect((await signIn(device, ana.username)).status).toBe(429)
      expect((await signIn(later, ana.username)).status).toBe(200)
      expect(await guess(board, ana.username, 10)).toEqual(Array(10).fill(401))
    })

    test('takes a device for a stranger whose cookie is forged, of another account, of another kind or over', async () => {
      const ana = await signUpFromUniqueAddress(board, 'applicant')
      const eva = await signUpFromUniqueAddress(board, 'applicant')
      const own = ana.cookies.get(deviceCookie) ?? ''
      await guess(board, ana.username, 12)
      const sign = createSignedTokens(board.tools.secret).sign
      const until = new Date(board.now.getTime() + day)
      const cookies = [
        `${own.slice(0, -1)}${own.endsWith('A') ? 'g' : 'A'}`,
        eva.cookies.get(deviceCookie) ?? '',
        sign({ kind: 'password', id: ana.id, until, version: 0 }),
        sign({ kind: 'device', id: ana.id, until, version: 0 }),
        '~~~~~~~',
        `${'~'.repeat(5)}${own}`
      ]
      for (const value of cookies) {
        const visitor = board.createClient(uniqueAddress())
        visitor.cookies.set(deviceCookie, value)
        expect([value, (await signIn(visitor, ana.username)).status]).toEqual([value, 429])
      }
      board.now = new Date(board.now.getTime() + 366 * day)
      const visitor = board.createClient(uniqueAddress())
      visitor.cookies.set(deviceCookie, own)
      expect((await signIn(visitor, ana.username)).status).toBe(429)
    })

    test('is told to its owner by e-mail, once a month', async () => {
      const name = `torda${newId().slice(0, 8)}`
      const ana = await signUp(board, 'applicant', {
        username: name,
        email: `${name}@example.org`
      })
      await confirmEmailOf(board, ana)
      const told = async () => {
        await sendMail(board)
        const mails = await mailsTo(board, `${name}@example.org`)
        return mails.filter(({ subject }) => subject === 'Alguien prueba contraseñas en tu cuenta')
      }
      await guess(board, name, 10)
      expect(await told()).toEqual([])
      await guess(board, name, 3)
      expect(await told()).toHaveLength(1)
      await board.db.query('DELETE FROM auth.throttles')
      board.now = new Date(board.now.getTime() + 10 * day)
      await guess(board, name, 3)
      expect(await told()).toHaveLength(1)
    })
  },
  { THROTTLE: 'loginTurn=1/900' }
)

describeWithApp(
  'a stranger at an account that others guess at',
  board => {
    test('waits for a turn', async () => {
      const ana = await signUpFromUniqueAddress(board, 'applicant')
      await guess(board, ana.username, 11)
      const stranger = board.createClient(uniqueAddress())
      expect((await signIn(stranger, ana.username)).status).toBe(200)
    })
  },
  { THROTTLE: 'loginTurn=1/1' }
)

describeWithApp(
  'a browser',
  board => {
    const nameOf = ({ username }: { username: string }) => username

    test('remembers the last five accounts for a year, in a cookie that scripts cannot read', async () => {
      const people = await Promise.all(
        Array.from({ length: 6 }, () => signUpFromUniqueAddress(board, 'applicant'))
      )
      const browser = board.createClient(uniqueAddress())
      for (const username of people.map(nameOf)) await signIn(browser, username)
      const { headers } = await signIn(browser, people.map(nameOf).at(-1) ?? '')
      const { [deviceCookie]: cookie } = cookiesOf(headers)
      expect(cookie?.value.split('~')).toHaveLength(5)
      expect(cookie?.attributes).toEqual(['httponly', 'max-age=31536000', 'path=/', 'samesite=lax'])
    })
  },
  { THROTTLE: 'off' }
)
