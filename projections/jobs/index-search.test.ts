import { expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { searchIndex } from './index-search.ts'
import { LiveJobs } from './live-jobs.ts'
import { PostingList } from './posting-list.ts'

test('jobs of a list that was behind are counted once it is complete', () => {
  const jobs = new LiveJobs(10)
  jobs.setTime(0)
  const job = { expiry: 1_000, monthlyPay: null, lexemes: [0], place: '', employerId: newId() }
  for (const no of [1, 2]) jobs.put({ ...job, no })
  const list = new PostingList()
  const count = () => {
    const request = { sort: undefined, offset: 0, limit: 10 }
    return searchIndex(jobs, {}, {}, [[list]], request).total
  }
  list.extend([0], 1)
  expect(count()).toBe(1)
  list.extend([1], 2)
  expect(count()).toBe(2)
})
