import type { Queryable } from '#events/database/database.ts'
import { dayInSql } from '#services/platform/config/time-zone.ts'

/** Counts searches in memory, so that no search waits for it. Search terms are not stored. */
export interface SearchCounter {
  add(): void
  /** Adds what was counted to its days. */
  flush(): Promise<void>
}

export function createSearchCounter(db: Queryable, now: () => Date): SearchCounter {
  let minutes = new Map<string, number>()
  const add = (minute: string, n: number) => minutes.set(minute, (minutes.get(minute) ?? 0) + n)
  return {
    add: () => add(`${now().toISOString().slice(0, 16)}Z`, 1),
    flush: async () => {
      const counted = minutes
      if (!counted.size) return
      minutes = new Map()
      try {
        await addToDailyCounts(db, counted)
      } catch (error) {
        for (const [minute, n] of counted) add(minute, n)
        throw error
      }
    }
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
