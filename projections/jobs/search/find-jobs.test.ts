import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstDocs } from '#projections/search/find-docs.ts'
import { byDistance, ordersOfJobs } from './find-jobs.ts'
import { InvertedIndex } from '#projections/search/inverted-index.ts'
import { toPlaceFilter } from './place-filter.ts'

const towns = ['11020', '11012', '41091', '28079']

/** Jobs as they are put into the index: one that is edited comes again with its number. */
const puts = fc.array(
  fc.record({ no: fc.integer({ min: 1, max: 900 }), town: fc.constantFrom(...towns) }),
  { minLength: 300, maxLength: 900 }
)

function indexOf(drawn: readonly { no: number; town: string }[]): InvertedIndex {
  const jobs = new InvertedIndex(drawn.length)
  for (const { no, town } of drawn)
    jobs.put({ no, expiry: 1, amount: null, lexemes: [`a.${town}`] })
  return jobs
}

test('the newest jobs come first, however often some were edited', () => {
  fc.assert(
    fc.property(puts, fc.integer({ min: 1, max: 40 }), (drawn, wanted) => {
      const jobs = indexOf(drawn)
      const newest = [...new Set(drawn.map(({ no }) => no))].sort((a, b) => b - a)
      expect(firstDocs(jobs, jobs.liveAt(0), wanted)).toEqual(newest.slice(0, wanted))
      const all = firstDocs(jobs, jobs.liveAt(0), wanted, ordersOfJobs.nuevos(jobs))
      expect(all).toEqual(newest.slice(0, wanted))
    }),
    { numRuns: 50 }
  )
})

test('around a town the nearest jobs come first, and those of no town within the circle last', () => {
  const jobs = indexOf([
    { no: 1, town: '28079' },
    { no: 2, town: '11012' },
    { no: 3, town: '11020' },
    { no: 4, town: '41091' },
    { no: 5, town: '11020' }
  ])
  const { circle, municipalities = [] } = toPlaceFilter({ near: '11020', radius: 100 })
  if (!circle) throw new Error('no such town')
  const order = byDistance(jobs, jobs.liveAt(0), circle, municipalities)
  expect(firstDocs(jobs, jobs.liveAt(0), 5, order)).toEqual([5, 3, 2, 4, 1])
})
