import { type Check, expectNone } from './check.ts'
import type { LoggedEvent } from './read-log.ts'

const thirtyDays = 30 * 24 * 60 * 60 * 1000

/** Ads end thirty days after they were posted, or after the later of their end and their renewal. */
export function checkExpiry(facts: readonly LoggedEvent[]): Check[] {
  const ends = new Map<string, number>()
  const [wrong, early]: [string[], string[]] = [[], []]
  for (const fact of facts) {
    const at = Date.parse(fact.at)
    const { id } = fact.data
    if (fact.type === 'JobPosted' || fact.type === 'JobRenewed') {
      const from = Math.max(at, ends.get(id) ?? at)
      const end = Date.parse(fact.data.expiryDate)
      if (end !== from + thirtyDays) wrong.push(`${fact.type} ${id}`)
      ends.set(id, end)
    }
    if (fact.type === 'JobExpired' && at < (ends.get(id) ?? Number.POSITIVE_INFINITY))
      early.push(id)
  }
  return [
    expectNone('ends that are not after thirty days', wrong, ends.size),
    expectNone('ads that ended before their end', early)
  ]
}
