import { hash, verify } from '@node-rs/argon2'
import { serviceUnavailable } from '#services/platform/http/errors.ts'

/** OWASP's parameters for argon2id, which is the library's default algorithm. */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const maxConcurrent = 2
const maxQueued = 20
const maxWaitMs = 2_000

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Takes as long for a person who does not exist. */
  verify(password: string, kept: string | undefined): Promise<boolean>
}

/** Hashing is dear: two at once, few waiting, and whoever would wait too long hears so. */
export function createPasswordHasher(): PasswordHasher {
  const inTurn = createSemaphore()
  const nobody = hash('nadie', argon2Options)
  return {
    hash: password => inTurn(() => hash(password, argon2Options)),
    verify: async (password, kept) => {
      const against = kept ?? (await nobody)
      const isMatch = await inTurn(() => verify(against, password))
      return isMatch && kept !== undefined
    }
  }
}

function createSemaphore() {
  let running = 0
  const waiting: (() => void)[] = []
  const enter = () => {
    if (running >= maxConcurrent) return enqueue(waiting)
    running++
    return undefined
  }
  /** Whoever waits longest takes over the place that becomes free. */
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter()
    return work().finally(leave)
  }
}

function enqueue(waiting: (() => void)[]): Promise<void> {
  if (waiting.length >= maxQueued) throw serviceUnavailable()
  return new Promise((resolve, reject) => {
    const called = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(called), 1)
      reject(serviceUnavailable())
    }, maxWaitMs)
    waiting.push(called)
  })
}
