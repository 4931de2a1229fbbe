import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

const busy = {
  status: 503,
  retryAfter: 2,
  message: expect.stringMatching(/^Ahora no damos abasto/)
}
const limits = { maxConcurrent: 2, maxQueued: 3, maxWaitMs: 60_000 }

describe('a work queue', () => {
  test('runs as many pieces at once as it may, then those that wait', async () => {
    const enqueue = createWorkQueue(limits)
    let running = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++running)
      await setTimeout(5)
      running--
    }
    await Promise.all(Array.from({ length: 5 }, () => enqueue(work)))
    expect(most).toBe(2)
  })

  test('refuses what comes when too many wait', async () => {
    const enqueue = createWorkQueue(limits)
    const { promise, resolve } = Promise.withResolvers<string>()
    const accepted = Array.from({ length: 5 }, () => enqueue(() => promise))
    await expect(enqueue(() => promise)).rejects.toMatchObject(busy)
    resolve('done')
    expect(await Promise.all(accepted)).toEqual(Array(5).fill('done'))
    expect(await enqueue(() => promise)).toBe('done')
  })

  test('refuses what has waited too long, without running it', async () => {
    const enqueue = createWorkQueue({ ...limits, maxConcurrent: 1, maxWaitMs: 10 })
    const first = enqueue(() => setTimeout(50))
    const runs: string[] = []
    await expect(enqueue(async () => runs.push('late'))).rejects.toMatchObject(busy)
    await first
    expect(runs).toEqual([])
  })

  test('goes on after a failure', async () => {
    const enqueue = createWorkQueue({ ...limits, maxConcurrent: 1 })
    await expect(enqueue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await enqueue(async () => 'done')).toBe('done')
  })
})
