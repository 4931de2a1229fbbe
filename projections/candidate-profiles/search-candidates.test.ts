import { beforeAll, expect, test } from 'vitest'
import { candidateProfile } from '#events/aggregates/candidate-profiles.ts'
import type { Database } from '#events/database/database.ts'
import type { DomainEvent } from '#events/aggregates/aggregate.ts'
import { appendAndProject } from '#projections/append-and-project.ts'
import { SeededRandom } from '#loadtests/dataset/text/seeded-random.ts'
import {
  createRandomCandidate,
  type RandomCandidate,
  searchedWords
} from '#test/random/random-candidates.ts'
import { facetsOf, isFound, randomCandidateSearch } from '#test/random/random-candidate-searches.ts'
import { testTime, testVault } from '#test/events/event-builders.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { candidateIndex } from './candidate-index.ts'
import { type CandidateSearch, searchCandidates } from './search-candidates.ts'

const count = 1_500

describeWithDatabase('searches of candidates', context => {
  const candidates: RandomCandidate[] = []
  let loadedLater: Database

  beforeAll(async () => {
    // This index follows the events, the other one is loaded after them.
    await candidateIndex.load(context.db)
    loadedLater = { ...context.db }
    for (let index = 0; index < count; index++) {
      candidates.unshift(createRandomCandidate(new SeededRandom(3, 'candidate', index)))
    }
    const oldestFirst = candidates.toReversed()
    await append(oldestFirst.map(({ id, published }) => [id, [published]]))
    await append(oldestFirst.map(({ id, later }) => [id, later]))
  }, 60_000)

  /** In transactions of a hundred streams. */
  async function append(streams: [string, DomainEvent[]][]): Promise<void> {
    for (let index = 0; index < streams.length; index += 100) {
      const appends = streams
        .slice(index, index + 100)
        .flatMap(([id, events]) =>
          events.length
            ? [{ stream: candidateProfile.stream(id), expected: null, events, at: testTime }]
            : []
        )
      await appendAndProject({ db: context.db, vault: testVault }, appends)
    }
  }

  async function expectPage(search: CandidateSearch): Promise<number> {
    const matches = candidates.filter(candidate => isFound(candidate, search)).map(({ id }) => id)
    const db = search.limit === 50 ? loadedLater : context.db
    const { profiles, meta } = await searchCandidates(db, search)
    const from = (search.page - 1) * search.limit
    expect(profiles.map(({ id }) => id)).toEqual(matches.slice(from, from + search.limit))
    expect(meta).toEqual({
      totalProfiles: matches.length,
      totalPages: Math.ceil(matches.length / search.limit),
      capped: false,
      facets: facetsOf(candidates, search)
    })
    return matches.length
  }

  test('find what a plain filter finds for each kind of viewer, in the same order', async () => {
    const counts: number[] = []
    for (let index = 0; index < 150; index++) {
      counts.push(await expectPage(randomCandidateSearch(new SeededRandom(5, 'search', index))))
    }
    expect(counts.some(total => total > 1_000)).toBe(true)
    expect(counts.filter(total => total > 0).length).toBeGreaterThan(70)
  }, 120_000)

  test('count all, and show every page', async () => {
    const everybody = { viewer: { type: 'employer', id: 'employer-0' }, limit: 50 } as const
    const total = await expectPage({ ...everybody, page: 1 })
    expect(total).toBeGreaterThan(1_100)
    for (const page of [20, 21, 22, 40]) await expectPage({ ...everybody, page })
  })

  test('correct nothing that was typed by the words of candidates', async () => {
    const viewers = [{ type: 'visitor' }, { type: 'employer', id: 'employer-0' }] as const
    for (const viewer of viewers)
      for (const word of searchedWords) {
        const text = `${word.slice(0, -1)}q`
        const { meta } = await searchCandidates(context.db, { viewer, text, page: 1, limit: 1 })
        expect([text, meta.totalProfiles]).toEqual([text, 0])
      }
  })
})
