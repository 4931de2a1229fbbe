import type { ApplicationEvent } from '#events/aggregates/applications.ts'
import type { GuestEvent } from '#events/aggregates/guests.ts'
import type { MessageEvent } from '#events/aggregates/messages.ts'
import type { UserEvent } from '#events/aggregates/users.ts'
import type { Queryable } from '#events/database/database.ts'
import { shownFrom } from '#projections/messages/shown-from.ts'
import { idsOf, type Projection } from '#projections/projection.ts'

type Event = ApplicationEvent | MessageEvent | UserEvent | GuestEvent

/** Applications, answers and messages that a person has not seen. */
export const unseenProjection: Projection<Event> = {
  name: 'unseen',
  version: 4,
  tableNames: ['unseen'],
  tablesFile: new URL('table.sql', import.meta.url),
  on: {
    ApplicationSubmitted: {
      several: (tx, events) =>
        tx.query(
          `INSERT INTO unseen (kind, id, person_id, from_id, is_unseen)
           SELECT row.* FROM unnest($1::text[], $2::text[], $3::text[], $4::text[])
               AS given (id, employer_id, applicant_id, guest_id),
             LATERAL (
               SELECT 'application', id, employer_id, coalesce(applicant_id, guest_id), true
               UNION ALL SELECT 'status', id, applicant_id, NULL, false WHERE applicant_id IS NOT NULL) AS row`,
          [
            idsOf(events),
            events.map(({ data }) => data.employerId),
            events.map(({ data }) => data.applicantId),
            events.map(({ data }) => data.guestId)
          ]
        )
    },

    ApplicationRewritten: { several: markNewTo('application') },
    ApplicationStatusChanged: { several: markNewTo('status') },

    ApplicationSeen: {
      several: (tx, events) =>
        tx.query(
          `UPDATE unseen SET is_unseen = false FROM unnest($1::text[], $2::text[]) AS given (id, kind)
            WHERE unseen.id = given.id AND unseen.kind = given.kind`,
          [
            idsOf(events),
            events.map(({ data }) => (data.by === 'employer' ? 'application' : 'status'))
          ]
        )
    },

    ApplicationTalked: { several: markNewTo('status') },
    ApplicationTalkDenied: { several: markNewTo('application') },
    ApplicationAskedAgain: { several: markNewTo('application') },

    ApplicationWithdrawn: { several: deleteApplications },
    ApplicationErased: { several: deleteApplications },

    MessageSent: {
      several: (tx, events) =>
        tx.query(
          `INSERT INTO unseen (kind, id, person_id, from_id, shown_from, is_unseen)
           SELECT 'message', id, receiver_id, sender_id, shown_from, true
             FROM unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[])
               AS given (id, receiver_id, sender_id, shown_from)`,
          [
            idsOf(events),
            events.map(({ data }) => data.receiverId),
            events.map(({ data }) => data.senderId),
            events.map(shownFrom)
          ]
        )
    },

    MessageRead: { several: deleteMessages },
    MessageHidden: { several: deleteMessages },
    MessageErased: { several: deleteMessages },

    UserSoftDeleted: (tx, { data }) => markGone(tx, data.id, true),
    UserRestored: (tx, { data }) => markGone(tx, data.id, false),

    UserErased: (tx, { data }) =>
      tx.query('DELETE FROM unseen WHERE person_id = $1 OR from_id = $1', [data.id]),

    GuestJoined: (tx, { data }) =>
      Promise.all([
        tx.query(
          `INSERT INTO unseen (kind, id, person_id, from_id, guest_id, is_unseen)
           SELECT 'status', id, $2, NULL, $1, false FROM unseen WHERE kind = 'application' AND from_id = $1
           ON CONFLICT DO NOTHING`,
          [data.id, data.userId]
        ),
        tx.query(
          `UPDATE unseen SET guest_id = $1, person_id = CASE person_id WHEN $1 THEN $2 ELSE person_id END,
             from_id = CASE from_id WHEN $1 THEN $2 ELSE from_id END
            WHERE kind = 'message' AND (person_id = $1 OR from_id = $1)`,
          [data.id, data.userId]
        )
      ]),

    GuestErased: (tx, { data }) =>
      tx.query('DELETE FROM unseen WHERE person_id = $1 OR from_id = $1 OR guest_id = $1', [
        data.id
      ])
  }
}

/** New to one side, and no more to the other, which has answered or asked. */
function markNewTo(kind: 'application' | 'status') {
  return (tx: Queryable, events: readonly { data: { id: string } }[]) =>
    tx.query(
      `UPDATE unseen SET is_unseen = kind = $2 WHERE id = ANY($1) AND kind IN ('application', 'status')`,
      [idsOf(events), kind]
    )
}

function deleteApplications(
  tx: Queryable,
  events: readonly { data: { id: string } }[]
): Promise<unknown> {
  return tx.query(`DELETE FROM unseen WHERE id = ANY($1) AND kind IN ('application', 'status')`, [
    idsOf(events)
  ])
}

function deleteMessages(
  tx: Queryable,
  events: readonly { data: { id: string } }[]
): Promise<unknown> {
  return tx.query(`DELETE FROM unseen WHERE id = ANY($1) AND kind = 'message'`, [idsOf(events)])
}

function markGone(tx: Queryable, person: string, isGone: boolean): Promise<unknown> {
  return tx.query('UPDATE unseen SET from_gone = $2 WHERE from_id = $1', [person, isGone])
}
