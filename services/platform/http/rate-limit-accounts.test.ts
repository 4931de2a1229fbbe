import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newId } from '#events/ids.ts'
import { type Board, onBothBoards, openBoard } from '#test/test-app.ts'
import {
  expectLimit,
  expectTooMany,
  hour,
  minute,
  newAddress,
  personElsewhere,
  registration
} from '#test/rate-limits.ts'
import { jobRequest, password } from '#test/api-fixtures.ts'

const on = { THROTTLE: 'on' }

onBothBoards(
  'an account',
  board => {
    test('bears ten wrong passwords in a quarter of an hour, from wherever they come', async () => {
      const [ana, luis] = [
        await personElsewhere(board, 'applicant'),
        await personElsewhere(board, 'applicant')
      ]
      const logIn = (username: string, typed: string) =>
        board.visitor(newAddress()).post('/api/login', { username, password: typed })
      await expectLimit(10, 15 * minute, nth =>
        logIn(nth % 2 ? ana.username : ana.username.toUpperCase(), 'otra-clave')
      )
      expect((await logIn(ana.username, password)).status).toBe(429)
      expect((await logIn(ana.username.toUpperCase(), password)).status).toBe(429)
      expect((await logIn(luis.username, password)).status).toBe(200)
      const change = { currentPassword: password, newPassword: 'yegua-torda' }
      expect((await ana.put(`/api/users/${ana.id}/password`, change)).status).toBe(429)
      expect((await ana.get('/api/user')).status).toBe(200)
    })

    test('that does not exist bears as many, and says no more', async () => {
      const username = newId()
      await expectLimit(10, 15 * minute, () =>
        board.visitor(newAddress()).post('/api/login', { username, password })
      )
    })

    test('may post twenty ads a day', async () => {
      const [yeguada, picadero] = [
        await personElsewhere(board, 'employer'),
        await personElsewhere(board, 'employer')
      ]
      await expectLimit(20, 24 * hour, () => yeguada.post('/api/jobs', jobRequest))
      expect((await picadero.post('/api/jobs', jobRequest)).status).toBe(201)
    })

    test('may upload ten pictures an hour', async () => {
      const ana = await personElsewhere(board, 'applicant')
      const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: 'tan' } })
      const body = new Uint8Array(await picture.png().toBuffer())
      const headers = { 'Content-Type': 'image/png', 'Sec-Fetch-Site': 'same-origin' }
      await expectLimit(10, hour, () =>
        ana.send(`/api/users/${ana.id}/picture`, { method: 'POST', headers, body })
      )
    })
  },
  on
)

onBothBoards(
  'limits',
  board => {
    test('of an hour hold beside those of a minute', async () => {
      const visitor = board.visitor(newAddress())
      await expectLimit(30, hour, () => visitor.post('/api/login', { username: newId(), password }))
    })

    test('that are small are as exact as large ones', async () => {
      const visitor = board.visitor(newAddress())
      await expectLimit(3, minute, () => visitor.get('/api/jobs'))
    })

    test('are shared by processes that share a database', async () => {
      const other = await openBoard(board.db, on)
      const [address, boards] = [newAddress(), [board, other]]
      await expectLimit(5, hour / 2, nth =>
        (boards[nth % 2] as Board).visitor(address).post('/api/register', registration())
      )
      for (const { visitor } of boards) {
        expectTooMany(await visitor(address).post('/api/register', registration()), hour / 2)
      }
    })
  },
  { THROTTLE: 'login=1000/60,loginHourly=30/3600,reads=3/60' }
)
