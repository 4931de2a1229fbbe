import { beforeAll, expect, test } from 'vitest'
import { createApp } from '#services/app.ts'
import { type TestApp, describeWithApp, type Visitor } from '#test/test-app.ts'
import { makeOperator, addDeadLetter } from '#test/operator.ts'
import { runCli } from '#test/run-cli.ts'
import { guestRequest, postJobAs, signUp } from '#test/api-fixtures.ts'
import { dailyStatistics } from '#workers/daily-statistics.ts'
import { processBatch } from '#events/store/process-batch.ts'
import { createSearchCounter, startFlushing } from './search-counter.ts'

const overview = '/api/operator/overview'

describeWithApp('the overview', board => {
  let operator: Visitor
  const read = async () => (await operator.get(overview)).body
  const today = async () => (await read()).days.at(-1)

  beforeAll(async () => {
    const person = await signUp(board, 'applicant')
    makeOperator(board, person)
    operator = person
  })

  test('is nowhere for anybody else: the answer is that of an address that does not exist', async () => {
    const nowhere = await board.createClient().get('/api/nowhere')
    for (const asker of [board.createClient(), await signUp(board, 'employer')]) {
      const { status, body, headers } = await asker.get(overview)
      expect([status, body]).toEqual([nowhere.status, nowhere.body])
      expect(headers.get('Cache-Control')).toBe(nowhere.headers.get('Cache-Control'))
      expect((await asker.post('/api/operator/parked/figures-1/retry')).status).toBe(404)
    }
  })

  test('has thirty days to today, by the calendar of Madrid, each counted', async () => {
    const { id } = await postJobAs(await signUp(board, 'employer'))
    await board.createClient().post(`/api/jobs/${id}/applications`, guestRequest)
    await board.createClient().get('/api/jobs?keyword=secreto')
    await board.createClient().get('/api/candidate-profiles')
    await processBatch(board.tools, dailyStatistics)
    await board.tools.searchCounter.flush()
    const { days, head, followers } = await read()
    expect(days).toHaveLength(30)
    expect(days[0]).toEqual({ day: '2026-02-01', postings: 0, applications: 0, searches: 0 })
    expect(days[29]).toEqual({ day: '2026-03-02', postings: 1, applications: 1, searches: 2 })
    expect(followers).toEqual([{ name: 'figures', position: head, lag: 0, parked: 0 }])
  })

  test('puts a search before midnight of Madrid on the day that ends', async () => {
    const before = await today()
    const clock = { now: new Date('2026-03-02T22:59:59.000Z') }
    const count = createSearchCounter(board.db, () => clock.now)
    count.add()
    clock.now = new Date('2026-03-02T23:00:00.000Z')
    count.add()
    count.add()
    await count.flush()
    await count.flush()
    expect(await today()).toEqual({ ...before, searches: before.searches + 1 })
    board.now = clock.now
    expect(await today()).toMatchObject({ day: '2026-03-03', searches: 2 })
    board.now = new Date('2026-03-02T10:00:00.000Z')
  })

  test('keeps what it could not count until it can, and counts the rest when it stops', async () => {
    const before = await today()
    let isAway = true
    const query: TestApp['db']['query'] = (text, values) =>
      isAway ? Promise.reject(new Error('away')) : board.db.query(text, values)
    const count = createSearchCounter({ query, exec: board.db.exec }, () => board.now)
    count.add()
    await expect(count.flush()).rejects.toThrow('away')
    count.add()
    isAway = false
    await startFlushing(count, board.tools.log)()
    expect((await today()).searches).toBe(before.searches + 2)
  })

  test('names deletions without a word about the person', async () => {
    const gone = await signUp(board, 'applicant', { fullName: 'Zoraida Vela' })
    await gone.delete(`/api/users/${gone.id}`, { reason: 'Zanjado' })
    const erased = await signUp(board, 'applicant', { fullName: 'Zurriago' })
    await runCli(board, 'user', 'erase', erased.username)
    const { deletions } = await read()
    const at = board.now.toISOString()
    expect(deletions).toContainEqual({ id: gone.id, kind: 'deleted', at, by: 'owner' })
    expect(deletions).toContainEqual({ id: erased.id, kind: 'erased', at, by: 'operator' })
    expect(JSON.stringify(deletions)).not.toMatch(/Zoraida|Zanjado|Zurriago/)
  })

  test('shows what is parked, which can be tried again', async () => {
    await addDeadLetter(board)
    const { parked } = await read()
    expect(parked).toMatchObject([{ id: 'figures-1', follower: 'figures', position: 1 }])
    const retried = await operator.post('/api/operator/parked/figures-1/retry')
    expect([retried.status, retried.body]).toEqual([200, { message: 'Hecho' }])
    expect((await read()).parked).toEqual([])
    const again = await operator.post('/api/operator/parked/figures-1/retry')
    expect([again.status, again.body.message]).toEqual([404, 'Este hecho no está apartado'])
  })

  test('says so when it failed again', async () => {
    await addDeadLetter(board)
    board.app = createApp({ ...board.tools, retryDeadLetter: async () => false })
    const retried = await operator.post('/api/operator/parked/figures-1/retry')
    expect([retried.status, retried.body.message]).toEqual([409, 'Ha vuelto a fallar'])
  })
})
