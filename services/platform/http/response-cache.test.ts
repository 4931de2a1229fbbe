import { expect, test } from 'vitest'
import type { CachedResponse } from './cached-response.ts'
import { ResponseCache } from './response-cache.ts'

const megabyte = 2 ** 20
const state = { position: 1, version: '', jobsTable: '', synonyms: '' }
const identity = new Uint8Array(10_000)

function response(): CachedResponse {
  return {
    ...{ projections: new Set(), ids: new Set(), state },
    ...{ from: 0, until: 1, cost: 1, isCached: true, eachTime: [], headers: {} },
    bodies: { identity }
  }
}

test('a flood of addresses takes no more memory, and displaces nothing that was asked for again', () => {
  const cache = new ResponseCache(megabyte)
  const list = response()
  cache.add('/jobs', list)
  cache.touch('/jobs', list, false)
  for (let nth = 0; nth < 100_000; nth++) cache.add(`/jobs?keyword=${nth}`, response())
  expect(cache.bytes).toBeLessThanOrEqual(megabyte)
  expect(cache.get('/jobs')).toBe(list)
  expect(cache.get('/jobs?keyword=0')).toBeUndefined()
  expect(cache.get('/jobs?keyword=99999')).toBeDefined()
})

test('more encodings of a response count too', () => {
  const cache = new ResponseCache(megabyte)
  const list = response()
  cache.add('/jobs', list)
  list.bodies.br = new Uint8Array(5_000)
  const { bytes } = cache
  cache.touch('/jobs', list, true)
  expect(cache.bytes).toBe(bytes + 5_000)
})
