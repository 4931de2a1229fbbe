import { describe, expect, test } from 'vitest'
import { findPerRowCalls, type PlanNode, type UniqueIndexes } from './per-row-calls.ts'

describe('the check of a plan', () => {
  const scan = (more: object): PlanNode => ({ 'Node Type': 'Seq Scan', ...more })
  const none: UniqueIndexes = new Map()

  test('finds a function in the filter and in the output of a scan', () => {
    expect(
      findPerRowCalls(scan({ Filter: '(words @@ (search.place_query($5)).query)' }), none)
    ).toEqual(['Seq Scan, Filter: search.place_query()'])
    expect(findPerRowCalls(scan({ Output: ['search.stem(word)'] }), none)).toHaveLength(1)
  })

  test('finds a function in a subplan and in an inner scan of a loop over a table', () => {
    const call = { 'Node Type': 'Function Scan', 'Function Call': 'search.stem(jobs.title)' }
    const sub = { 'Node Type': 'Result', Output: ['search.stem($0)'] }
    const loop = {
      'Node Type': 'Nested Loop',
      Plans: [scan({ 'Parent Relationship': 'Outer' }), { ...call, 'Parent Relationship': 'Inner' }]
    }
    expect(findPerRowCalls(loop, none)).toHaveLength(1)
    expect(
      findPerRowCalls(scan({ Plans: [{ ...sub, 'Parent Relationship': 'SubPlan' }] }), none)
    ).toHaveLength(1)
  })

  test('allows a function that is called once', () => {
    const once = { 'Node Type': 'Result', Output: ['search.stem($1)'] }
    const init = { ...once, 'Parent Relationship': 'InitPlan', 'Subplan Name': 'InitPlan 1' }
    const lookup = {
      'Node Type': 'Index Scan',
      'Index Name': 'jobs_id_key',
      'Index Cond': '(jobs.id = $1)',
      Output: ['search.job_words(no)']
    }
    expect(findPerRowCalls(once, none)).toEqual([])
    expect(findPerRowCalls(scan({ Filter: '(a = $0)', Plans: [init] }), none)).toEqual([])
    expect(findPerRowCalls(lookup, new Map([['jobs_id_key', ['id']]]))).toEqual([])
  })
})
