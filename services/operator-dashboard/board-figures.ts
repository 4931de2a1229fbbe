import { dashboardDays } from '#events/limits/figures.ts'
import { day } from '#events/units.ts'
import type { Queryable } from '#events/database/database.ts'
import type { BoardFigures } from './view.ts'

const { counted: countedDays, answered: answerDays } = dashboardDays

/**
 * How the board fares, counted at once. Applications are those of thirty days that are a week old or more: the newest may
 * still be answered. What their applicants took back unanswered does not count, and a message about the job is an answer.
 */
export async function readBoardFigures(db: Queryable, now: Date): Promise<BoardFigures> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day).toISOString()
  const parameters = [
    now.toISOString(),
    daysAgo(countedDays),
    daysAgo(countedDays + answerDays),
    daysAgo(answerDays),
    `${answerDays} days`
  ]
  const [figures] = await db.query<BoardFigures>(
    `WITH open AS (
       SELECT count(*) AS jobs, count(*) FILTER (WHERE terms ? 'pay' AND NOT terms -> 'pay' ? 'disclosed') AS with_pay,
         count(*) FILTER (WHERE terms ? 'housing') AS with_housing
         FROM jobs WHERE live AND expiry_date > $1),
     received AS (
       SELECT applied_at, withdrawn_at, least(answered_at, (
           SELECT min(sent_at) FROM messages AS m
            WHERE m.sender_id = a.employer_id AND m.receiver_id = a.person_id
              AND m.sent_at > a.applied_at AND (m.job_id = a.job_id OR m.job_id IS NULL))) AS answered_at
         FROM applications AS a WHERE applied_at > $3 AND applied_at <= $4 AND NOT hidden),
     answers AS (
       SELECT count(*) AS n, count(*) FILTER (WHERE answered_at <= applied_at + $5::interval) AS in_time
         FROM received WHERE withdrawn_at IS NULL OR answered_at <= withdrawn_at),
     closed AS (
       SELECT count(*) FILTER (WHERE outcome <> 'sin-cubrir') AS filled,
         count(*) FILTER (WHERE outcome = 'aqui') AS here, count(*) AS n
         FROM jobs WHERE closed_at > $2 AND outcome IS NOT NULL),
     profiles AS (
       SELECT count(*) AS n FROM candidate_profiles
        WHERE is_active AND hidden_reason IS NULL AND visible_to <> 'nobody'),
     watching AS (
       SELECT count(confirmed_at) AS confirmed, count(*) - count(confirmed_at) AS unconfirmed FROM alerts),
     reported AS (SELECT count(*) AS n FROM reports WHERE reported_at > $2),
     decided AS (
       SELECT round(percentile_cont(0.5) WITHIN GROUP (
           ORDER BY extract(epoch FROM decided_at - waited_since)))::bigint AS median
         FROM case_decisions WHERE decided_at > $2 AND undone_at IS NULL AND NOT is_appeal
          AND NOT is_automated AND waited_since IS NOT NULL)
     SELECT jsonb_build_object('open', open.jobs, 'withPay', open.with_pay, 'withHousing', open.with_housing,
         'closed', closed.n, 'filled', closed.filled, 'filledHere', closed.here) AS jobs,
       jsonb_build_object('received', answers.n, 'answeredInAWeek', answers.in_time) AS applications,
       profiles.n AS profiles,
       jsonb_build_object('confirmed', watching.confirmed, 'unconfirmed', watching.unconfirmed) AS alerts,
       jsonb_build_object('received', reported.n, 'medianSeconds', decided.median) AS reports
       FROM open, answers, closed, profiles, watching, reported, decided`,
    parameters
  )
  if (!figures) throw new Error('no row of figures')
  return figures
}
