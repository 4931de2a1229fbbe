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

test('a page of a search is found again after a job has come, gone or ended', () => {
  const jobs = new LiveJobs(10)
  const job = { monthlyPay: null, lexemes: [0], place: '11020', employerId: newId() }
  const put = (no: number, expiry = 1_000) => jobs.put({ ...job, no, expiry })
  const list = new PostingList()
  list.extend([0, 1, 2, 3], 4)
  const find = (municipalities?: string[], texts?: PostingList[][]) => {
    const request = { sort: undefined, offset: 0, limit: 2 }
    const { page } = searchIndex(jobs, {}, municipalities ? { municipalities } : {}, texts, request)
    return page.map(slot => jobs.columns.no[slot])
  }
  const findAll = () => [find(), find(['11020']), find(undefined, [[list]])]
  jobs.setTime(0)
  put(1)
  expect(findAll()).toEqual([[1], [1], [1]])
  put(2)
  put(3, 500)
  expect(findAll()).toEqual([
    [3, 2],
    [3, 2],
    [3, 2]
  ])
  jobs.setTime(600)
  expect(findAll()).toEqual([
    [2, 1],
    [2, 1],
    [2, 1]
  ])
  jobs.setTime(400)
  expect(findAll()).toEqual([
    [3, 2],
    [3, 2],
    [3, 2]
  ])
  jobs.remove(2)
  expect(findAll()).toEqual([
    [3, 1],
    [3, 1],
    [3, 1]
  ])
  put(2)
  expect(findAll()).toEqual([
    [3, 2],
    [3, 2],
    [3, 2]
  ])
})
