import { hash, verify } from '@node-rs/argon2'
import { createWorkQueue } from '#services/platform/http/limits/work-queue.ts'

/** Memory in KiB, passes over it, threads. */
interface Argon2Cost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** OWASP's parameters for argon2id, which is the library's default algorithm. */
const recommendedCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const queueLimits = { maxConcurrent: 2, maxQueued: 20, maxWaitMs: 2_000 }

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Takes as long when the user does not exist, so that timing reveals nothing. */
  verify(password: string, storedHash: string | undefined): Promise<boolean>
}

/** Hashing is expensive: two run at once, twenty wait, the others get 503. */
export function createPasswordHasher(cost: Argon2Cost = recommendedCost): PasswordHasher {
  const enqueue = createWorkQueue(queueLimits)
  const unknownUserHash = hash('nadie', cost)
  return {
    hash: password => enqueue(() => hash(password, cost)),
    verify: async (password, storedHash) => {
      const against = storedHash ?? (await unknownUserHash)
      const isMatch = await enqueue(() => verify(against, password))
      return isMatch && storedHash !== undefined
    }
  }
}
