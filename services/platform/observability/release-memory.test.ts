import { afterEach, expect, test, vi } from 'vitest'
import { releaseMemoryOfStart } from './release-memory.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['collects all garbage once, where Node offers it', vi.fn()],
  ['does nothing where Node does not', undefined]
])('after a start, %s', (_, gc) => {
  vi.useFakeTimers()
  vi.stubGlobal('gc', gc)
  releaseMemoryOfStart()
  vi.advanceTimersByTime(60_000)
  if (gc) expect(gc.mock.calls).toEqual([[{ type: 'major', flavor: 'last-resort' }]])
})
