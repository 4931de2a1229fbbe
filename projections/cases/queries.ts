import { day } from '#events/units.ts'
import { hidingRule, newAccountDays } from '#events/limits/cases.ts'
import type { Appellant, CaseRule, RemovalKind } from '#events/aggregates/case-choices.ts'
import type { Queryable } from '#events/database/database.ts'
import { findTargetContent } from './targets.ts'
import type { CaseList, CaseSummaryView, CaseView, StatementView } from './view.ts'

const inForce = `LATERAL (
  SELECT outcome, is_automated, decided_at FROM case_decisions
   WHERE case_id = c.id AND undone_at IS NULL ORDER BY nth DESC LIMIT 1)`

/** The name of the target in the newest report that still has it; of an ad without a report, and of an account, as it is now. */
const title = `coalesce((SELECT content->0->>'text' FROM reports
    WHERE case_id = c.id AND content IS NOT NULL ORDER BY reported_at DESC LIMIT 1),
  (SELECT title FROM jobs WHERE c.kind = 'job' AND id = c.target_id
    AND NOT EXISTS (SELECT FROM reports WHERE case_id = c.id)),
  (SELECT full_name FROM users WHERE c.kind = 'account' AND id = c.target_id))`

const isOfRemoval = `c.kind IN ('account', 'guest')`
const person = `CASE WHEN ${isOfRemoval} THEN c.target_id ELSE c.owner_id END`

const summaryColumns = `c.id, c.kind, c.target_id AS "targetId", ${person} AS "ownerId", ${title} AS title,
  (SELECT full_name FROM users WHERE id = c.owner_id AND NOT is_deleted) AS "ownerName",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'count', n) ORDER BY n DESC, reason), '[]')
     FROM (SELECT reason, count(*) AS n FROM reports WHERE case_id = c.id GROUP BY reason) AS counted) AS reasons,
  c.pending_since AS "pendingSince", c.is_doubtful AS "isDoubtful", c.appealed_by AS "appealedBy", d.outcome, d.decided_at AS "decidedAt"`

const shownCases = 50

/** Pending cases, the oldest first and the doubtful last; or decided ones, the newest first. */
export async function listCases(db: Queryable, isPending: boolean): Promise<CaseList> {
  const [condition, order] = isPending
    ? ['c.pending_since IS NOT NULL', 'c.is_doubtful, c.pending_since, c.id']
    : [`c.pending_since IS NULL AND d.outcome <> 'held'`, 'd.decided_at DESC, c.id']
  const cases = await db.query<CaseSummaryView>(
    `SELECT ${summaryColumns} FROM cases AS c LEFT JOIN ${inForce} AS d ON true
      WHERE ${condition} ORDER BY ${order} LIMIT ${shownCases}`
  )
  return { pending: await countPendingCases(db), cases }
}

/** The number of cases that wait for a decision. */
export async function countPendingCases(db: Queryable): Promise<number> {
  const [waiting] = await db.query<{ n: number }>(
    'SELECT count(*) AS n FROM cases WHERE pending_since IS NOT NULL'
  )
  return waiting?.n ?? 0
}

interface WaitingCases {
  cases: number
  /** Seconds for which the oldest waits; null when none does. */
  oldestCase: number | null
  heldJobs: number
  oldestHeldJob: number | null
}

/** Cases that wait for a decision, and those of held jobs among them. */
export async function measureWaitingCases(db: Queryable, now: Date): Promise<WaitingCases> {
  const seconds = 'extract(epoch FROM $1::timestamptz - min(c.pending_since)'
  const isHeld = `FILTER (WHERE d.outcome = 'held')`
  const [waiting] = await db.query<WaitingCases>(
    `SELECT count(*) AS cases, ${seconds})::float8 AS "oldestCase",
       count(*) ${isHeld} AS "heldJobs", ${seconds} ${isHeld})::float8 AS "oldestHeldJob"
       FROM cases AS c LEFT JOIN ${inForce} AS d ON true WHERE c.pending_since IS NOT NULL`,
    [now.toISOString()]
  )
  return waiting ?? { cases: 0, oldestCase: null, heldJobs: 0, oldestHeldJob: null }
}

/** When the newest of the cases came that wait; and the newest of those which the program decided for their signals, or for reports. */
export async function findNewestWaiting(
  db: Queryable
): Promise<{ newest: string | null; newestStrong: string | null }> {
  const [found] = await db.query<{ newest: string | null; newestStrong: string | null }>(
    `SELECT max(c.pending_since) AS newest,
       max(greatest(c.pending_since, d.decided_at)) FILTER (WHERE d.is_automated AND NOT EXISTS (
         SELECT FROM jobs WHERE c.kind = 'job' AND id = c.target_id AND held_for = '{primero}')) AS "newestStrong"
       FROM cases AS c LEFT JOIN ${inForce} AS d ON true WHERE c.pending_since IS NOT NULL`
  )
  return found ?? { newest: null, newestStrong: null }
}

