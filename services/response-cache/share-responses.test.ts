import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { cacheControl } from '#services/platform/http/responses/cache-control.ts'
import { cacheResponses, createResponseCaching } from './cache-responses.ts'
import { doNotCache } from './validity.ts'

describeWithApp('a response that is not cached', board => {
  test('is shared by concurrent requests, and computed again for the next one', async () => {
    const { db, tools } = board
    const caching = createResponseCaching({
      db,
      rateLimiter: tools.rateLimiter,
      now: tools.now,
      maxBytes: 1e6,
      mayHaveSession: () => false
    })
    let computed = 0
    const app = new Hono<AppEnv>().get('/', cacheResponses('jobs'), async c => {
      const index = ++computed
      doNotCache(c)
      await db.query('SELECT 1')
      return c.text(`${index}`, 200, { 'Cache-Control': cacheControl.revalidated })
    })
    const ask = async () => (await app.request('/', {}, { board: { caching, origin: '' } })).text()
    await ask()
    expect(new Set(await Promise.all(Array.from({ length: 100 }, ask)))).toEqual(new Set(['2']))
    expect(await ask()).toBe('3')
  })
})
