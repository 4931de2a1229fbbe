import type { CaseKind, TargetKind } from '#events/aggregates/case-choices.ts'
import type { Queryable } from '#events/database/database.ts'
import type { ReportedField } from './view.ts'

export interface ReportTarget {
  ownerId: string
  /** Its texts, the name first. */
  content: ReportedField[]
}

const jobQuery = `SELECT employer_id AS "ownerId", title, company_name AS "companyName", location, description,
    requirements, details, contact_phone AS "contactPhone", contact_email AS "contactEmail"
  FROM jobs WHERE id = $1 AND is_active`

/** Targets that everybody can see, and messages for their receiver. Whether a profile is shown to the visitor is checked elsewhere. */
const targetQueries: Record<TargetKind, string> = {
  job: `${jobQuery} AND hidden_reason IS NULL`,
  profile: `SELECT user_id AS "ownerId", full_name AS "fullName", description, skills, location,
      contact_phone AS "contactPhone", contact_email AS "contactEmail"
    FROM candidate_profiles WHERE id = $1 AND is_active AND hidden_reason IS NULL`,
  message: `SELECT sender_id AS "ownerId", content
    FROM messages WHERE id = $1 AND receiver_id = $2 AND NOT hidden AND hidden_reason IS NULL`,
  employer: `SELECT id AS "ownerId", full_name AS name, bio AS text
    FROM users WHERE id = $1 AND user_type = 'employer' AND NOT is_deleted
     AND EXISTS (
       SELECT FROM jobs WHERE employer_id = users.id AND is_active AND hidden_reason IS NULL)
     AND NOT EXISTS (SELECT FROM hidden_employer_pages WHERE employer_id = users.id)`
}

/** Undefined when the target does not exist, or the operator hides it. */
export async function findReportTarget(
  db: Queryable,
  kind: TargetKind,
  id: string,
  visitorId: string | undefined
): Promise<ReportTarget | undefined> {
  const [found] = await db.query<TargetRow>(
    targetQueries[kind],
    kind === 'message' ? [id, visitorId ?? ''] : [id]
  )
  return found && { ownerId: found.ownerId, content: toContent(found) }
}

/** The texts of a job, also while it is hidden or held; undefined for other kinds. */
export async function findTargetContent(
  db: Queryable,
  kind: CaseKind,
  id: string
): Promise<ReportedField[] | undefined> {
  if (kind !== 'job') return undefined
  const [found] = await db.query<TargetRow>(jobQuery, [id])
  return found && toContent(found)
}

type TargetRow = { ownerId: string } & Record<string, string | null>

function toContent({ ownerId, ...texts }: TargetRow): ReportedField[] {
  return Object.entries(texts).flatMap(([field, text]) => (text ? [{ field, text }] : []))
}

/** The owner of a target, also while it is hidden; for decisions without a report. */
const ownerQueries: Record<TargetKind, string> = {
  job: 'SELECT employer_id AS "ownerId" FROM jobs WHERE id = $1 AND is_active',
  profile: 'SELECT user_id AS "ownerId" FROM candidate_profiles WHERE id = $1 AND is_active',
  message: 'SELECT sender_id AS "ownerId" FROM messages WHERE id = $1 AND NOT hidden',
  employer: `SELECT id AS "ownerId" FROM users WHERE id = $1 AND user_type = 'employer' AND NOT is_deleted`
}

export async function findTargetOwner(
  db: Queryable,
  kind: TargetKind,
  id: string
): Promise<string | undefined> {
  const [found] = await db.query<{ ownerId: string }>(ownerQueries[kind], [id])
  return found?.ownerId
}

interface EmployerStanding {
  /** An operator has kept another job, or the account is not new and has another one that is neither held nor withdrawn. */
  isKnown: boolean
  isNew: boolean
}

/** Of an employer who publishes a job; an account is new when it was made after an instant. */
export async function findEmployerStanding(
  db: Queryable,
  { employerId, id }: { employerId: string; id: string },
  newSince: Date
): Promise<EmployerStanding> {
  const [found] = await db.query<EmployerStanding>(
    `SELECT created_at > $3 AS "isNew",
        EXISTS (SELECT FROM case_decisions AS d JOIN cases ON cases.id = d.case_id
          WHERE d.owner_id = $1 AND kind = 'job' AND target_id <> $2 AND outcome = 'kept' AND NOT is_automated AND undone_at IS NULL)
        OR created_at <= $3 AND EXISTS (SELECT FROM jobs
          WHERE employer_id = $1 AND id <> $2 AND held_for IS NULL AND is_active) AS "isKnown"
       FROM users WHERE id = $1`,
    [employerId, id, newSince.toISOString()]
  )
  return found ?? { isKnown: false, isNew: true }
}
