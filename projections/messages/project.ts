import type { ApplicationEvent } from '#events/aggregates/applications.ts'
import type { GuestEvent } from '#events/aggregates/guests.ts'
import type { MessageEvent } from '#events/aggregates/messages.ts'
import type { UserEvent } from '#events/aggregates/users.ts'
import type { Queryable } from '#events/database/database.ts'
import {
  idsOf,
  oneByOne,
  positionsOf,
  type ProjectedEvent,
  type Projection
} from '#projections/projection.ts'
import { shownFrom } from './shown-from.ts'

type Event = MessageEvent | ApplicationEvent | GuestEvent | UserEvent
type Submitted = Extract<ApplicationEvent, { type: 'ApplicationSubmitted' }>

export const messagesProjection: Projection<Event> = {
  name: 'messages',
  version: 4,
  tableNames: ['messages', 'guest_applications'],
  tablesFile: new URL('table.sql', import.meta.url),
  on: {
    MessageSent: {
      several: (tx, events) =>
        tx.query(
          `INSERT INTO messages (no, id, sender_id, receiver_id, job_id, application_id, content, sent_at, shown_from)
           SELECT coalesce(no, es.position_of(event)), id, sender_id, receiver_id, job_id, application_id, content, at, shown_from
             FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::timestamptz[],
                 $9::timestamptz[], $10::bigint[])
               AS given (event, id, sender_id, receiver_id, job_id, application_id, content, at, shown_from, no)`,
          [
            events.map(({ id }) => id),
            idsOf(events),
            events.map(({ data }) => data.senderId),
            events.map(({ data }) => data.receiverId),
            events.map(({ data }) => data.jobId),
            events.map(({ data }) => data.applicationId),
            events.map(({ personal }) => personal.content),
            events.map(({ at }) => at),
            events.map(shownFrom),
            positionsOf(events)
          ]
        )
    },

    MessageRead: {
      several: (tx, events) =>
        tx.query('UPDATE messages SET is_read = true WHERE id = ANY($1)', [idsOf(events)])
    },

    MessageErased: oneByOne((tx, { data }) =>
      tx.query('DELETE FROM messages WHERE id = $1', [data.id])
    ),

    MessageHidden: oneByOne((tx, { data }) =>
      tx.query('UPDATE messages SET hidden_reason = $2 WHERE id = $1', [data.id, data.reason])
    ),

    MessageShown: oneByOne((tx, { data }) =>
      tx.query('UPDATE messages SET hidden_reason = NULL WHERE id = $1', [data.id])
    ),

    ApplicationSubmitted: { several: keepGuests },

    // Of 1.0.0, to guests: the last answer is shown, until a later status of 1.0.0.
    ApplicationAnswered: oneByOne((tx, { id, data, personal, at, position }) =>
      tx.query(
        `INSERT INTO messages (no, id, sender_id, receiver_id, job_id, application_id, content, sent_at, shown_from, is_read)
         SELECT coalesce($3, es.position_of($2)), id, employer_id, person_id, job_id, id, $4, $5, $5, true
           FROM guest_applications WHERE id = $1
         ON CONFLICT (id) DO UPDATE
           SET no = excluded.no, content = excluded.content, sent_at = excluded.sent_at, shown_from = excluded.shown_from`,
        [data.id, id, position, personal.words, at]
      )
    ),

    ApplicationStatusChanged: {
      async several(tx, events) {
        const clearing = events.filter(({ data }) => data.clearsAnswer)
        if (clearing.length)
          await tx.query('DELETE FROM messages WHERE id = ANY($1)', [idsOf(clearing)])
      }
    },

    ApplicationErased: oneByOne((tx, { data }) =>
      tx.query(
        `WITH forgotten AS (DELETE FROM guest_applications WHERE id = $1)
         DELETE FROM messages WHERE id = $1`,
        [data.id]
      )
    ),

    GuestJoined: (tx, { data }) =>
      Promise.all([
        tx.query('UPDATE guest_applications SET person_id = $2 WHERE guest_id = $1', [
          data.id,
          data.userId
        ]),
        tx.query(
          `UPDATE messages SET guest_id = $1, sender_id = CASE sender_id WHEN $1 THEN $2 ELSE sender_id END,
             receiver_id = CASE receiver_id WHEN $1 THEN $2 ELSE receiver_id END
            WHERE sender_id = $1 OR receiver_id = $1`,
          [data.id, data.userId]
        )
      ]),

    GuestErased: (tx, { data }) =>
      tx.query(
        `WITH forgotten AS (DELETE FROM guest_applications WHERE guest_id = $1 RETURNING id)
         DELETE FROM messages
          WHERE sender_id = $1 OR receiver_id = $1 OR guest_id = $1 OR id IN (SELECT id FROM forgotten)`,
        [data.id]
      ),

    UserSoftDeleted: (tx, { data }) => markGone(tx, data.id, true),
    UserRestored: (tx, { data }) => markGone(tx, data.id, false),

    UserErased: (tx, { data }) =>
      tx.query('DELETE FROM messages WHERE sender_id = $1 OR receiver_id = $1', [data.id])
  }
}

/** Messages are hidden with the account of one of the two. */
function markGone(tx: Queryable, person: string, isGone: boolean): Promise<unknown> {
  return tx.query(
    `UPDATE messages SET sender_gone = CASE sender_id WHEN $1 THEN $2 ELSE sender_gone END,
       receiver_gone = CASE receiver_id WHEN $1 THEN $2 ELSE receiver_gone END
      WHERE sender_id = $1 OR receiver_id = $1`,
    [person, isGone]
  )
}

async function keepGuests(
  tx: Queryable,
  events: readonly ProjectedEvent<Submitted>[]
): Promise<void> {
  const sent = events.filter(({ data }) => data.guestId)
  if (!sent.length) return
  await tx.query(
    `INSERT INTO guest_applications (id, employer_id, guest_id, person_id, job_id)
     SELECT id, employer_id, guest_id, guest_id, job_id
       FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS given (id, employer_id, guest_id, job_id)`,
    [
      idsOf(sent),
      sent.map(({ data }) => data.employerId),
      sent.map(({ data }) => data.guestId),
      sent.map(({ data }) => data.jobId)
    ]
  )
}
