import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import { type TestApp, describeWithApp, type Visitor } from '#test/board/test-app.ts'
import { makeOperator, addDeadLetter, addMailFault } from '#test/builders/operator.ts'
import { runCli } from '#test/board/run-cli.ts'
import { deleteAccount, guestRequest, postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { dailyStatistics } from '#workers/daily-statistics.ts'
import { recordBackup } from '#services/backups/last-backup.ts'
import { processBatch } from '#events/store/process-batch.ts'
import { startFlushing } from '#services/platform/http/server/start-flushing.ts'
import { distrustClock } from '#services/clock/clock.ts'
import { createSearchCounter } from './search-counter.ts'

const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0' }
const asBrowser = {
  req: { header: (name: string) => (name === 'User-Agent' ? browser[name] : undefined) }
}

const overview = '/api/operator/overview'

describeWithApp('the operator’s overview', board => {
  let operator: Visitor
  const read = async () => (await operator.get(overview)).body
  const today = async () => (await read()).days.at(-1)

  beforeAll(async () => {
    const person = await signUp(board, 'applicant')
    makeOperator(board, person)
    operator = person
  })

  test('responds to all but operators like an address that does not exist', async () => {
    const notFound = await board.createClient().get('/api/nowhere')
    for (const visitor of [board.createClient(), await signUp(board, 'employer')]) {
      const { status, body, headers } = await visitor.get(overview)
      expect([status, body]).toEqual([notFound.status, notFound.body])
      expect(headers.get('Cache-Control')).toBe(notFound.headers.get('Cache-Control'))
      expect((await visitor.post('/api/operator/dead-letters/figures-1/retry')).status).toBe(404)
    }
  })

  test('counts each of the last thirty days in Madrid’s time zone', async () => {
    const { id } = await postJobAs(await signUp(board, 'employer'))
    await board.createClient().post(`/api/jobs/${id}/applications`, guestRequest)
    await board.createClient().get('/api/jobs?keyword=secreto', browser)
    await board.createClient().get('/api/candidate-profiles', browser)
    await board.createClient().get('/api/jobs', { 'User-Agent': 'curl/8.14.1' })
    await board.createClient().get('/api/jobs', { ...browser, 'Sec-Purpose': 'prefetch' })
    await processBatch(board.tools, dailyStatistics)
    await board.tools.searchCounter.flush()
    const { days, head, subscriptions, waiting } = await read()
    expect(waiting).toEqual({ cases: 0, employers: 1 })
    expect(days).toHaveLength(30)
    expect(days[0]).toEqual({
      day: '2026-02-01',
      postings: 0,
      applications: 0,
      searches: 0,
      registrations: 0
    })
    expect(days[29]).toMatchObject({
      day: '2026-03-02',
      postings: 1,
      applications: 1,
      searches: 2,
      registrations: expect.any(Number)
    })
    expect(days[29].registrations).toBeGreaterThan(1)
    expect(subscriptions).toContainEqual({
      name: 'figures',
      position: head,
      lag: 0,
      deadLetters: 0
    })
  })

  test('counts a search before midnight in Madrid on the day that ends', async () => {
    const before = await today()
    const clock = { now: new Date('2026-03-02T22:59:59.000Z') }
    const count = createSearchCounter(board.db, () => clock.now)
    count.add(asBrowser)
    clock.now = new Date('2026-03-02T23:00:00.000Z')
    count.add(asBrowser)
    count.add(asBrowser)
    await count.flush()
    await count.flush()
    expect(await today()).toEqual({ ...before, searches: before.searches + 1 })
    board.now = clock.now
    expect(await today()).toMatchObject({ day: '2026-03-03', searches: 2 })
    board.now = new Date('2026-03-02T10:00:00.000Z')
  })

  test('flushes searches again after a failure, and once more when it stops', async () => {
    const before = await today()
    let isFailing = true
    const query: TestApp['db']['query'] = (text, values) =>
      isFailing ? Promise.reject(new Error('unavailable')) : board.db.query(text, values)
    const count = createSearchCounter({ query }, () => board.now)
    count.add(asBrowser)
    await expect(count.flush()).rejects.toThrow('unavailable')
    count.add(asBrowser)
    isFailing = false
    await startFlushing([count], console.error)()
    expect((await today()).searches).toBe(before.searches + 2)
  })

  test('lists deletions without personal data', async () => {
    const gone = await signUp(board, 'applicant', { fullName: 'Zoraida Vela' })
    await deleteAccount(gone, 'Zanjado')
    const erased = await signUp(board, 'applicant', { fullName: 'Zurriago' })
    await runCli(board, 'user', 'erase', erased.username)
    const { deletions } = await read()
    const at = board.now.toISOString()
    expect(deletions).toContainEqual({ id: gone.id, kind: 'deleted', at, by: 'owner' })
    expect(deletions).toContainEqual({ id: erased.id, kind: 'erased', at, by: 'operator' })
    expect(JSON.stringify(deletions)).not.toMatch(/Zoraida|Zanjado|Zurriago/)
  })

  test('shows what the mail server says when it takes no e-mails', async () => {
    expect((await read()).mailFaults).toEqual([])
    const [error, since] = ['550 5.1.1 Sender unknown', board.now.toISOString()]
    await addMailFault(board, error)
    expect((await read()).mailFaults).toEqual([{ error, mails: 1, since }])
  })

  test('says whether backups are made, and when the last was', async () => {
    expect(await read()).toMatchObject({ isBackupScheduled: false, lastBackupAt: null })
    board.tools.config.backupDir = '/backups'
    await recordBackup(board.db, board.now.toISOString())
    expect(await read()).toMatchObject({
      isBackupScheduled: true,
      lastBackupAt: board.now.toISOString()
    })
    board.tools.config.backupDir = undefined
  })

  test('says for how many hours the clock has been sound', async () => {
    await distrustClock(board.db)
    expect(await read()).toMatchObject({ clockSoundHours: 0 })
  })

  test('lists dead letters, which can be retried', async () => {
    await addDeadLetter(board)
    const { deadLetters } = await read()
    expect(deadLetters).toMatchObject([{ id: 'figures-1', subscription: 'figures', position: 1 }])
    const retried = await operator.post('/api/operator/dead-letters/figures-1/retry')
    expect([retried.status, retried.body]).toEqual([200, { message: 'Hecho' }])
    expect((await read()).deadLetters).toEqual([])
    const again = await operator.post('/api/operator/dead-letters/figures-1/retry')
    expect([again.status, again.body.message]).toEqual([
      404,
      'Este evento no está entre los fallidos'
    ])
  })

  test('responds with 409 when a retry fails again', async () => {
    await addDeadLetter(board)
    board.app = composeApp({ ...board.tools, retryDeadLetter: async () => false })
    const retried = await operator.post('/api/operator/dead-letters/figures-1/retry')
    expect([retried.status, retried.body.message]).toEqual([409, 'Ha vuelto a fallar'])
  })
})
