import { expect, test } from 'vitest'
import { retryWhileUnavailable } from './retry-while-unavailable.ts'

const unavailable = () => Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })

function failing(errors: Error[]) {
  const controller = new AbortController()
  const seen: unknown[] = []
  const onUnavailable = (error: unknown) => void seen.push(error)
  let tries = 0
  const work = async () => {
    tries++
    const error = errors.shift()
    if (error) throw error
    return 'done'
  }
  const result = retryWhileUnavailable(work, { signal: controller.signal, onUnavailable })
  return { controller, seen, result, tries: () => tries }
}

test('tries again while the database is unavailable, and reports each time', async () => {
  const errors = [unavailable(), unavailable()]
  const { result, seen, tries } = failing([...errors])
  expect(await result).toBe('done')
  expect(seen).toEqual(errors)
  expect(tries()).toBe(3)
})

test('throws every other error at once', async () => {
  const { result, seen } = failing([new Error('refused start')])
  await expect(result).rejects.toThrow('refused start')
  expect(seen).toEqual([])
})

test('ends between two tries when it is aborted', async () => {
  const { result, controller, seen, tries } = failing([unavailable()])
  await expect.poll(() => seen).toHaveLength(1)
  controller.abort()
  await expect(result).rejects.toMatchObject({ name: 'AbortError' })
  expect(tries()).toBe(1)
})

test('tries nothing when it is aborted before', async () => {
  let tries = 0
  const work = async () => tries++
  const result = retryWhileUnavailable(work, {
    signal: AbortSignal.abort(),
    onUnavailable() {}
  })
  await expect(result).rejects.toMatchObject({ name: 'AbortError' })
  expect(tries).toBe(0)
})
