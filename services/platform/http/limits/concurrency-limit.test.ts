import { describe, expect, test } from 'vitest'
import { type ConcurrencyLimit, createConcurrencyLimit } from './concurrency-limit.ts'

const capacity = 256
const busy = { status: 503, retryAfter: 2 }

/** Takes permits, and returns what ends their requests. */
function fill(limit: ConcurrencyLimit, count: number): () => Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const requests = Array.from({ length: count }, () => limit.withPermit(() => promise))
  return () => {
    resolve()
    return Promise.all(requests)
  }
}

describe('the requests in progress', () => {
  test('are 256 at most, and each gives its permit back', async () => {
    const limit = createConcurrencyLimit()
    const end = fill(limit, capacity - 1)
    expect(limit.isFull()).toBe(false)
    const endLast = fill(limit, 1)
    expect(limit.isFull()).toBe(true)
    await expect(limit.withPermit(async () => {})).rejects.toMatchObject(busy)
    await endLast()
    expect(limit.isFull()).toBe(false)
    await end()
    const endAgain = fill(limit, capacity)
    expect(limit.isFull()).toBe(true)
    await endAgain()
  })

  test('that fail give their permit back too', async () => {
    const limit = createConcurrencyLimit()
    const end = fill(limit, capacity - 1)
    const failure = limit.withPermit(() => Promise.reject(new Error('broken')))
    await expect(failure).rejects.toThrow('broken')
    expect(limit.isFull()).toBe(false)
    await end()
  })

  test('hold no permit while they wait', async () => {
    const limit = createConcurrencyLimit()
    const end = fill(limit, capacity)
    await limit.withoutPermit(async () => {
      expect(limit.isFull()).toBe(false)
    })
    expect(limit.isFull()).toBe(true)
    await end()
  })

  test('are refused after their wait when others took every permit', async () => {
    const limit = createConcurrencyLimit()
    const end = fill(limit, capacity)
    const { promise, resolve } = Promise.withResolvers<void>()
    const waiting = limit.withoutPermit(() => promise)
    const endOther = fill(limit, 1)
    resolve()
    await expect(waiting).rejects.toMatchObject(busy)
    await endOther()
    await end()
  })
})
