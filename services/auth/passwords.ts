import { hash, verify } from '@node-rs/argon2'
import { busy } from '#services/platform/http/errors.ts'

/** OWASP's parameters for argon2id, which is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const atOnce = 2
const mostWaiting = 20
const longestWait = 2_000

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes as long for a person who does not exist. */
  matches(password: string, kept: string | undefined): Promise<boolean>
}

/** Hashing is dear: two at once, few waiting, and whoever would wait too long hears so. */
export function createPasswords(): Passwords {
  const inTurn = turns()
  const nobody = hash('nadie', cost)
  return {
    hash: password => inTurn(() => hash(password, cost)),
    matches: async (password, kept) => {
      const against = kept ?? (await nobody)
      const isMatch = await inTurn(() => verify(against, password))
      return isMatch && kept !== undefined
    }
  }
}

function turns() {
  let running = 0
  const waiting: (() => void)[] = []
  const enter = () => {
    if (running >= atOnce) return myTurn(waiting)
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

function myTurn(waiting: (() => void)[]): Promise<void> {
  if (waiting.length >= mostWaiting) throw busy()
  return new Promise((resolve, reject) => {
    const called = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(called), 1)
      reject(busy())
    }, longestWait)
    waiting.push(called)
  })
}
