import { expect, test } from 'vitest'
import { LeastRecentlyUsed } from './least-recently-used.ts'

test('a cache never takes more bytes than it may, and keeps what is used', () => {
  const cache = new LeastRecentlyUsed<number>(100_000)
  cache.set('mozo', 1, 10_000)
  for (let nth = 0; nth < 10_000; nth++) {
    cache.set(`word ${nth}`, nth, nth % 50)
    expect(cache.bytes).toBeLessThanOrEqual(100_000)
    expect(cache.get('mozo')).toBe(1)
  }
  expect(cache.get('word 0')).toBeUndefined()
  expect(cache.get('word 9999')).toBe(9999)
})

test('a cache does not keep a value that is larger than all of it', () => {
  const cache = new LeastRecentlyUsed<number>(1_000)
  cache.set('small', 1, 100)
  cache.set('large', 2, 1_000)
  expect(cache.get('large')).toBeUndefined()
  expect(cache.get('small')).toBe(1)
})

test('a cache counts the last value of a key only', () => {
  const cache = new LeastRecentlyUsed<number>(1_000)
  cache.set('one', 1, 100)
  const { bytes } = cache
  cache.set('one', 2, 100)
  expect(cache.bytes).toBe(bytes)
  cache.clear()
  expect(cache.bytes).toBe(0)
})
