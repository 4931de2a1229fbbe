import type { Queryable } from '#events/database/database.ts'
import { dayInSql } from '#services/platform/shared/time-zone.ts'
import { isSeenByPerson } from '#services/platform/http/request/seen-by-person.ts'
import { createBufferedCounts, minuteOf } from '#services/platform/http/limits/buffered-counts.ts'

/** Counts searches in memory, so that no search waits for it. Search terms are not stored. */
export interface SearchCounter {
  /** Counts a search whose results a person sees. */
  add(c: Parameters<typeof isSeenByPerson>[0]): void
  /** Adds the counts to their days. */
  flush(): Promise<void>
}

/** The minutes of two days: the most keys between two flushes. */
const maxMinutes = 2 * 24 * 60

export function createSearchCounter(db: Queryable, now: () => Date): SearchCounter {
  const counts = createBufferedCounts(counted => addToDailyCounts(db, counted), maxMinutes)
  return {
    add: c => {
      if (isSeenByPerson(c)) counts.add(minuteOf(now()))
    },
    flush: counts.flush
  }
}

async function addToDailyCounts(
  db: Queryable,
  minutes: ReadonlyMap<string, number>
): Promise<void> {
  await db.query(
    `INSERT INTO figures.searches AS known (day, n)
     SELECT ${dayInSql('at')}, sum(n)
       FROM unnest($1::timestamptz[], $2::bigint[]) AS minute (at, n) GROUP BY 1 ORDER BY 1
     ON CONFLICT (day) DO UPDATE SET n = known.n + excluded.n`,
    [[...minutes.keys()], [...minutes.values()]]
  )
}