const owner = `jsonb_build_object('id', ${person}, 'name', u.full_name, 'since', u.created_at,
  'isDeleted', coalesce(u.is_deleted, false),
  'jobs', (SELECT count(*) FROM jobs WHERE employer_id = ${person}),
  'cases', (SELECT count(*) FROM cases WHERE owner_id = ${person}),
  'takenDown', (SELECT count(DISTINCT case_id) FROM case_decisions
     WHERE owner_id = ${person} AND undone_at IS NULL AND outcome IN ('hidden', 'removed')))`

const photos = `coalesce(CASE c.kind
  WHEN 'job' THEN (SELECT photos FROM jobs WHERE id = c.target_id AND is_active)
  WHEN 'employer' THEN (SELECT array_agg(profile_picture) FROM users
    WHERE id = c.target_id AND NOT is_deleted AND profile_picture IS NOT NULL) END, '{}')`

export async function findCase(
  db: Queryable,
  id: string
): Promise<Omit<CaseView, 'signals' | 'markedWords'> | undefined> {
  const [found] = await db.query<
    Pick<
      CaseView,
      'id' | 'kind' | 'targetId' | 'revision' | 'pendingSince' | 'appealedBy' | 'owner' | 'photos'
    >
  >(
    `SELECT c.id, c.kind, c.target_id AS "targetId", c.revision, c.pending_since AS "pendingSince",
       c.appealed_by AS "appealedBy", ${owner} AS owner, ${photos} AS photos
       FROM cases AS c LEFT JOIN users AS u ON u.id = ${person} WHERE c.id = $1`,
    [id]
  )
  if (!found) return undefined
  const reports = await db.query<CaseView['reports'][number]>(
    `SELECT id, reason, reported_at AS "reportedAt", is_honeypot_filled AS "isHoneypotFilled",
       text, name, email, content
       FROM reports WHERE case_id = $1 ORDER BY reported_at DESC, id LIMIT ${shownCases}`,
    [id]
  )
  const decisions = await db.query<CaseView['decisions'][number]>(
    `SELECT ${decisionColumns}, undone_at AS "undoneAt"
       FROM case_decisions AS d WHERE case_id = $1 ORDER BY nth DESC LIMIT ${shownCases}`,
    [id]
  )
  const appeals = await db.query<CaseView['appeals'][number]>(
    `SELECT appealed_by AS "appealedBy", appealed_at AS "appealedAt", text
       FROM case_appeals WHERE case_id = $1 ORDER BY appealed_at DESC LIMIT ${shownCases}`,
    [id]
  )
  const content = reports.length ? null : await findTargetContent(db, found.kind, found.targetId)
  return { ...withInstant(found), reports, decisions, appeals, content: content ?? null }
}

/** Within JSON, instants are not in the usual format yet. */
function withInstant<Found extends Pick<CaseView, 'owner'>>(found: Found): Found {
  const { since } = found.owner
  return { ...found, owner: { ...found.owner, since: since && new Date(since).toISOString() } }
}

const decisionColumns = `d.outcome, d.ground, d.rule, d.is_automated AS "isAutomated",
  d.is_own_initiative AS "isOwnInitiative", d.is_appeal AS "isAppeal", d.decided_at AS "decidedAt", d.facts`

/** True for a decision that publishes a held job. */
const isRelease = `(d.outcome = 'kept' AND coalesce((SELECT outcome FROM case_decisions
  WHERE case_id = c.id AND nth < d.nth AND undone_at IS NULL ORDER BY nth DESC LIMIT 1), '') = 'held')`

const statementColumns = `c.id AS "caseId", c.revision, c.kind, c.target_id AS "targetId", ${title} AS title, ${isRelease} AS "isRelease", ${decisionColumns}`

type OwnedStatement = StatementView & {
  ownerId: string
  /** Whose complaint it answers. */
  answers: Appellant | null
}

/** The decision in force; undefined when it was undone. */
export async function findStatement(
  db: Queryable,
  caseId: string
): Promise<OwnedStatement | undefined> {
  const [found] = await db.query<OwnedStatement>(
    `SELECT ${statementColumns}, c.owner_id AS "ownerId", d.answers
       FROM case_decisions AS d JOIN cases AS c ON c.id = d.case_id
      WHERE c.id = $1 AND d.undone_at IS NULL ORDER BY d.nth DESC LIMIT 1`,
    [caseId]
  )
  return found
}

/** A person whom the operator has removed: an account, or what was sent without one. */
export interface RemovedPerson {
  kind: RemovalKind
  targetId: string
  /** Null once the texts of the case are erased. */
  email: string | null
}

/** Also while the removal is undone; undefined when no case of a removal has this id. */
export async function findRemovedPerson(
  db: Queryable,
  caseId: string
): Promise<RemovedPerson | undefined> {
  const [found] = await db.query<RemovedPerson>(
    `SELECT kind, target_id AS "targetId", email FROM cases AS c WHERE id = $1 AND ${isOfRemoval}`,
    [caseId]
  )
  return found
}

