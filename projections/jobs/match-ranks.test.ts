import { expect, test } from 'vitest'
import type { Queryable } from '#events/database/database.ts'
import { LiveJobs } from './live-jobs.ts'
import { MatchRanks } from './match-ranks.ts'

/** A database with jobs whose rank is a hundredth of their number, except the last, which is gone. */
function databaseWithJobs(gone: number) {
  const read: number[] = []
  const query = async (_: string, [, numbers]: [string, number[]]) => {
    read.push(...numbers)
    const found = numbers.filter(no => no !== gone)
    return [{ numbers: found.join(' '), ranks: found.map(no => no / 128).join(' ') }]
  }
  return { db: { query } as unknown as Queryable, read }
}

function jobsInMemory(count: number): LiveJobs {
  const jobs = new LiveJobs(count)
  for (let no = 1; no <= count; no++) {
    jobs.put({ ...{ no, expiry: 1, monthlyPay: null, lexemes: [], place: '' }, employerId: 'e' })
  }
  return jobs
}

const slotsOf = (town: number) => Array.from({ length: 1_000 }, (_, nth) => 7_999 - nth * 8 - town)
const rankOf = (slot: number) => (slot + 1) / 128

test('the ranks of the matches in many towns are read once', async () => {
  const ranks = new MatchRanks(jobsInMemory(8_000))
  const { db, read } = databaseWithJobs(0)
  for (const town of [0, 5, 2, 7, 5, 0, 3, 1, 4, 6, 2, 7, 0]) {
    const found = await ranks.of(db, 'moz', slotsOf(town))
    expect([...found]).toEqual(slotsOf(town).map(rankOf))
  }
  expect(read.length).toBe(8_000)
})

test('concurrent searches for one word get the ranks of their own jobs', async () => {
  const ranks = new MatchRanks(jobsInMemory(8_000))
  const { db } = databaseWithJobs(0)
  const towns = [0, 1, 1, 0, 2]
  const found = await Promise.all(towns.map(town => ranks.of(db, 'moz', slotsOf(town))))
  for (const [nth, town] of towns.entries())
    expect([...(found[nth] ?? [])]).toEqual(slotsOf(town).map(rankOf))
  const again = await ranks.of(db, 'moz', [...slotsOf(0), ...slotsOf(1)])
  expect([...again]).toEqual([...slotsOf(0), ...slotsOf(1)].map(rankOf))
})

test('a job that is gone has no rank, and other words have their own', async () => {
  const ranks = new MatchRanks(jobsInMemory(8))
  const { db, read } = databaseWithJobs(8)
  const slots = [7, 6]
  expect([...(await ranks.of(db, 'moz', slots))]).toEqual([0, rankOf(6)])
  expect([...(await ranks.of(db, 'groom', slots))]).toEqual([0, rankOf(6)])
  expect(read).toEqual([8, 7, 8, 7])
})
