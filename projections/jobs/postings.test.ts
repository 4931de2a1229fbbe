import { expect, test } from 'vitest'
import type { Queryable } from '#events/database/database.ts'
import { LiveJobs } from './live-jobs.ts'
import { Postings } from './postings.ts'

/** Jobs in memory, and a database that finds the first of them whatever is asked. */
function createBoard() {
  const jobs = new LiveJobs(10)
  const board = { statements: 0, postings: new Postings(jobs), put, find }
  const query = async () => {
    board.statements++
    return [{ numbers: '1' }]
  }
  let no = 0
  function put(...words: string[]): void {
    const job = { no: ++no, expiry: 1_000, monthlyPay: null, lexemes: [], place: '' }
    jobs.put({ ...job, employerId: 'e' }, new Set(words))
  }
  async function find(text: string): Promise<number[]> {
    const db = { query } as unknown as Queryable
    const [list] = (await board.postings.find(db, [{ query: text, jobs: 1 }])) ?? []
    return Array.from({ length: no }, (_, slot) => slot).filter(slot => list?.has(slot))
  }
  return board
}

test('a list gets the jobs that come by their words, without a statement', async () => {
  const board = createBoard()
  board.put('moz')
  const family = "'moz' & 'cuadr' | 'groom'"
  expect(await board.find("'moz'")).toEqual([0])
  expect(await board.find(family)).toEqual([0])
  expect(board.statements).toBe(2)
  board.put('moz', 'cuadr')
  board.put('cuadr')
  board.put('groom')
  expect(await board.find("'moz'")).toEqual([0, 1])
  expect(await board.find(family)).toEqual([0, 1, 3])
  expect(board.statements).toBe(2)
})

test('a query of more than lexemes takes a statement for them', async () => {
  const board = createBoard()
  board.put('moz')
  const queries = ["'moz':*", "'moz' & !'groom'", "'moz':A", "( 'moz' | 'groom' ) & 'cuadr'"]
  for (const query of queries) await board.find(query)
  board.put('moz')
  for (const query of queries) expect(await board.find(query)).toEqual([0])
  expect(board.statements).toBe(2 * queries.length)
})

test('a list that lacks more jobs than have their words in memory takes a statement', async () => {
  const board = createBoard()
  board.put('moz')
  await board.find("'groom'")
  for (let nth = 0; nth < 2_001; nth++) board.put('groom')
  await board.find("'groom'")
  expect(board.statements).toBe(2)
})
