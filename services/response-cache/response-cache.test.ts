import { expect, test } from 'vitest'
import type { CachedResponse } from './cached-response.ts'
import { ResponseCache } from './response-cache.ts'

const megabyte = 2 ** 20
const state = { position: 1, lastEvent: '', version: '', tables: '', synonyms: '' }
const identity = new Uint8Array(10_000)

function response(body = identity): CachedResponse {
  return {
    projections: new Set(),
    state,
    from: 0,
    until: 1,
    cost: 1,
    isCached: true,
    eachTime: [],
    headers: {},
    bodies: { identity: body }
  }
}

test('a flood of addresses takes no more memory, and displaces nothing that was asked for again', () => {
  const cache = new ResponseCache(megabyte)
  const list = response()
  cache.add('/jobs', list)
  cache.touch('/jobs', list, false)
  for (let index = 0; index < 100_000; index++) cache.add(`/jobs?keyword=${index}`, response())
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

test('a response that is larger than its share is not kept, and one of the same address counts once', () => {
  const cache = new ResponseCache(megabyte)
  cache.add('/large', response(new Uint8Array(megabyte)))
  expect(cache.get('/large')).toBeUndefined()
  cache.add('/jobs', response())
  const { bytes } = cache
  cache.add('/jobs', response())
  expect(cache.bytes).toBe(bytes)
  cache.clear()
  expect(cache.bytes).toBe(0)
})

test('without bytes nothing is kept', () => {
  const cache = new ResponseCache(0)
  cache.add('/jobs', response())
  expect(cache.get('/jobs')).toBeUndefined()
})
