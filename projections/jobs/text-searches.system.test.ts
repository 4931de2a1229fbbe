import { expect, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { SeededRandom } from '#loadtests/dataset/seeded-random.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { testVault } from '#test/event-builders.ts'
import { describeWithRandomBoard } from '#test/random-board.ts'
import { randomTextSearch } from '#test/random-job-searches.ts'
import { decodePage } from './encoded-page.ts'
import { loadedJobIndex } from './job-indexes.ts'
import { toPlaceFilter } from './place-filter.ts'
import { readCards } from './read-cards.ts'
import { searchInSql } from './search-in-sql.ts'
import { searchWithIndex } from './search-with-index.ts'

describeWithRandomBoard('searches with words in memory', context => {
  const expectSameAsSql = async (db: Database, nth: number) => {
    const search = { ...randomTextSearch(new SeededRandom(29, 'search', nth)), page: 1, limit: 50 }
    const [place, now] = [toPlaceFilter(search), new Date(context.board.now)]
    const state = nth % 2 ? await readCards(db, [], true) : undefined
    const given = state && { ...state, synonyms: state.synonyms ?? '' }
    const found = await searchWithIndex(db, search, place, now, given)
    const wanted = await searchInSql(db, search, place, now)
    expect({ search, ...(found && decodePage(found)) }).toEqual({ search, ...wanted })
  }

  test('give what SQL gives, in the same order, after every change of a job', async () => {
    for (let nth = 0; nth < 120; nth++) {
      await context.board.change(new SeededRandom(17, 'change', nth))
      for (const one of [0, 1, 2])
        await expectSameAsSql(one ? context.db : context.other, nth * 3 + one)
    }
  }, 120_000)

  test('see other synonyms', async () => {
    await context.db.query("INSERT INTO search.synonyms (family, term) VALUES ('test', 'noche')")
    await context.db.query("INSERT INTO search.synonyms (family, term) VALUES ('test', 'prado')")
    for (let nth = 0; nth < 20; nth++)
      await expectSameAsSql(nth % 2 ? context.other : context.db, nth)
    await context.db.query("DELETE FROM search.synonyms WHERE family = 'test'")
    for (let nth = 0; nth < 20; nth++)
      await expectSameAsSql(nth % 2 ? context.other : context.db, nth)
  })

  test('see what was committed before them while others search', async () => {
    for (let nth = 600; nth < 620; nth++) {
      await context.board.post(new SeededRandom(5, 'job', nth))
      await Promise.all(
        [1, 2, 3, 4].map(one => expectSameAsSql(one % 2 ? context.other : context.db, nth))
      )
    }
  })

  test('forget what was searched when a person is erased', async () => {
    const before = (await loadedJobIndex(context.db))?.texts
    const [employer = ''] = context.board.employers
    await context.board.endEmployer(employer, 'UserErased')
    for (let nth = 0; nth < 20; nth++)
      await expectSameAsSql(nth % 2 ? context.other : context.db, nth)
    expect((await loadedJobIndex(context.db))?.texts).not.toBe(before)
  })

  test('go on after the tables were rebuilt', async () => {
    await rebuild({ db: context.db, vault: testVault, projections }, readModelVersion)
    for (let nth = 0; nth < 20; nth++)
      await expectSameAsSql(nth % 2 ? context.other : context.db, nth)
  })
})
