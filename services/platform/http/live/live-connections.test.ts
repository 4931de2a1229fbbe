import { describe, expect, test } from 'vitest'
import { signUp } from '#test/builders/api-fixtures.ts'
import { openLiveStream } from '#test/board/live-stream.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { createEventStream } from './event-stream.ts'
import { createLive } from './live.ts'
import { listen } from '../server/server.ts'

describeWithApp('a process that stops', board => {
  test('ends its connections at once, and accepts no new one', async () => {
    const ana = await signUp(board, 'applicant')
    const { port, close } = await listen(board.app, '127.0.0.1', 0)
    const streamOf = () =>
      openLiveStream((path, init) => fetch(`http://127.0.0.1:${port}${path}`, init), ana)
    const stream = await streamOf()
    await expect.poll(stream.text).toMatch(/^retry/)
    await board.tools.live.close()
    await expect.poll(stream.isOver).toBe(true)
    expect(stream.text()).not.toContain('ended')
    expect((await streamOf()).status).toBe(503)
    await close()
  })
})

describeWithApp('a connection that stays open', board => {
  const timings = { heartbeat: 20, recent: 1_000 }
  const open = async (findLiveSessions: (hashes: readonly string[]) => Promise<Set<string>>) => {
    const warnings: unknown[] = []
    const warn = (error: unknown) => void warnings.push(error)
    const live = createLive({ db: board.db, findLiveSessions, warn }, timings)
    const body = await live.open({ personId: 'ana', tokenHash: 'one' })
    const serve = () => new Response(body)
    return { live, warnings, stream: await openLiveStream(serve, board.createClient()) }
  }

  test('has a heartbeat, until its session is over', async () => {
    let isLive = true
    const { live, stream } = await open(async hashes => new Set(isLive ? hashes : []))
    await expect.poll(stream.text).toMatch(/^retry: \d+\n\n(:\n\n){2,}/)
    isLive = false
    await expect.poll(stream.isOver).toBe(true)
    await live.close()
  })

  test('outlives a database that does not answer', async () => {
    const { live, stream, warnings } = await open(async () => {
      throw new Error('no database')
    })
    await expect.poll(() => warnings.length).toBeGreaterThan(1)
    expect(stream.isOver()).toBe(false)
    await live.close()
  })
})

describe('a process with a thousand connections', () => {
  test('refuses another, until one is closed', async () => {
    const listen = async () => async () => {}
    const db = { listen, query: async () => [] } as never
    const findLiveSessions = async () => new Set<string>()
    const live = createLive({ db, findLiveSessions, warn() {} })
    const open = (index: number) => live.open({ personId: `p${index}`, tokenHash: `t${index}` })
    const [first] = await Promise.all(Array.from({ length: 1_000 }, (_, index) => open(index)))
    await expect(open(1_000)).rejects.toMatchObject({ status: 503 })
    await first?.cancel()
    expect(await open(1_000)).toBeInstanceOf(ReadableStream)
    await live.close()
  })
})

test('a client that reads nothing is given up', async () => {
  let closed = 0
  const stream = createEventStream(() => closed++)
  for (let sent = 0; sent < 10; sent++) stream.send(`${sent} `)
  expect(closed).toBe(0)
  stream.send('one more')
  stream.send('and another')
  stream.close()
  expect(closed).toBe(1)
  expect(await new Response(stream.body).text()).toBe('0 1 2 3 4 5 6 7 8 9 ')
})
