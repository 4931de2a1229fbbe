import { hash, verify } from '@node-rs/argon2'
import { createWorkQueue } from '#services/platform/http/work-queue.ts'

/** OWASP's parameters for argon2id, which is the library's default algorithm. */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const queueLimits = { maxConcurrent: 2, maxQueued: 20, maxWaitMs: 2_000 }

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Takes as long when the user does not exist, so that timing reveals nothing. */
  verify(password: string, storedHash: string | undefined): Promise<boolean>
}

/** Hashing is expensive: two run at once, twenty wait, the others are answered 503. */
export function createPasswordHasher(): PasswordHasher {
  const enqueue = createWorkQueue(queueLimits)
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
