import type { Database } from '#events/database/database.ts'

const day = 24 * 60 * 60 * 1000
/** Applications from these days before the count, to these, are counted: the newest may still be answered. */
const countedDays = { from: 180, to: 7 }
/** Fewer would say something of single people. */
const leastApplications = 5
const leastJobs = 2

/** How an employer answers: of so many applications, and half of them within so many days. */
export interface Responsiveness {
  applications: number
  answered: number
  /** Null where half or more have no answer. */
  typicalDays: number | null
}

/**
 * An answer is the first status that the employer gives, or the first message to the applicant about the job. What was
 * taken back within a week does not count, unless it was answered before.
 */
const countAnswers = `INSERT INTO figures.responsiveness
  SELECT employer_id, $1, count(*), count(answered_at),
      nullif(percentile_disc(0.5) WITHIN GROUP (ORDER BY coalesce(
        extract(epoch FROM answered_at - applied_at) / 86400, 'infinity')), 'infinity')
    FROM (
      SELECT a.employer_id, a.job_id, a.applied_at, a.withdrawn_at, least(a.answered_at, (
          SELECT min(sent_at) FROM messages AS m
           WHERE m.sender_id = a.employer_id AND m.receiver_id = a.applicant_id
             AND m.sent_at > a.applied_at AND (m.job_id = a.job_id OR m.job_id IS NULL))) AS answered_at
        FROM applications AS a WHERE a.applied_at > $2 AND a.applied_at <= $3 AND NOT a.hidden) AS received
   WHERE withdrawn_at IS NULL OR withdrawn_at > applied_at + $4::interval OR answered_at <= withdrawn_at
   GROUP BY employer_id HAVING count(*) >= ${leastApplications} AND count(DISTINCT job_id) >= ${leastJobs}
  RETURNING employer_id`

/** Counts the answers of all employers anew; returns how many have enough applications. */
export function countResponsiveness(db: Database, now: Date): Promise<number> {
  const daysBefore = (days: number) => new Date(now.getTime() - days * day).toISOString()
  const { from, to } = countedDays
  return db.transaction(async tx => {
    await tx.query('DELETE FROM figures.responsiveness')
    const period = [now.toISOString(), daysBefore(from), daysBefore(to), `${to} days`]
    return (await tx.query(countAnswers, period)).length
  })
}
