import { hour } from '#events/units.ts'
import { expect, test } from 'vitest'
import { SeededRandom } from '#loadtests/dataset/text/seeded-random.ts'
import { searchWithDefaults } from '#test/random/job-search.ts'
import { describeWithRandomBoard, liveAt } from '#test/random/random-board.ts'
import {
  expectFound,
  type RandomSearch,
  randomSearch,
  randomSearchLimit as limit
} from '#test/random/random-job-searches.ts'

const bursts = 40

/** The same few words, alone and with filters, places and orders. */
const searches: RandomSearch[] = [
  ...['moza', 'domadora', 'cuadra'].flatMap(keyword => [
    { keyword },
    { keyword, sort: 'nuevos' as const },
    { keyword, near: '11020', radius: 50 as const, sort: 'termina' as const },
    { ...randomSearch(new SeededRandom(31, keyword, 0)), keyword }
  ]),
  {},
  { near: '11020', radius: 50 as const },
  { sort: 'sueldo' as const }
]

describeWithRandomBoard('concurrent searches for the same words', context => {
  test('find what a filter in memory finds while jobs change, in each of two processes', async () => {
    const { db, otherDb } = context
    for (const database of [db, otherDb]) await searchWithDefaults(database, { keyword: 'moza' })
    for (let index = 0; index < bursts; index++) {
      const random = new SeededRandom(37, 'burst', index)
      const { board } = context
      const states = [structuredClone(board.jobs)]
      board.onHeld = () => states.push(structuredClone(board.jobs))
      const chosen = [1, 2, 3].map(() => random.pick(searches))
      const times = [board.now, board.now - hour, board.now + hour]
      const search = async (wanted: RandomSearch, isOther: boolean, now: number) => ({
        wanted,
        now,
        page: await searchWithDefaults(isOther ? otherDb : db, { ...wanted, limit }, new Date(now))
      })
      const changing = board.change(random)
      const found = await Promise.all(
        Array.from({ length: 10 }, (_, round) =>
          search(random.pick(chosen), round % 2 > 0, random.pick(times))
        )
      )
      await changing
      states.push(board.jobs)
      for (const result of found) expectOneOf(states, result)
      for (const wanted of chosen)
        for (const isOther of [true, false])
          expectOneOf([board.jobs], await search(wanted, isOther, board.now))
    }
  }, 120_000)
})

type Board = Parameters<typeof liveAt>[0]

interface Found {
  wanted: RandomSearch
  now: number
  page: Parameters<typeof expectFound>[2]
}

/** The change may have come before the search or after it, never half of it. */
function expectOneOf(boards: readonly Board[], { wanted, now, page }: Found): void {
  const isFoundIn = (jobs: Board) => {
    expectFound(liveAt(jobs, now), wanted, page)
  }
  const errors = boards.flatMap(jobs => failureOf(() => isFoundIn(jobs)) ?? [])
  if (errors.length === boards.length) throw errors[0]
  expect(errors.length).toBeLessThan(boards.length)
}

function failureOf(check: () => void): unknown {
  try {
    check()
    return undefined
  } catch (error) {
    return error
  }
}
