import { expect, test } from 'vitest'
import { withTimeout } from './with-timeout.ts'

const never = () => new Promise<string>(() => {})
const late = () => 'late'

test('a promise that settles in time keeps its value and its error', async () => {
  expect(await withTimeout(Promise.resolve('done'), 1_000, late)).toBe('done')
  await expect(withTimeout(Promise.reject(new Error('failed')), 1_000, late)).rejects.toThrow(
    'failed'
  )
})

test('a promise that takes too long is replaced by the result of onTimeout', async () => {
  expect(await withTimeout(never(), 5, late)).toBe('late')
})

test('an error of onTimeout is thrown', async () => {
  const timedOut = () => {
    throw new Error('timed out')
  }
  await expect(withTimeout(never(), 5, timedOut)).rejects.toThrow('timed out')
})

test('a promise that fails after its time is not an unhandled rejection', async () => {
  const { promise, reject } = Promise.withResolvers<string>()
  expect(await withTimeout(promise, 5, late)).toBe('late')
  reject(new Error('failed later'))
  await new Promise(setImmediate)
})
