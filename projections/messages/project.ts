import type { MessageEvent } from '#events/aggregates/messages.ts'
import type { UserEvent } from '#events/aggregates/users.ts'
import { idsOf, oneByOne, positionsOf, type Projection } from '#projections/projection.ts'

export const messagesProjection: Projection<MessageEvent | UserEvent> = {
  name: 'messages',
  version: 1,
  tableNames: ['messages'],
  tablesFile: new URL('table.sql', import.meta.url),
  on: {
    MessageSent: {
      several: (tx, events) =>
        tx.query(
          `INSERT INTO messages (no, id, sender_id, receiver_id, job_id, content, sent_at)
           SELECT coalesce(no, es.position_of(event)), id, sender_id, receiver_id, job_id, content, at
             FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[], $8::bigint[])
               AS given (event, id, sender_id, receiver_id, job_id, content, at, no)`,
          [
            events.map(({ id }) => id),
            idsOf(events),
            events.map(({ data }) => data.senderId),
            events.map(({ data }) => data.receiverId),
            events.map(({ data }) => data.jobId),
            events.map(({ personal }) => personal.content),
            events.map(({ at }) => at),
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

    UserSoftDeleted: (tx, { data }) =>
      tx.query('UPDATE messages SET hidden = true WHERE sender_id = $1 OR receiver_id = $1', [
        data.id
      ]),

    UserErased: (tx, { data }) =>
      tx.query('DELETE FROM messages WHERE sender_id = $1 OR receiver_id = $1', [data.id])
  }
}
