import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { serviceUnavailable } from '#services/platform/http/errors.ts'

/** OWASP's parameters for argon2id, which is the library's default algorithm. */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const maxConcurrent = 2
const maxQueued = 20
const maxWaitMs = 2_000

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Takes as long when the user does not exist, so that timing reveals nothing. */
  verify(password: string, storedHash: string | undefined): Promise<boolean>
}

/** Hashing is expensive: two run at once, twenty wait, the others are answered 503. */
export function createPasswordHasher(): PasswordHasher {
  const enqueue = createQueue()
  const unknownUserHash = hash('nadie', argon2Options)
  return {
    hash: password => enqueue(() => hash(password, argon2Options)),
    verify: async (password, storedHash) => {
      const against = storedHash ?? (await unknownUserHash)
      const isMatch = await enqueue(() => verify(against, password))
      return isMatch && storedHash !== undefined
    }
  }
}

/** Answers 503 when the queue is full, and when a task has waited too long. */
function createQueue() {
  const limit = pLimit(maxConcurrent)
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= maxQueued) throw serviceUnavailable()
    const latestStart = performance.now() + maxWaitMs
    return limit(() => {
      if (performance.now() > latestStart) throw serviceUnavailable()
      return work()
    })
  }
}
