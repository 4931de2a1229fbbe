import type { Queryable } from '#events/database/database.ts'

export interface EventCount {
  /** ISO date, as 2026-03-02. */
  day: string
  type: string
  n: number
}

/** The events of these types that a subscription has handled, by day; its dead letters do not count. */
export function countHandledEvents(
  db: Queryable,
  subscription: string,
  types: readonly string[],
  timeZone: string
): Promise<EventCount[]> {
  return db.query(
    `SELECT (occurred_at AT TIME ZONE $3)::date AS day, type, count(*) AS n
       FROM es.events
      WHERE position <= (SELECT position FROM es.subscriptions WHERE name = $1) AND type = ANY ($2)
        AND position NOT IN (SELECT position FROM es.dead_letters WHERE subscription = $1)
      GROUP BY 1, 2`,
    [subscription, types, timeZone]
  )
}
