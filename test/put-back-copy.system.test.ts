import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { coverLetter, postJobAs, type SignedInClient, signUp } from './builders/api-fixtures.ts'
import { openLiveStream } from './board/live-stream.ts'
import { createTestApp, type TestApp } from './board/test-app.ts'
import { createServerDatabase } from './database/test-database.ts'

/** The place of a running board's database is taken by a copy that was made earlier. */
describe('a board whose database is replaced with an older copy', { timeout: 60_000 }, () => {
  let url: string
  let board: TestApp
  let employer: SignedInClient
  let applicant: SignedInClient

  beforeAll(async () => {
    url = await createServerDatabase()
    board = await createTestApp(openPostgres(url))
    employer = await signUp(board, 'employer')
    applicant = await signUp(board, 'applicant')
    await postJobAs(employer, { title: 'Mozo que queda' })
  })
  afterAll(() => board.db.close())

  const administer = async (statement: string) => {
    const admin = openPostgres(inject('serverUrl'), 1)
    await admin.exec(statement)
    await admin.close()
  }
  const name = () => new URL(url).pathname.slice(1)
  const copy = async () => {
    const copied = `copy_${newId()}`
    await administer(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name()}'`
    )
    await administer(`CREATE DATABASE ${copied} TEMPLATE ${name()}`)
    return copied
  }
  const putBack = async (copied: string) => {
    await administer(`DROP DATABASE ${name()} WITH (FORCE)`)
    await administer(`ALTER DATABASE ${copied} RENAME TO ${name()}`)
  }
  const search = async (path: string) => {
    const { body } = await board.createClient().get(path)
    const titles = body.jobs.map(({ title }: { title: string }) => title).sort()
    return { titles, total: body.meta.totalJobs }
  }
  const post = (title: string) => postJobAs(employer, { title })

  test.each([
    ['with fewer events', 3, 0],
    ['that has as many events again', 2, 2],
    ['that has grown beyond it', 2, 4]
  ])('finds what that one has, and nothing else: %s', async (_, lost, come) => {
    const copied = await copy()
    const { titles: kept } = await search('/api/jobs?limit=50')
    for (let n = 0; n < lost; n++) await post('Herrador perdido')
    expect(await search('/api/jobs?limit=50')).toMatchObject({ total: kept.length + lost })
    expect(await search('/api/jobs?keyword=perdido')).toMatchObject({ total: lost })
    await putBack(copied)
    const posted = Array.from({ length: come }, () => `Jinete ${newId()}`).sort()
    const otherBoard = await createTestApp(openPostgres(url))
    const client = otherBoard.createClient()
    for (const [cookie, value] of employer.cookies) client.cookies.set(cookie, value)
    for (const title of posted) await postJobAs(client, { title })
    await otherBoard.db.close()
    const titles = [...kept, ...posted].sort()
    for (const [path, expected] of [
      ['/api/jobs?limit=50', titles],
      ['/api/jobs?location=Segovia&limit=50', titles],
      ['/api/jobs?keyword=perdido', []],
      ...posted.map(title => [`/api/jobs?keyword=${title.split(' ')[1]}`, [title]] as const)
    ] as const) {
      const found = () => search(path).catch(() => undefined)
      const whole = { titles: expected, total: expected.length }
      await expect.poll(found, { timeout: 10_000, message: path }).toEqual(whole)
    }
  })

  test('notifies browsers, which ask for what is there', async () => {
    const job = await post('Mozo con solicitudes')
    const copied = await copy()
    await setTimeout(1_500)
    const fetch = (path: string, init: RequestInit) =>
      board.app.request(path, init, { incoming: { socket: { remoteAddress: '203.0.113.7' } } })
    const stream = await openLiveStream(fetch, employer)
    await applicant.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    await expect.poll(() => stream.changes()).toBe(1)
    await putBack(copied)
    await expect.poll(() => stream.changes(), { timeout: 10_000 }).toBe(2)
    const again = await applicant.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    expect(again.status).toBe(201)
    await expect.poll(() => stream.changes(), { timeout: 10_000 }).toBe(3)
    await stream.cancel()
  })
})
