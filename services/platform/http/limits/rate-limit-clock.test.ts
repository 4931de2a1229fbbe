import { expect, onTestFinished, test, vi } from 'vitest'
import { day } from '#events/units.ts'
import { startRateLimiter } from '#test/requests/counters-in-memory.ts'

const login = { login: { points: 2, seconds: 60 } }

test('a rate limit asks the database again after a minute, whatever the wall clock says', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { limiter, store } = startRateLimiter(login)
  const refused = { status: 429 }
  for (const _ of [1, 2]) await limiter.consume('login', 'ana')
  await expect(limiter.consume('login', 'ana')).rejects.toMatchObject(refused)
  vi.setSystemTime(Date.now() - 60 * day)
  store.rows.clear()
  await expect(limiter.consume('login', 'ana')).rejects.toMatchObject(refused)
  vi.advanceTimersByTime(60_000)
  await limiter.consume('login', 'ana')
})
