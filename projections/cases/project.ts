import type { CaseEvent } from '#events/aggregates/case-schemas.ts'
import { caseId } from '#events/aggregates/cases.ts'
import type { GuestEvent } from '#events/aggregates/guests.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import type { UserEvent } from '#events/aggregates/users.ts'
import type { Queryable } from '#events/database/database.ts'
import type { ProjectedEvent, Projection } from '#projections/projection.ts'

type Event = CaseEvent | UserEvent | GuestEvent | JobEvent
type Decided = Extract<CaseEvent, { type: 'CaseDecided' | 'AppealDecided' }>

/** Rows stay after an erasure, for the figures; their texts are cleared. */
export const casesProjection: Projection<Event> = {
  name: 'cases',
  version: 2,
  tableNames: ['cases', 'reports', 'case_decisions', 'case_appeals'],
  tablesFile: new URL('table.sql', import.meta.url),
  on: {
    Reported: (tx, { data, at }) =>
      tx.query(
        `WITH opened AS (
           INSERT INTO cases (id, kind, target_id, owner_id, pending_since, is_doubtful)
           VALUES ($1, $2, $3, $4, $11, $10)
           ON CONFLICT (id) DO UPDATE SET texts_erased = false,
             is_doubtful = excluded.is_doubtful AND (cases.is_doubtful OR cases.pending_since IS NULL),
             pending_since = coalesce(cases.pending_since, excluded.pending_since))
         INSERT INTO reports
           (id, case_id, owner_id, reporter_id, reason, is_answerable, is_distinct, is_honeypot_filled, reported_at)
         VALUES ($5, $1, $4, $6, $7, $8, $9, $10, $11)`,
        [
          data.id,
          data.kind,
          data.targetId,
          data.ownerId,
          data.reportId,
          data.reporterId,
          data.reason,
          data.isAnswerable,
          data.isDistinct,
          data.isHoneypotFilled ?? false,
          at
        ]
      ),

    ReportWritten: (tx, { data, personal }) =>
      tx.query('UPDATE reports SET text = $2, name = $3, email = $4 WHERE id = $1', [
        data.reportId,
        personal.text,
        personal.name,
        personal.email
      ]),

    ReportedContentRecorded: (tx, { data, personal }) =>
      tx.query('UPDATE reports SET content = $2 WHERE id = $1', [
        data.reportId,
        JSON.stringify(personal.content)
      ]),

    CaseDecided: insertDecision,
    AppealDecided: insertDecision,

    ReasonsStated: (tx, { data, personal }) =>
      tx.query(
        `WITH addressed AS (UPDATE cases SET email = coalesce($3, email) WHERE id = $1)
         UPDATE case_decisions SET facts = $2
          WHERE case_id = $1 AND nth = (SELECT max(nth) FROM case_decisions WHERE case_id = $1)`,
        [data.id, personal.facts, personal.email]
      ),

    CaseDecisionUndone: (tx, { data, at }) =>
      tx.query(
        `WITH undone AS (
           UPDATE case_decisions SET undone_at = $2
            WHERE case_id = $1 AND nth = (
              SELECT max(nth) FROM case_decisions WHERE case_id = $1 AND undone_at IS NULL)
           RETURNING waited_since, answers)
         UPDATE cases SET revision = revision + 1, appealed_by = undone.answers, texts_erased = false,
           pending_since = coalesce(undone.waited_since, $2)
           FROM undone WHERE id = $1`,
        [data.id, at]
      ),

    CaseAppealed: (tx, { data, at }) =>
      tx.query(
        `WITH appealed AS (
           UPDATE cases SET appealed_by = $2, is_doubtful = false, texts_erased = false,
             pending_since = coalesce(pending_since, $5)
            WHERE id = $1 RETURNING revision)
         INSERT INTO case_appeals (case_id, revision, appellant_id, appealed_by, report_id, appealed_at)
         SELECT $1, revision, $3, $2, $4, $5 FROM appealed`,
        [data.id, data.by, data.appellantId, data.reportId, at]
      ),

    AppealWritten: (tx, { data, personal }) =>
      tx.query(
        `UPDATE case_appeals SET text = $3 WHERE case_id = $1 AND appellant_id = $2 AND revision = (
           SELECT max(revision) FROM case_appeals WHERE case_id = $1 AND appellant_id = $2)`,
        [data.id, data.appellantId, personal.text]
      ),

    CaseTextsErased: (tx, { data }) =>
      Promise.all([
        tx.query('UPDATE cases SET texts_erased = true, email = NULL WHERE id = $1', [data.id]),
        tx.query(
          'UPDATE reports SET text = NULL, name = NULL, email = NULL, content = NULL WHERE case_id = $1',
          [data.id]
        ),
        tx.query('UPDATE case_decisions SET facts = NULL WHERE case_id = $1', [data.id]),
        tx.query('UPDATE case_appeals SET text = NULL WHERE case_id = $1', [data.id])
      ]),

    // A held job that is withdrawn needs no decision.
    JobWithdrawn: (tx, { data }) => endHeld(tx, 'id', caseId('job', data.id)),
    UserSoftDeleted: (tx, { data }) => endHeld(tx, 'owner_id', data.id),

    UserErased: (tx, { data }) => clearTexts(tx, data.id),
    GuestErased: (tx, { data }) => clearTexts(tx, data.id)
  }
}

