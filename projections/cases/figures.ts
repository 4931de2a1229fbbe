import type { CaseOutcome, CaseRule } from '#events/aggregates/case-choices.ts'
import type { Queryable } from '#events/database/database.ts'

/** Figures of a month in Madrid, «2026-03». */
export interface MonthFigures {
  month: string
  reasons: Partial<Record<CaseRule, number>>
  outcomes: Partial<Record<CaseOutcome, number>>
  automated: number
  ownInitiative: number
  /** Seconds from the first report, or from the day on which a job was held, to the decision; null without one. */
  medianSeconds: number | null
  appeals: number
  /** Complaints that led to another decision. */
  reversed: number
}

const monthOf = (instant: string) => `to_char(${instant} AT TIME ZONE 'Europe/Madrid', 'YYYY-MM')`

/** The newest month first; a decision that was undone does not count. */
export function listMonthFigures(db: Queryable, months: number): Promise<MonthFigures[]> {
  return db.query(
    `WITH reported AS (
       SELECT month, jsonb_object_agg(reason, n) AS reasons
         FROM (SELECT ${monthOf('reported_at')} AS month, reason, count(*) AS n FROM reports GROUP BY 1, 2) AS r
        GROUP BY month),
     decided AS (
       SELECT *, ${monthOf('decided_at')} AS month, lag(outcome) OVER (PARTITION BY case_id ORDER BY nth) AS earlier
         FROM case_decisions WHERE undone_at IS NULL),
     outcomes AS (
       SELECT month, jsonb_object_agg(outcome, n) AS outcomes
         FROM (SELECT month, outcome, count(*) AS n FROM decided GROUP BY 1, 2) AS d GROUP BY month),
     measured AS (
       SELECT month, count(*) FILTER (WHERE is_automated) AS automated,
         count(*) FILTER (WHERE is_own_initiative) AS own_initiative,
         count(*) FILTER (WHERE is_appeal AND outcome <> earlier) AS reversed,
         percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM decided_at - waited_since))
           FILTER (WHERE NOT is_appeal AND NOT is_automated AND waited_since IS NOT NULL) AS median
         FROM decided GROUP BY month),
     appealed AS (
       SELECT ${monthOf('appealed_at')} AS month, count(*) AS n FROM case_appeals GROUP BY 1)
     SELECT month, coalesce(reasons, '{}') AS reasons, coalesce(outcomes, '{}') AS outcomes,
       coalesce(automated, 0) AS automated, coalesce(own_initiative, 0) AS "ownInitiative",
       round(median)::bigint AS "medianSeconds", coalesce(appealed.n, 0) AS appeals,
       coalesce(reversed, 0) AS reversed
       FROM reported FULL JOIN outcomes USING (month) FULL JOIN measured USING (month)
         FULL JOIN appealed USING (month)
      ORDER BY month DESC LIMIT $1`,
    [months]
  )
}
