import { performance } from 'node:perf_hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { releaseMemoryOfStart } from './release-memory.ts'

const collection = [{ type: 'major', flavor: 'last-resort' }]
let utilization: number
let gc: ReturnType<typeof vi.fn>

beforeEach(() => {
  vi.useFakeTimers()
  gc = vi.fn()
  vi.stubGlobal('gc', gc)
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => {
    return { idle: 0, active: 0, utilization }
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('after a start, all garbage is collected once', () => {
  utilization = 0.01
  releaseMemoryOfStart()
  vi.advanceTimersByTime(60_000)
  expect(gc.mock.calls).toEqual([collection])
})

test('while requests are answered, garbage is not collected on purpose', () => {
  utilization = 0.5
  releaseMemoryOfStart()
  vi.advanceTimersByTime(60_000)
  expect(gc).not.toHaveBeenCalled()
  utilization = 0.01
  vi.advanceTimersByTime(60_000)
  expect(gc.mock.calls).toEqual([collection])
})

test('nothing happens where Node does not offer it', () => {
  vi.stubGlobal('gc', undefined)
  utilization = 0.01
  releaseMemoryOfStart()
  expect(vi.getTimerCount()).toBe(0)
})