function insertDecision(tx: Queryable, { type, data, at }: ProjectedEvent<Decided>) {
  return tx.query(
    `WITH earlier AS (
       SELECT pending_since, appealed_by FROM cases WHERE id = $1),
     decided AS (
       INSERT INTO cases (id, kind, target_id, owner_id, revision, pending_since)
       VALUES ($1, $2, $3, $4, 1, CASE WHEN $8 THEN $11::timestamptz END)
       ON CONFLICT (id) DO UPDATE SET revision = cases.revision + 1, appealed_by = NULL, texts_erased = false,
         pending_since = CASE WHEN $8 THEN coalesce(cases.pending_since, $11) END)
     INSERT INTO case_decisions (case_id, nth, owner_id, outcome, ground, rule, is_automated,
       is_own_initiative, is_appeal, waited_since, answers, decided_at)
     SELECT $1, 1 + (SELECT count(*) FROM case_decisions WHERE case_id = $1), $4, $5, $6, $7, $8, $9, $10,
       (SELECT pending_since FROM earlier), (SELECT appealed_by FROM earlier), $11`,
    [
      data.id,
      data.kind,
      data.targetId,
      data.ownerId,
      data.outcome,
      data.ground,
      data.rule,
      data.isAutomated,
      data.isOwnInitiative,
      type === 'AppealDecided',
      at
    ]
  )
}

function endHeld(tx: Queryable, column: 'id' | 'owner_id', value: string) {
  return tx.query(
    `UPDATE cases SET pending_since = NULL
      WHERE ${column} = $1 AND NOT EXISTS (SELECT FROM reports WHERE case_id = cases.id)`,
    [value]
  )
}

/** Clears the texts of a reporter, or of the owner of what was reported. */
async function clearTexts(tx: Queryable, person: string): Promise<void> {
  await Promise.all([
    tx.query('UPDATE reports SET text = NULL, name = NULL, email = NULL WHERE reporter_id = $1', [
      person
    ]),
    tx.query('UPDATE reports SET content = NULL WHERE owner_id = $1', [person]),
    tx.query('UPDATE case_decisions SET facts = NULL WHERE owner_id = $1', [person]),
    tx.query('UPDATE case_appeals SET text = NULL WHERE appellant_id = $1', [person]),
    tx.query('UPDATE cases SET pending_since = NULL WHERE owner_id = $1', [person])
  ])
}
