import { day } from '#events/units.ts'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { job } from '#events/aggregates/jobs.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import { countObservatory, findObservatory } from '#projections/jobs/figures/observatory.ts'
import { postJobAs, type SignedInClient, signUp } from '#test/builders/api-fixtures.ts'
import { decideAs, report, signUpOperator } from '#test/builders/cases.ts'
import { seedEmployer, seedEvents, seedJob, testTime } from '#test/events/event-builders.ts'
import { runCli } from '#test/board/run-cli.ts'
import { describeWithApp } from '#test/board/test-app.ts'

const later = new Date(Date.parse(testTime) + day)

describeWithApp('the verification of published figures', board => {
  let employers: string[]
  let jobs: string[]
  let erasable: SignedInClient

  /** Twelve jobs of three employers, which have every figure. */
  beforeAll(async () => {
    erasable = await signUp(board, 'employer')
    const seeded = await Promise.all([1, 2].map(() => seedEmployer(board.db)))
    employers = [...seeded, erasable.id]
    jobs = []
    for (let index = 0; index < 12; index++) {
      const terms = { role: 'groom', pay: { min: 1_000 + 50 * index, period: 'mes' } } as const
      jobs.push(await seedJob(board.db, employers[index % 3] ?? '', { terms }))
    }
  })
  afterEach(() => countObservatory(board.db, later))

  const differences = async () => {
    const { code, values } = await runCli(board, 'projection', 'verify')
    const found: { table: string }[] = values.at(-1).differences
    return { code, tables: found.map(({ table }) => table) }
  }
  const equal = { code: 0, tables: [] }
  const different = (...tables: string[]) => ({ code: 3, tables })
  const append = (index: number, type: 'JobClosed' | 'JobHidden', more: object) => {
    const [id = '', employerId = ''] = [jobs[index], employers[index % 3]]
    const event = { type, data: { id, employerId, ...more }, subject: employerId, personal: {} }
    return seedEvents(board.db, job, id, [event as JobEvent])
  }

  test('finds nothing before the first count, nor after one', async () => {
    expect(await differences()).toEqual(equal)
    await countObservatory(board.db, later)
    expect((await findObservatory(board.db))?.rows.length).toBeGreaterThan(1)
    expect(await differences()).toEqual(equal)
  })

  test.each([
    ['changed', 'UPDATE figures.observatory SET pay_median = pay_median + 1'],
    [
      'added',
      `INSERT INTO figures.observatory SELECT 'jinete', province, counted_at, jobs FROM figures.observatory LIMIT 1`
    ],
    ['removed', `DELETE FROM figures.observatory WHERE role = ''`],
    ['removed altogether', 'DELETE FROM figures.observatory']
  ])('finds a figure of the observatory that was %s', async (_, change) => {
    await board.db.query(change)
    expect(await differences()).toEqual(different('figures.observatory'))
  })

  test('compares the observatory with the jobs as they were when it was counted', async () => {
    await append(0, 'JobClosed', { outcome: 'aqui', isAnswered: false })
    await append(1, 'JobHidden', { reason: 'falso' })
    await seedJob(board.db, employers[0] ?? '', { terms: { role: 'groom' } })
    expect(await differences()).toEqual(equal)
    await countObservatory(board.db, later)
    expect(await differences()).toEqual(equal)
  })

  test('waits for the next count once a person was erased', async () => {
    expect((await runCli(board, 'user', 'erase', erasable.username)).code).toBe(0)
    expect(await differences()).toEqual(equal)
    await countObservatory(board.db, later)
    expect(await differences()).toEqual(equal)
  })

  test.each([
    ['a reason', 'reports', `UPDATE reports SET reason = 'otro'`],
    ['a decision', 'case_decisions', 'UPDATE case_decisions SET is_automated = true'],
    [
      'a complaint',
      'case_appeals',
      `INSERT INTO case_appeals SELECT id, 1, owner_id, 'owner', NULL, now(), NULL FROM cases`
    ]
  ])('finds %s that the log does not have', async (_, table, change) => {
    const operator = await signUpOperator(board)
    const reported = await postJobAs(await signUp(board, 'employer'))
    await report(board, 'job', reported.id)
    await decideAs(operator, `job-${reported.id}`, { outcome: 'kept' })
    expect(await differences()).toEqual(equal)
    await board.db.query(change)
    expect(await differences()).toEqual(different(table))
    await runCli(board, 'projection', 'rebuild', 'cases')
    expect(await differences()).toEqual(equal)
  })
})
