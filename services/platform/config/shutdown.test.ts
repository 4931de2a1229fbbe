import { expect, test } from 'vitest'
import { createShutdown } from './shutdown.ts'

test('stops what was started', async () => {
  const shutdown = createShutdown()
  const stopped: string[] = []
  await shutdown.start(async () => async () => stopped.push('server'))
  await shutdown.start(async () => async () => stopped.push('workers'))
  expect(shutdown.signal.aborted).toBe(false)
  await shutdown.stop()
  expect(shutdown.signal.aborted).toBe(true)
  expect(stopped).toEqual(['server', 'workers'])
})

test('stops what was still starting, once it has started', async () => {
  const shutdown = createShutdown()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const stopped: string[] = []
  const starting = shutdown.start(async () => {
    await begun
    return async () => stopped.push('workers')
  })
  const stopping = shutdown.stop()
  expect(stopped).toEqual([])
  begin()
  await Promise.all([starting, stopping])
  expect(stopped).toEqual(['workers'])
})

test('starts nothing any more', async () => {
  const shutdown = createShutdown()
  await shutdown.stop()
  let begun = false
  const starting = shutdown.start(async () => {
    begun = true
    return async () => {}
  })
  await expect(starting).rejects.toMatchObject({ name: 'AbortError' })
  expect(begun).toBe(false)
})

test('has nothing to stop of what did not start, which its starter learns', async () => {
  const shutdown = createShutdown()
  const refused = shutdown.start(() => Promise.reject(new Error('refused')))
  await expect(refused).rejects.toThrow('refused')
  await shutdown.stop()
})
