import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { describeWithDatabase } from '#test/test-database.ts'
import { seedJob, seedEmployer } from '#test/event-builders.ts'
import { type FeedQuery, findFeedEntries } from './feed-entries.ts'

const now = new Date('2026-03-10T10:00:00Z')
const on = (day: number) => `2026-03-0${day}T10:00:00.000Z`

describeWithDatabase('the newest jobs of a search', context => {
  beforeAll(async () => {
    const owner = await seedEmployer(context.db)
    const post = (title: string, day: number, more: object = {}) =>
      seedJob(context.db, owner, { title, location: 'Segovia', ...more }, on(day))
    await post('Mozo mozo mozo de cuadra', 1)
    await post('Mozo de cuadra, y jinete', 4, { jobType: 'Media Jornada' })
    await post('Herrador', 3, { location: 'Lugo' })
    await post('Moza para yeguada', 5, { location: 'Lugo' })
    await post('Mozo que ya no hace falta', 6, { expiryDate: on(8) })
  })

  const titles = async (db: Database, search: FeedQuery, limit: number) =>
    (await findFeedEntries(db, search, now, limit)).map(({ title }) => title.split(' ')[0])

  test.each<[string, FeedQuery, number, string[]]>([
    ['of everything', {}, 50, ['Moza', 'Mozo', 'Herrador', 'Mozo']],
    ['of everything, when there are more', {}, 2, ['Moza', 'Mozo']],
    ['of words', { keyword: 'mozo' }, 50, ['Moza', 'Mozo', 'Mozo']],
    ['of words, when there are more', { keyword: 'mozo' }, 1, ['Moza']],
    ['of words and a place', { keyword: 'mozo', location: 'segovia' }, 1, ['Mozo']],
    ['of words and a kind', { keyword: 'mozo', jobType: 'Jornada Completa' }, 1, ['Moza']],
    ['of a place', { location: 'lugo' }, 1, ['Moza']],
    ['of words with a slip', { keyword: 'herrdaor' }, 50, ['Herrador']],
    ['of nothing that there is', { keyword: 'submarino' }, 50, []]
  ])('are those %s, newest first', async (_, search, limit, expected) => {
    expect(await titles(context.db, search, limit)).toEqual(expected)
  })
})
