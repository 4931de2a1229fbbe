import { expect, test } from 'vitest'
import { job, type JobEvent } from '#events/aggregates/jobs.ts'
import { seedEmployer, seedEvents, seedJob } from '#test/event-builders.ts'
import { searchTime } from '#test/job-search.ts'
import { describeWithDatabase } from '#test/test-database.ts'
import { CachedCards } from './cached-cards.ts'
import { readCards } from './read-cards.ts'
import { searchJobs } from './search-jobs.ts'

describeWithDatabase('a search of jobs whose cards are in memory', context => {
  let statements = 0
  /** The page of a process that has just read the state, and how many statements it took. */
  async function createSearch() {
    const { db } = context
    const counted = {
      ...db,
      query: ((...query: Parameters<typeof db.query>) => {
        statements++
        return db.query(...query)
      }) as typeof db.query
    }
    return async () => {
      const { synonyms, ...state } = await readCards(db, [], true)
      statements = 0
      const given = { ...state, synonyms: synonyms ?? '' }
      const page = await searchJobs(counted, { page: 1, limit: 12 }, searchTime, given)
      return { statements, titles: page.jobs.map(({ title }) => title), page }
    }
  }

  test('takes no statement, and finds what a statement found', async () => {
    const owner = await seedEmployer(context.db)
    for (const title of ['Mozo', 'Groom']) await seedJob(context.db, owner, { title })
    const search = await createSearch()
    const first = await search()
    expect(first.titles).toEqual(['Groom', 'Mozo'])
    expect(first.statements).toBeGreaterThan(0)
    expect(await search()).toEqual({ ...first, statements: 0 })
  })

  test('reads what has changed, and nothing of what is gone', async () => {
    const search = await createSearch()
    const { page } = await search()
    const [newest, oldest] = page.jobs
    if (!newest || !oldest) throw new Error('a job is missing')
    const owner = newest.employerId
    const append = (id: string, type: JobEvent['type'], more = {}) => {
      const data = { id, employerId: owner, ...more }
      return seedEvents(context.db, job, id, [
        { type, data, subject: owner, personal: { title: 'Jinete' } } as JobEvent
      ])
    }
    await append(oldest.id, 'JobRevised', { jobType: 'Prácticas', experience: null })
    expect((await search()).titles).toEqual(['Groom', 'Jinete'])
    await append(newest.id, 'JobHidden', { reason: 'falso' })
    expect((await search()).titles).toEqual(['Jinete'])
    await append(newest.id, 'JobShown')
    expect((await search()).titles).toEqual(['Groom', 'Jinete'])
    expect((await search()).statements).toBe(0)
    await seedJob(context.db, owner, { title: 'Herrador' })
    expect((await search()).titles).toEqual(['Herrador', 'Groom', 'Jinete'])
    await append(oldest.id, 'JobWithdrawn', { byAdmin: false })
    await append(oldest.id, 'JobErased')
    expect((await search()).titles).toEqual(['Herrador', 'Groom'])
  })
})

test('cards are bounded in bytes: those that were not used for the longest time go first', () => {
  const cards = new CachedCards()
  const card = new Uint8Array(1_000_000)
  for (let slot = 0; slot < 100; slot++) {
    cards.set(slot, card)
    cards.get(0)
  }
  const held = Array.from({ length: 100 }, (_, slot) => slot).filter(slot => cards.get(slot))
  expect(held.length).toBeLessThanOrEqual(16)
  expect(held).toContain(0)
  expect(held).toContain(99)
})
