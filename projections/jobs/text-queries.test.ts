import { expect, test } from 'vitest'
import type { Queryable } from '#events/database/database.ts'
import { TextQueries } from './text-queries.ts'

test('what a text meant by former synonyms is not kept when others were seen meanwhile', async () => {
  const reads: PromiseWithResolvers<object[]>[] = []
  const query = () => {
    const read = Promise.withResolvers<object[]>()
    reads.push(read)
    return read.promise
  }
  const queries = new TextQueries()
  const find = () =>
    queries.find({ query } as unknown as Queryable, 'words', 'moza', { changes: 0, jobs: 1 })
  const answer = (nth: number, meaning: string) =>
    reads[nth]?.resolve([{ query: meaning, parts: [meaning], shares: [1] }])

  queries.setSynonyms('1')
  const first = find()
  queries.setSynonyms('2')
  answer(0, 'former')
  expect((await first).query).toBe('former')
  const second = find()
  answer(1, 'present')
  expect((await second).query).toBe('present')
  expect((await find()).query).toBe('present')
  expect(reads.length).toBe(2)
})
