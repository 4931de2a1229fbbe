import { afterAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { createConcurrencyLimit } from '#services/platform/http/limits/concurrency-limit.ts'
import {
  coverLetter,
  deleteAccount,
  postJobAs,
  type SignedInClient,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import { type LiveStream, openLiveStream } from '#test/board/live-stream.ts'
import { createTestApp, describeWithApp, type TestApp } from '#test/board/test-app.ts'

const follow = ({ app }: TestApp, person: SignedInClient) =>
  openLiveStream((path, init) => app.request(path, init), person)
const isTold = (stream: LiveStream, times = 1) =>
  expect.poll(stream.changes).toBeGreaterThanOrEqual(times)
const isOver = (stream: LiveStream) => expect.poll(stream.isOver).toBe(true)

describeWithApp('what changes', board => {
  afterAll(() => board.tools.live.close())

  const meet = async () => {
    const [yeguada, ana] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    const { id } = await postJobAs(yeguada)
    const apply = () => ana.post(`/api/jobs/${id}/applications`, { coverLetter })
    const write = () => yeguada.post('/api/messages', { receiverId: ana.id, content: 'Hola' })
    return { yeguada, ana, apply, write }
  }

  test('notifies both sides of an application and of a message, and no other user', async () => {
    const { yeguada, ana, apply, write } = await meet()
    const [mine, theirs] = [await follow(board, ana), await follow(board, yeguada)]
    const stranger = await follow(board, await signUp(board, 'applicant'))
    const { id } = (await apply()).body
    await Promise.all([isTold(mine), isTold(theirs)])
    const steps = [
      () => yeguada.put(`/api/applications/${id}`, { status: 'approved' }),
      () => ana.put(`/api/applications/${id}/seen`, {}),
      () => write(),
      async () => {
        const { messages } = (await ana.get(`/api/messages/${yeguada.id}`)).body
        return ana.put(`/api/messages/${messages[0].id}/read`, {})
      },
      () => ana.delete(`/api/applications/${id}`)
    ]
    for (const step of steps) {
      const before = [mine.changes(), theirs.changes()] as const
      expect((await step()).status).toBeLessThan(300)
      await Promise.all([isTold(mine, before[0] + 1), isTold(theirs, before[1] + 1)])
    }
    expect(stranger.changes()).toBe(0)
    expect(mine.text()).toMatch(/^retry: \d+\n\n(data: changed\n\n)+$/)
  })

  test('notifies a browser that connects right after it', async () => {
    const { yeguada, ana, apply } = await meet()
    const theirs = await follow(board, yeguada)
    await apply()
    await isTold(theirs)
    await isTold(await follow(board, ana))
  })

  test('in one process notifies the browsers of another', async () => {
    const otherBoard = await createTestApp(board.db)
    const { ana, apply, yeguada } = await meet()
    const [mine, theirs] = [await follow(otherBoard, ana), await follow(board, yeguada)]
    await apply()
    await Promise.all([isTold(mine), isTold(theirs)])
    await ana.post('/api/logout')
    await isOver(mine)
    await otherBoard.tools.live.close()
  })

  test('is not stored and not collected on the way', async () => {
    const { headers } = await follow(board, await signUp(board, 'applicant'))
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'private, no-store',
      'x-accel-buffering': 'no'
    })
    expect(headers.has('content-encoding')).toBe(false)
    expect(headers.has('etag')).toBe(false)
  })

  test('takes no permit while it is followed', async () => {
    const ana = await signUp(board, 'applicant')
    const limit = createConcurrencyLimit()
    let taken = 0
    const app = composeApp(board.tools, {
      ...limit,
      async withPermit(work) {
        taken++
        await limit.withPermit(work).finally(() => taken--)
      }
    })
    const stream = await follow({ ...board, app }, ana)
    await expect.poll(stream.text).toMatch(/^retry/)
    expect([taken, stream.isOver()]).toEqual([0, false])
  })

  test('is followed by two browsers of a person; a third ends the oldest, for good', async () => {
    const { yeguada, ana, write, apply } = await meet()
    const streams = [await follow(board, ana), await follow(board, ana), await follow(board, ana)]
    const [first, ...others] = streams as [LiveStream, ...LiveStream[]]
    await isOver(first)
    expect(first.text()).toMatch(/event: ended\ndata: ended\n\n$/)
    await follow(board, yeguada)
    await apply()
    await write()
    for (const stream of others) await isTold(stream)
    expect(first.changes()).toBe(0)
  })

  test('is followed by two browsers of a person in two processes', async () => {
    const otherBoard = await createTestApp(board.db)
    const ana = await signUp(board, 'applicant')
    const [first, second] = [await follow(board, ana), await follow(otherBoard, ana)]
    await expect.poll(second.text).toMatch(/^retry/)
    const third = await follow(otherBoard, ana)
    await isOver(first)
    expect(first.text()).toMatch(/event: ended\ndata: ended\n\n$/)
    const fourth = await follow(board, ana)
    await isOver(second)
    expect([third.isOver(), fourth.isOver()]).toEqual([false, false])
    await otherBoard.tools.live.close()
  })

  test('is followed until the session ends, in whichever way', async () => {
    const ends: ((person: SignedInClient) => Promise<{ status: number }>)[] = [
      person => person.post('/api/logout'),
      person => deleteAccount(person),
      async person => {
        const elsewhere = board.createClient()
        await elsewhere.post('/api/login', { username: person.username, password: testPassword })
        return elsewhere.delete('/api/sessions')
      }
    ]
    for (const end of ends) {
      const person = await signUp(board, 'applicant')
      const stream = await follow(board, person)
      expect((await end(person)).status).toBe(200)
      await isOver(stream)
      expect(stream.text()).toContain('event: ended')
    }
  })

  test('is for those who are signed in', async () => {
    const stream = await openLiveStream(
      (path, init) => board.app.request(path, init),
      board.createClient()
    )
    expect(stream.status).toBe(401)
  })

  test('to a program that wants no events is how much is new', async () => {
    const ana = await signUp(board, 'applicant')
    expect((await ana.get('/api/live')).body).toEqual({ applications: 0, messages: 0, waiting: 0 })
  })
})
