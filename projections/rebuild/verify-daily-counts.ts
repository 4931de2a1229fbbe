import type { Database } from '#events/database/database.ts'
import { countHandledEvents } from '#events/store/event-counts.ts'
import {
  countedTypes,
  dailyStatisticsName,
  findDailyCounts
} from '#projections/daily-statistics/queries.ts'
import type { TableDifference } from './verify.ts'

/** Compares the daily statistics with the events that were counted so far, in one snapshot. */
export function verifyDailyCounts(db: Database, timeZone: string): Promise<TableDifference[]> {
  return db.transaction(
    async tx => {
      const live = await findDailyCounts(tx, '-infinity')
      const counted = await countHandledEvents(tx, dailyStatisticsName, countedTypes, timeZone)
      const rows = live.map(({ day, fact, n }) => `${day} ${fact} ${n}`)
      const expected = counted.map(({ day, type, n }) => `${day} ${type} ${n}`)
      const onlyLive = countMissing(rows, expected)
      const onlyReplayed = countMissing(expected, rows)
      return onlyLive || onlyReplayed ? [{ table: 'figures.days', onlyLive, onlyReplayed }] : []
    },
    { isolation: 'repeatable read', timeout: 0 }
  )
}

function countMissing(rows: readonly string[], others: readonly string[]): number {
  const known = new Set(others)
  return rows.filter(row => !known.has(row)).length
}
