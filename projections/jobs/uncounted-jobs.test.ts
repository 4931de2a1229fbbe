import { expect, test } from 'vitest'
import { job } from '#events/aggregates/jobs.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { seedEmployer, seedEvents, seedJob, testVault } from '#test/event-builders.ts'
import { describeWithDatabase } from '#test/test-database.ts'

describeWithDatabase('the counters of new jobs', context => {
  const count = async (statement: string) => {
    const [row] = await context.db.query<{ n: number }>(statement)
    return Number(row?.n)
  }
  const uncounted = () => count('SELECT cardinality(jobs) AS n FROM uncounted_jobs')
  const counted = () =>
    count("SELECT coalesce(sum(n), 0) AS n FROM area_counts WHERE area = '42173'")
  const countAll = () => context.db.query('SELECT search.count_uncounted_jobs()')
  const near = (word: string) =>
    context.db.query('SELECT query::text FROM search.fuzzy_query($1)', [word])

  test('wait for the eighth, and for any job that changes', async () => {
    await countAll()
    const owner = await seedEmployer(context.db)
    const post = () => seedJob(context.db, owner, { location: 'Soria' })
    for (let nth = 1; nth < 8; nth++) await post()
    expect([await uncounted(), await counted()]).toEqual([7, 0])
    const eighth = await post()
    expect([await uncounted(), await counted()]).toEqual([0, 8])
    await post()
    expect([await uncounted(), await counted()]).toEqual([1, 8])
    const withdrawn = { type: 'JobWithdrawn', data: { id: eighth, employerId: owner } } as const
    await seedEvents(context.db, job, eighth, [withdrawn])
    expect([await uncounted(), await counted()]).toEqual([0, 8])
  })

  test('equal a replay while some wait', async () => {
    await countAll()
    const owner = await seedEmployer(context.db)
    for (let nth = 0; nth < 5; nth++) await seedJob(context.db, owner, { location: 'Vigo' })
    const { differences } = await verify({ db: context.db, vault: testVault, projections })
    expect([differences, await uncounted()]).toEqual([[], 5])
  })

  test('show a verification a word that is counted too often', async () => {
    await countAll()
    await seedJob(context.db, await seedEmployer(context.db), { location: 'Vigo' })
    await context.db.query("UPDATE uncounted_jobs SET words = words || '{l.vigo}'")
    const { differences } = await verify({ db: context.db, vault: testVault, projections })
    expect(differences.map(({ table }) => table)).toEqual(['vocabulary'])
    await context.db.query('UPDATE uncounted_jobs SET words = trim_array(words, 1)')
  })

  test('leave no word for later that a typing error is compared with, nor its frequency', async () => {
    await countAll()
    const owner = await seedEmployer(context.db)
    const description = 'balzb balzc balzd balzf balzg'
    await seedJob(context.db, owner, { description })
    const first = ["'balzx' | 'balzb' | 'balzc' | 'balzd' | 'balzf'"].map(query => ({ query }))
    expect(await near('balzx')).toEqual(first)
    for (let nth = 0; nth < 2; nth++) await seedJob(context.db, owner, { description })
    expect(await near('balzx')).toEqual(first)
    await seedJob(context.db, owner, { description: 'balzg' })
    const later = await near('balzx')
    expect(later).toEqual([{ query: "'balzx' | 'balzg' | 'balzb' | 'balzc' | 'balzd'" }])
    expect(await uncounted()).toBe(4)
    await countAll()
    expect(await near('balzx')).toEqual(later)
  })
})
