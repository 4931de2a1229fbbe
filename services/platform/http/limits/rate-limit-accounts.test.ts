import sharp from 'sharp'
import { expect, test } from 'vitest'
import { employerVerification } from '#events/aggregates/employer-verifications.ts'
import { newId } from '#events/aggregates/ids.ts'
import { type TestApp, describeWithApp, createTestApp } from '#test/board/test-app.ts'
import {
  expectRateLimit,
  expectTooManyRequests,
  hour,
  secondsOfMinute,
  uniqueAddress,
  signUpFromUniqueAddress,
  uniqueRegistration
} from '#test/builders/rate-limits.ts'
import { publishProfile } from '#test/builders/candidate-profiles.ts'
import { seedEvents } from '#test/events/event-builders.ts'
import { jobRequest, postJobAs, signUp, testPassword } from '#test/builders/api-fixtures.ts'

const on = { THROTTLE: 'on' }
const wrong = ({ username }: { username: string }) => ({ username, password: 'otra-clave' })
const wrongChange = { currentPassword: 'otra-clave', newPassword: 'yegua-torda' }

describeWithApp(
  'an account',
  board => {
    const change = { currentPassword: testPassword, newPassword: 'yegua-torda' }

    test('allows ten wrong passwords in fifteen minutes from an address', async () => {
      const ana = await signUpFromUniqueAddress(board, 'applicant')
      const guess = () => ana.put(`/api/users/${ana.id}/password`, wrongChange)
      await expectRateLimit(10, 15 * secondsOfMinute, guess)
      expect((await ana.put(`/api/users/${ana.id}/password`, change)).status).toBe(429)
      expect((await ana.get('/api/user')).status).toBe(200)
    })

    test('is open to its owner while another address guesses', async () => {
      const ana = await signUpFromUniqueAddress(board, 'applicant')
      const attacker = board.createClient(uniqueAddress())
      await expectRateLimit(10, 15 * secondsOfMinute, () => attacker.post('/api/login', wrong(ana)))
      const owner = board.createClient(uniqueAddress())
      const right = { username: ana.username, password: testPassword }
      expect((await owner.post('/api/login', right)).status).toBe(200)
    })

    test('that does not exist has the same limit and the same responses', async () => {
      const attacker = board.createClient(uniqueAddress())
      const unknown = { username: newId(), password: testPassword }
      await expectRateLimit(10, 15 * secondsOfMinute, () => attacker.post('/api/login', unknown))
    })

    test('checks no more than ten passwords of a burst', async () => {
      const ana = await signUpFromUniqueAddress(board, 'applicant')
      const guesses = Array.from({ length: 22 }, () =>
        ana.put(`/api/users/${ana.id}/password`, wrongChange)
      )
      const statuses = (await Promise.all(guesses)).map(({ status }) => status)
      expect(statuses.filter(status => status === 400)).toHaveLength(10)
      expect(statuses.filter(status => status === 429)).toHaveLength(12)
    })

    test('does not count right passwords', async () => {
      const ana = await signUpFromUniqueAddress(board, 'applicant')
      const unchanged = { currentPassword: testPassword, newPassword: testPassword }
      for (let index = 0; index < 12; index++) {
        expect((await ana.put(`/api/users/${ana.id}/password`, unchanged)).status).toBe(200)
      }
    })

    test('may post twenty jobs a day', async () => {
      const [yeguada, picadero] = [
        await signUpFromUniqueAddress(board, 'employer'),
        await signUpFromUniqueAddress(board, 'employer')
      ]
      await expectRateLimit(20, 24 * hour, () => yeguada.post('/api/jobs', jobRequest))
      expect((await picadero.post('/api/jobs', jobRequest)).status).toBe(201)
    })

    test('may upload ten pictures an hour', async () => {
      const ana = await signUpFromUniqueAddress(board, 'applicant')
      const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: 'tan' } })
      const body = new Uint8Array(await picture.png().toBuffer())
      const headers = { 'Content-Type': 'image/png', 'Sec-Fetch-Site': 'same-origin' }
      await expectRateLimit(10, hour, () =>
        ana.send(`/api/users/${ana.id}/picture`, { method: 'POST', headers, body })
      )
    })
  },
  on
)

describeWithApp(
  'rate limits',
  board => {
    test('per hour apply besides those per minute', async () => {
      const visitor = board.createClient(uniqueAddress())
      await expectRateLimit(30, hour, () =>
        visitor.post('/api/login', { username: newId(), password: testPassword })
      )
    })

    test('are exact when they are small', async () => {
      const visitor = board.createClient(uniqueAddress())
      await expectRateLimit(3, secondsOfMinute, () => visitor.get('/api/jobs'))
    })

    test('of reads are counted by the /48 of an address too', async () => {
      await expectRateLimit(30, secondsOfMinute, index =>
        board.createClient(`2001:db8:1:${Math.floor(index / 3)}::1`).get('/api/jobs')
      )
      expect((await board.createClient('2001:db8:2::1').get('/api/jobs')).status).toBe(200)
    })

    test('count presses for the contact of a job: by address, and by account where there is one', async () => {
      const employer = await signUpFromUniqueAddress(board, 'employer')
      const { id } = await postJobAs(employer)
      const address = uniqueAddress()
      const visitor = board.createClient(address)
      await expectRateLimit(60, hour, () => visitor.post(`/api/jobs/${id}/contact`))
      const ana = await signUp(board, 'applicant', {}, address)
      await expectRateLimit(60, hour, () => ana.post(`/api/jobs/${id}/contact`))
    })

    test('allow five contacts of people under age in a day', async () => {
      const yeguada = await signUpFromUniqueAddress(board, 'employer')
      await seedEvents(board.db, employerVerification, yeguada.id, [
        { type: 'EmployerSeen', data: { id: yeguada.id } }
      ])
      const { path } = await publishProfile(board, { age: 16 })
      const adult = await publishProfile(board, { age: 30 })
      await expectRateLimit(5, 24 * hour, () => yeguada.post(`${path}/contact`))
      expect((await yeguada.post(`${adult.path}/contact`)).status).toBe(200)
    })

    test('are shared by processes that share a database', async () => {
      const otherBoard = await createTestApp(board.db, on)
      const [address, boards] = [uniqueAddress(), [board, otherBoard]]
      await expectRateLimit(30, hour, index =>
        (boards[index % 2] as TestApp)
          .createClient(address)
          .post('/api/register', uniqueRegistration())
      )
      for (const { createClient } of boards) {
        expectTooManyRequests(
          await createClient(address).post('/api/register', uniqueRegistration()),
          hour
        )
      }
    })
  },
  { THROTTLE: 'login=1000/60,loginHourly=30/3600,reads=3/60' }
)
