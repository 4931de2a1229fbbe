import type { AlertInterval } from '#events/aggregates/alerts.ts'
import type { Queryable } from '#events/database/database.ts'
import { timeZone } from '#services/platform/shared/time-zone.ts'

export type DigestTimes = Record<AlertInterval, string>

/** The last half past seven, by the clock of Madrid, of a day and of a Monday. */
export async function digestTimes(db: Queryable, now: Date): Promise<DigestTimes> {
  const at = (unit: 'day' | 'week') =>
    `(date_trunc('${unit}', before) + interval '7 hours 30 minutes') AT TIME ZONE '${timeZone}'`
  const [times] = await db.query<DigestTimes>(
    `SELECT ${at('day')} AS dia, ${at('week')} AS semana
       FROM (SELECT ($1::timestamptz AT TIME ZONE '${timeZone}') - interval '7 hours 30 minutes' AS before) AS clock`,
    [now.toISOString()]
  )
  if (!times) throw new Error('the database has no clock')
  return times
}
