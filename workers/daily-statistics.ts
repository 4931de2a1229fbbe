import type { Transaction } from '#events/database/database.ts'
import type { StoredEvent } from '#events/stored-event.ts'
import type { Subscription } from '#events/store/process-batch.ts'

const countedTypes = [
  'UserRegistered',
  'UserSoftDeleted',
  'JobPosted',
  'JobRenewed',
  'JobExpired',
  'JobWithdrawn',
  'ApplicationSubmitted',
  'ApplicationStatusChanged',
  'CandidateProfilePublished',
  'MessageSent'
]

/** Counts facts by day. People who are forgotten stay counted: a number names nobody. */
export const dailyStatistics: Subscription = {
  name: 'figures',
  on: Object.fromEntries(countedTypes.map(type => [type, (tx, event) => count(tx, [event])])),
  onBatch: count
}

async function count(
  tx: Transaction,
  events: readonly Pick<StoredEvent, 'type' | 'at'>[]
): Promise<void> {
  const facts = events.filter(({ type }) => countedTypes.includes(type))
  await tx.query(
    `INSERT INTO figures.days AS known (day, fact, n)
     SELECT (at AT TIME ZONE 'Europe/Madrid')::date, type, count(*)
       FROM unnest($1::text[], $2::timestamptz[]) AS fact (type, at) GROUP BY 1, 2 ORDER BY 1, 2
     ON CONFLICT (day, fact) DO UPDATE SET n = known.n + excluded.n`,
    [facts.map(({ type }) => type), facts.map(({ at }) => at)]
  )
}
