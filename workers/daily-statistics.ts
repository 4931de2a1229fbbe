import type { Transaction } from '#events/database/database.ts'
import type { StoredEvent } from '#events/aggregates/stored-event.ts'
import type { Subscription } from '#events/store/process-batch.ts'
import { countedTypes, dailyStatisticsName } from '#projections/daily-statistics/queries.ts'
import { dayInSql } from '#services/platform/shared/time-zone.ts'

/** Counts events by day. Events of erased people still count: a number identifies no one. */
export const dailyStatistics: Subscription = {
  name: dailyStatisticsName,
  on: Object.fromEntries(countedTypes.map(type => [type, (tx, event) => count(tx, [event])])),
  onBatch: count
}

async function count(
  tx: Transaction,
  events: readonly Pick<StoredEvent, 'type' | 'at'>[]
): Promise<void> {
  const counted = events.filter(({ type }) => countedTypes.includes(type))
  await tx.query(
    `INSERT INTO figures.days AS day_count (day, fact, n)
     SELECT ${dayInSql('at')}, type, count(*)
       FROM unnest($1::text[], $2::timestamptz[]) AS event (type, at) GROUP BY 1, 2 ORDER BY 1, 2
     ON CONFLICT (day, fact) DO UPDATE SET n = day_count.n + excluded.n`,
    [counted.map(({ type }) => type), counted.map(({ at }) => at)]
  )
}