/** Whether anybody has reported something of this person. */
export async function wasReported(db: Queryable, ownerId: string): Promise<boolean> {
  const found = await db.query('SELECT FROM reports WHERE owner_id = $1 LIMIT 1', [ownerId])
  return found.length > 0
}

/** The ids of the cases in which something of this person was reported. */
export async function listReportedCases(db: Queryable, ownerId: string): Promise<string[]> {
  const found = await db.query<{ id: string }>(
    'SELECT DISTINCT case_id AS id FROM reports WHERE owner_id = $1 ORDER BY id',
    [ownerId]
  )
  return found.map(({ id }) => id)
}

/** The decisions in force that limit content of this owner, the newest first. */
export function listStatements(db: Queryable, ownerId: string): Promise<StatementView[]> {
  return db.query(
    `SELECT * FROM (
       SELECT DISTINCT ON (c.id) ${statementColumns}
         FROM case_decisions AS d JOIN cases AS c ON c.id = d.case_id
        WHERE d.owner_id = $1 AND d.undone_at IS NULL ORDER BY c.id, d.nth DESC) AS stated
      WHERE outcome <> 'kept' ORDER BY "decidedAt" DESC LIMIT ${shownCases}`,
    [ownerId]
  )
}

export interface ReportRow {
  id: string
  caseId: string
  reporterId: string
  reason: CaseRule
  name: string | null
  email: string | null
  reportedAt: string
}

const reportColumns = `id, case_id AS "caseId", reporter_id AS "reporterId", reason, name, email,
  reported_at AS "reportedAt"`

export async function findReport(db: Queryable, id: string): Promise<ReportRow | undefined> {
  const [found] = await db.query<ReportRow>(`SELECT ${reportColumns} FROM reports WHERE id = $1`, [
    id
  ])
  return found
}

/**
 * The cases of ads that `hidingRule` hides: reported for money by so many in so short a time, one of them with a confirmed
 * e-mail or an account of some age, of a new account.
 */
export function findCasesToHide(
  db: Queryable,
  now: Date,
  limit: number
): Promise<{ id: string }[]> {
  const { withinDays, reports, reporterDays } = hidingRule
  const before = (days: number) => new Date(now.getTime() - days * day).toISOString()
  return db.query(
    `WITH money AS (
       SELECT r.case_id, r.owner_id, r.is_distinct, r.reporter_id, by.id IS NOT NULL AS is_known
         FROM reports AS r LEFT JOIN users AS by ON by.id = r.reporter_id AND NOT by.is_deleted
          AND (by.email_confirmed OR by.created_at <= $5)
        WHERE r.reported_at > $1 AND r.reason = 'dinero-o-documentos' AND r.reported_at > coalesce(
          (SELECT max(decided_at) FROM case_decisions AS d WHERE d.case_id = r.case_id), '-infinity')),
     suspects AS (
       SELECT owner_id FROM money WHERE is_distinct GROUP BY owner_id
       HAVING count(DISTINCT reporter_id) >= $2 AND bool_or(is_known))
     SELECT DISTINCT c.id FROM cases AS c JOIN money AS m ON m.case_id = c.id
       JOIN suspects AS s ON s.owner_id = c.owner_id
       JOIN users AS u ON u.id = c.owner_id AND u.created_at > $3 AND NOT u.is_deleted
      WHERE c.kind IN ('job', 'profile') AND c.pending_since IS NOT NULL ORDER BY c.id LIMIT $4`,
    [before(withinDays), reports, before(newAccountDays), limit, before(reporterDays)]
  )
}

/** Cases that wait for nothing, in which nothing has happened since then, and which have their texts. */
export function findErasableCases(
  db: Queryable,
  changedBy: string,
  limit: number
): Promise<{ id: string }[]> {
  return db.query(
    `SELECT id FROM cases AS c WHERE pending_since IS NULL AND NOT texts_erased
        AND greatest(
          (SELECT max(reported_at) FROM reports WHERE case_id = c.id),
          (SELECT max(greatest(decided_at, undone_at)) FROM case_decisions WHERE case_id = c.id),
          (SELECT max(appealed_at) FROM case_appeals WHERE case_id = c.id)) <= $1
      ORDER BY id LIMIT $2`,
    [changedBy, limit]
  )
}

/**
 * Reports whose reporters receive a decision: those that it is about, or all when it answers a complaint. None when it
 * was undone.
 */
export function listAnswerableReports(
  db: Queryable,
  caseId: string
): Promise<{ id: string; reporterId: string }[]> {
  return db.query(
    `SELECT r.id, r.reporter_id AS "reporterId" FROM reports AS r JOIN LATERAL (
       SELECT is_appeal, is_automated, waited_since FROM case_decisions
        WHERE case_id = r.case_id AND undone_at IS NULL ORDER BY nth DESC LIMIT 1) AS d ON true
      WHERE r.case_id = $1 AND r.email IS NOT NULL AND NOT d.is_automated
        AND (d.is_appeal OR r.reported_at >= d.waited_since)
      ORDER BY r.reported_at, r.id`,
    [caseId]
  )
}
