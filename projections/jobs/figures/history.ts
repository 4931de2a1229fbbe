import { isDeepStrictEqual } from 'node:util'
import type { JobTerms } from '#events/job-content/terms.ts'
import type { JobOutcome } from '#events/job-content/outcomes.ts'
import type { PhotoSubject } from '#events/job-content/vocabulary.ts'
import type { Queryable } from '#events/database/database.ts'
import type { JobChange } from './history-view.ts'
import { type FollowedTerm, followedTerms } from './project-history.ts'

/** The most changes that are read of one job. */
const mostChanges = 50

interface HistoryRow {
  at: string
  kind: 'published' | 'revised' | 'renewed' | 'closed'
  terms: Pick<JobTerms, FollowedTerm> & { photos?: PhotoSubject[] }
  expiryDate: string
  outcome: JobOutcome
}

/** The changes of a job since it was published, newest first. */
export async function findJobHistory(db: Queryable, id: string): Promise<JobChange[]> {
  const rows = await db.query<HistoryRow>(
    `(SELECT no, at, kind, terms, expiry_date AS "expiryDate", outcome FROM job_history
       WHERE job_id = $1 AND kind <> 'published' ORDER BY no DESC LIMIT $2)
     UNION ALL
     (SELECT no, at, kind, terms, expiry_date, outcome FROM job_history
       WHERE job_id = $1 AND kind = 'published') ORDER BY no DESC`,
    [id, mostChanges]
  )
  return rows.flatMap((row, index) => toChanges(row, rows[index + 1]))
}

function toChanges(
  { at, kind, terms, expiryDate, outcome }: HistoryRow,
  before?: HistoryRow
): JobChange[] {
  if (kind === 'published') return [{ kind, at }]
  if (kind === 'renewed') return [{ kind, at, expiryDate }]
  if (kind === 'closed') return [{ kind, at, outcome }]
  return [...followedTerms, 'photos' as const].flatMap(term => {
    const [from, to] = [before?.terms[term], terms[term]]
    return isDeepStrictEqual(from, to) ? [] : [{ kind: term, at, ...fromTo(from, to) } as JobChange]
  })
}

function fromTo<Value>(from: Value | undefined, to: Value | undefined) {
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}
