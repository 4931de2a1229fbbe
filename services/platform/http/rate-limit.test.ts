import { expect, test } from 'vitest'
import { newId } from '#events/ids.ts'
import { onBothBoards, type Visitor } from '#test/test-app.ts'
import {
  expectLimit,
  hour,
  minute,
  newAddress,
  personElsewhere,
  registration
} from '#test/rate-limits.ts'
import {
  coverLetter,
  guestRequest,
  password,
  postJob,
  profileRequest,
  register
} from '#test/api-fixtures.ts'

const on = { THROTTLE: 'on' }

onBothBoards(
  'an address',
  board => {
    test('may sign in ten times a minute', async () => {
      const visitor = board.visitor(newAddress())
      await expectLimit(10, minute, () =>
        visitor.post('/api/login', { username: newId(), password })
      )
      const { username } = await personElsewhere(board, 'applicant')
      expect((await visitor.post('/api/login', { username, password })).status).toBe(429)
      const elsewhere = board.visitor(newAddress())
      expect((await elsewhere.post('/api/login', { username, password })).status).toBe(200)
    })

    test('may register five times in half an hour', async () => {
      const address = newAddress()
      await expectLimit(5, hour / 2, () =>
        board.visitor(address).post('/api/register', registration())
      )
      const elsewhere = board.visitor(newAddress())
      expect((await elsewhere.post('/api/register', registration())).status).toBe(201)
    })

    test('may read 300 times in five minutes, searches and ads and candidates together', async () => {
      const visitor = board.visitor(newAddress())
      const paths = ['/api/jobs?keyword=mozo', '/api/jobs/unknown', '/api/candidate-profiles']
      await expectLimit(300, 5 * minute, nth => visitor.get(paths[nth % 3] ?? ''))
      expect((await visitor.post('/api/register', registration())).status).toBe(201)
    })

    test('that makes many reads at once is counted as exactly', async () => {
      const visitor = board.visitor(newAddress())
      const statuses: number[] = []
      for (let nth = 0; nth < 8; nth++) {
        const answers = await Promise.all(
          Array.from({ length: 40 }, () => visitor.get('/api/jobs'))
        )
        statuses.push(...answers.map(({ status }) => status))
      }
      expect(statuses.filter(status => status === 200)).toHaveLength(300)
      expect(statuses.filter(status => status === 429)).toHaveLength(20)
    })

    test('of somebody signed in may read on, and one that only looks signed in may not', async () => {
      const address = newAddress()
      const ana = await register(board, 'applicant', {}, address)
      const forger = board.visitor(address)
      const forged = { Cookie: 'ramal_sesion=Fe26.2*1*x; sesion=1' }
      await expectLimit(300, 5 * minute, () => forger.get('/api/jobs', forged))
      expect((await ana.get('/api/jobs')).status).toBe(200)
    })

    test('may apply as a guest five times an hour, and with an account as often as it likes', async () => {
      const yeguada = await personElsewhere(board, 'employer')
      const address = newAddress()
      const ana = await register(board, 'applicant', {}, address)
      const apply = async (visitor: Visitor, request: object) => {
        const { id } = await postJob(yeguada)
        return visitor.post(`/api/jobs/${id}/applications`, request)
      }
      await expectLimit(5, hour, () => apply(board.visitor(address), guestRequest))
      expect((await apply(ana, { coverLetter })).status).toBe(201)
      expect((await apply(board.visitor(newAddress()), guestRequest)).status).toBe(201)
    })

    test('may open thirty whole profiles a minute, signed in or not', async () => {
      const ana = await personElsewhere(board, 'applicant')
      const { body } = await ana.post('/api/candidate-profiles', profileRequest)
      const address = newAddress()
      const luis = await register(board, 'applicant', {}, address)
      const path = `/api/candidate-profiles/${body.id}`
      await expectLimit(30, minute, nth => (nth % 2 ? luis : board.visitor(address)).get(path))
      expect((await luis.get('/api/candidate-profiles')).status).toBe(200)
    })

    test('of IPv6 is the whole /64 that a subscriber has', async () => {
      const logIn = (address: string) =>
        board.visitor(address).post('/api/login', { username: newId(), password })
      await expectLimit(10, minute, nth => logIn(`2001:db8:1:2:${nth}::${nth + 1}`))
      expect((await logIn('2001:db8:1:3::1')).status).toBe(401)
      expect((await logIn('2001:db8:1:2:ffff:ffff:ffff:ffff')).status).toBe(429)
    })

    test('is not kept as it is', async () => {
      const address = newAddress()
      await board.visitor(address).post('/api/login', { username: 'quien-sea', password })
      const kept = JSON.stringify(await board.db.query('SELECT * FROM auth.throttles'))
      expect(kept).toContain('login')
      expect(kept).not.toContain(address)
      expect(kept).not.toContain('quien-sea')
    })
  },
  on
)
