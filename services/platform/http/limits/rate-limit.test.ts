import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { deriveKey } from '#events/privacy/aes-gcm.ts'
import { newId } from '#events/aggregates/ids.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import {
  expectRateLimit,
  hour,
  secondsOfMinute,
  uniqueAddress,
  signUpFromUniqueAddress,
  uniqueRegistration
} from '#test/builders/rate-limits.ts'
import {
  coverLetter,
  guestRequest,
  testPassword,
  postJobAs,
  profileRequest,
  signUp
} from '#test/builders/api-fixtures.ts'

const on = { THROTTLE: 'on' }
const tooManyApplications = 'Demasiadas aplicaciones'
const guest = (name: string) => ({ ...guestRequest, applicantEmail: `${name}@example.org` })

describeWithApp(
  'an address',
  board => {
    test('is stored as a hash, whose key is derived from the secret', async () => {
      const address = uniqueAddress()
      await board.createClient(address).post('/api/login', {
        username: newId(),
        password: testPassword
      })
      const hashed = (key: string | Buffer) =>
        createHmac('sha256', key).update(address).digest('base64url')
      const rows = await board.db.query<{ key: string }>('SELECT key FROM auth.throttles')
      const keys = rows.map(({ key }) => key)
      expect(keys).toContain(`login:${hashed(deriveKey(board.tools.secret, 'rate limits'))}`)
      expect(keys).not.toContain(`login:${hashed(board.tools.secret)}`)
      expect(keys.filter(key => key.includes(address))).toEqual([])
    })

    test('may sign in ten times a minute', async () => {
      const visitor = board.createClient(uniqueAddress())
      await expectRateLimit(10, secondsOfMinute, () =>
        visitor.post('/api/login', { username: newId(), password: testPassword })
      )
      const { username } = await signUpFromUniqueAddress(board, 'applicant')
      expect((await visitor.post('/api/login', { username, password: testPassword })).status).toBe(
        429
      )
      const elsewhere = board.createClient(uniqueAddress())
      expect(
        (await elsewhere.post('/api/login', { username, password: testPassword })).status
      ).toBe(200)
    })

    test('may sign in as often as its people give the right password', async () => {
      const address = uniqueAddress()
      for (let person = 0; person < 12; person++) {
        const { username } = await signUpFromUniqueAddress(board, 'applicant')
        const credentials = { username, password: testPassword }
        const { status } = await board.createClient(address).post('/api/login', credentials)
        expect(status).toBe(200)
      }
      await expectRateLimit(10, secondsOfMinute, () =>
        board
          .createClient(address)
          .post('/api/login', { username: newId(), password: testPassword })
      )
    })

    test('may register a class of thirty an hour', async () => {
      const address = uniqueAddress()
      await expectRateLimit(30, hour, () =>
        board.createClient(address).post('/api/register', uniqueRegistration())
      )
      const elsewhere = board.createClient(uniqueAddress())
      expect((await elsewhere.post('/api/register', uniqueRegistration())).status).toBe(201)
    })

    test('may try to register one e-mail five times in half an hour, in its whole network', async () => {
      const network = uniqueAddress().replace(/\d+$/, '')
      const register = (email: string, index: number, address = `${network}${index + 1}`) =>
        board.createClient(address).post('/api/register', { ...uniqueRegistration(), email })
      const email = `${newId()}@example.org`
      expect((await register(email, 0)).status).toBe(201)
      for (let index = 1; index < 5; index++) {
        expect((await register(email.toUpperCase(), index)).status).toBe(409)
      }
      expect((await register(email, 5)).status).toBe(429)
      expect((await register(`${newId()}@example.org`, 6)).status).toBe(201)
      expect((await register(email, 7, uniqueAddress())).status).toBe(409)
    })

    test('may read 300 times in five minutes, counting lists, jobs and the rest together', async () => {
      const visitor = board.createClient(uniqueAddress())
      const paths = ['/api/jobs?jobType=Prácticas', '/api/jobs/unknown', '/api/ip-diagnostic']
      await expectRateLimit(300, 5 * secondsOfMinute, index => visitor.get(paths[index % 3] ?? ''))
      expect((await visitor.post('/api/register', uniqueRegistration())).status).toBe(201)
    })

    test('that sends many reads at the same time is counted exactly', async () => {
      const visitor = board.createClient(uniqueAddress())
      const statuses: number[] = []
      for (let index = 0; index < 8; index++) {
        const responses = await Promise.all(
          Array.from({ length: 40 }, () => visitor.get('/api/jobs'))
        )
        statuses.push(...responses.map(({ status }) => status))
      }
      expect(statuses.filter(status => status === 200)).toHaveLength(300)
      expect(statuses.filter(status => status === 429)).toHaveLength(20)
    })

    test('with a valid session reads on the account of its user, and one with a forged session may not', async () => {
      const address = uniqueAddress()
      const ana = await signUp(board, 'applicant', {}, address)
      const forger = board.createClient(address)
      const forged = { Cookie: 'ramal_sesion=Fe26.2*1*x; sesion=1' }
      await expectRateLimit(300, 5 * secondsOfMinute, () => forger.get('/api/jobs', forged))
      expect((await ana.get('/api/jobs')).status).toBe(200)
    })

    test('may apply as a guest thirty times an hour, and still when signed in', async () => {
      const { id } = await postJobAs(await signUpFromUniqueAddress(board, 'employer'))
      const address = uniqueAddress()
      const ana = await signUp(board, 'applicant', {}, address)
      const apply = (index: number, from = address) =>
        board.createClient(from).post(`/api/jobs/${id}/applications`, guest(`luis.${index}`))
      await expectRateLimit(30, hour, apply, tooManyApplications)
      expect((await ana.post(`/api/jobs/${id}/applications`, { coverLetter })).status).toBe(201)
      expect((await apply(31, uniqueAddress())).status).toBe(201)
    })

    test('shares the thirty applications an hour of one e-mail with its network alone', async () => {
      const { id } = await postJobAs(await signUpFromUniqueAddress(board, 'employer'))
      const network = uniqueAddress().replace(/\d+$/, '')
      let host = 0
      const apply = (name: string, address = `${network}${++host}`) =>
        board.createClient(address).post(`/api/jobs/${id}/applications`, guest(name))
      expect((await apply('eva')).status).toBe(201)
      await expectRateLimit(
        29,
        hour,
        index => apply(index % 2 ? 'Eva' : 'eva'),
        tooManyApplications
      )
      expect((await apply('otra')).status).toBe(201)
      // A stranger uses up nothing of the owner of the e-mail.
      expect((await apply('eva', uniqueAddress())).status).toBe(201)
    })

    test('may open thirty candidate profiles a minute, signed in or not', async () => {
      const ana = await signUpFromUniqueAddress(board, 'applicant')
      const { body } = await ana.post('/api/candidate-profiles', profileRequest)
      const address = uniqueAddress()
      const luis = await signUp(board, 'applicant', {}, address)
      const path = `/api/candidate-profiles/${body.id}`
      await expectRateLimit(30, secondsOfMinute, index =>
        (index % 2 ? luis : board.createClient(address)).get(path)
      )
      expect((await luis.get('/api/candidate-profiles')).status).toBe(200)
    })

    test('of IPv6 is counted as the whole /64 of a subscriber', async () => {
      const logIn = (address: string) =>
        board
          .createClient(address)
          .post('/api/login', { username: newId(), password: testPassword })
      await expectRateLimit(10, secondsOfMinute, index =>
        logIn(`2001:db8:1:2:${index}::${index + 1}`)
      )
      expect((await logIn('2001:db8:1:3::1')).status).toBe(401)
      expect((await logIn('2001:db8:1:2:ffff:ffff:ffff:ffff')).status).toBe(429)
    })

    test('of IPv6 is counted by its /48 too, with ten times the requests', async () => {
      const logIn = (address: string) =>
        board
          .createClient(address)
          .post('/api/login', { username: newId(), password: testPassword })
      await expectRateLimit(100, secondsOfMinute, index =>
        logIn(`2001:db8:9:${Math.floor(index / 10).toString(16)}::1`)
      )
      expect((await logIn('2001:db8:a::1')).status).toBe(401)
    })

    test('that is beyond its own limit takes nothing of its /48', async () => {
      const logIn = (network: number) =>
        board
          .createClient(`2001:db8:b:${network}::1`)
          .post('/api/login', { username: newId(), password: testPassword })
      for (let index = 0; index < 110; index++) await logIn(1)
      expect((await logIn(2)).status).toBe(401)
    })

    test('is never stored in plain text', async () => {
      const address = uniqueAddress()
      await board
        .createClient(address)
        .post('/api/login', { username: 'quien-sea', password: testPassword })
      const stored = JSON.stringify(await board.db.query('SELECT * FROM auth.throttles'))
      expect(stored).toContain('login')
      expect(stored).not.toContain(address)
      expect(stored).not.toContain('quien-sea')
    })
  },
  on
)

describeWithApp(
  'an address that registers accounts day and night',
  board => {
    test('gets a hundred a day', async () => {
      const address = uniqueAddress()
      await expectRateLimit(100, 24 * hour, () =>
        board.createClient(address).post('/api/register', uniqueRegistration())
      )
    })
  },
  { THROTTLE: 'registration=1000/60,writes=100000/60' }
)
