import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { seedJob, seedEmployer } from '#test/events/event-builders.ts'
import { type FeedQuery, findFeedEntries } from './feed-entries.ts'

const now = new Date('2026-03-10T10:00:00Z')
const on = (day: number) => `2026-03-0${day}T10:00:00.000Z`

describeWithDatabase('the feed entries', context => {
  beforeAll(async () => {
    const owner = await seedEmployer(context.db)
    const post = (title: string, day: number, more: object = {}) =>
      seedJob(context.db, owner, { title, location: 'Segovia', ...more }, on(day))
    await post('Mozo mozo mozo de cuadra', 1)
    await post('Herrador', 3, { location: 'Lugo' })
    await post('Mozo de cuadra, y jinete', 4, { jobType: 'Media Jornada' })
    await post('Moza para yeguada', 5, { location: 'Lugo' })
    await post('Mozo que ya no hace falta', 6, { expiryDate: on(8) })
  })

  const titles = async (db: Database, search: FeedQuery, limit: number) =>
    (await findFeedEntries(db, search, now, limit)).map(({ title }) => title.split(' ')[0])

  test.each<[string, FeedQuery, number, string[]]>([
    ['without a filter', {}, 50, ['Moza', 'Mozo', 'Herrador', 'Mozo']],
    ['without a filter, beyond the limit', {}, 2, ['Moza', 'Mozo']],
    ['for a keyword', { keyword: 'mozo' }, 50, ['Moza', 'Mozo', 'Mozo']],
    ['for a keyword, beyond the limit', { keyword: 'mozo' }, 1, ['Moza']],
    ['for a keyword and a location', { keyword: 'mozo', location: 'segovia' }, 1, ['Mozo']],
    ['for a keyword and a job type', { keyword: 'mozo', jobType: 'Jornada Completa' }, 1, ['Moza']],
    ['for a location', { location: 'lugo' }, 1, ['Moza']],
    ['for a misspelt keyword', { keyword: 'herrdaor' }, 50, ['Herrador']],
    ['for a keyword without matches', { keyword: 'submarino' }, 50, []]
  ])('%s are listed newest first', async (_, search, limit, expected) => {
    expect(await titles(context.db, search, limit)).toEqual(expected)
  })
})
