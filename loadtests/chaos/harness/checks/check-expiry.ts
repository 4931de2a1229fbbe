import { day } from '#events/units.ts'
import { jobLifetimeDays } from '#events/limits/jobs.ts'
import { type Check, expectNone } from '../check.ts'
import type { LoggedEvent } from '../read-log.ts'

const lifetime = jobLifetimeDays * day

/** A job expires so many days after its posting, or after the later of its expiry date and its renewal. */
export function checkExpiry(events: readonly LoggedEvent[]): Check[] {
  const ends = new Map<string, number>()
  const [wrong, early]: [string[], string[]] = [[], []]
  for (const event of events) {
    const at = Date.parse(event.at)
    const { id } = event.data
    if (event.type === 'JobPosted' || event.type === 'JobRenewed') {
      const from = Math.max(at, ends.get(id) ?? at)
      const end = Date.parse(event.data.expiryDate)
      if (end !== from + lifetime) wrong.push(`${event.type} ${id}`)
      ends.set(id, end)
    }
    if (event.type === 'JobExpired' && at < (ends.get(id) ?? Number.POSITIVE_INFINITY))
      early.push(id)
  }
  return [
    expectNone('expiry dates that are not after thirty days', wrong, ends.size),
    expectNone('jobs that expired early', early)
  ]
}
