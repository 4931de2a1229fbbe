import type { MessageEvent } from '#events/aggregates/messages.ts'
import type { UserEvent } from '#events/aggregates/users.ts'
import type { Projection } from '#projections/projection.ts'

export const messagesProjection: Projection<MessageEvent | UserEvent> = {
  name: 'messages',
  version: 4,
  tableNames: ['messages'],
  tablesFile: new URL('table.sql', import.meta.url),
  on: {
    MessageSent: (tx, { data, personal, at, id }) =>
      tx.query(
        `INSERT INTO messages (no, id, sender_id, receiver_id, job_id, content, sent_at)
         VALUES (es.position_of($1), $2, $3, $4, $5, $6, $7)`,
        [id, data.id, data.senderId, data.receiverId, data.jobId, personal.content, at]
      ),

    MessageRead: (tx, { data }) =>
      tx.query('UPDATE messages SET is_read = true WHERE id = $1', [data.id]),

    MessageErased: (tx, { data }) => tx.query('DELETE FROM messages WHERE id = $1', [data.id]),

    MessageHidden: (tx, { data }) =>
      tx.query('UPDATE messages SET hidden_reason = $2 WHERE id = $1', [data.id, data.reason]),

    MessageShown: (tx, { data }) =>
      tx.query('UPDATE messages SET hidden_reason = NULL WHERE id = $1', [data.id]),

    UserSoftDeleted: (tx, { data }) =>
      tx.query('UPDATE messages SET hidden = true WHERE sender_id = $1 OR receiver_id = $1', [
        data.id
      ]),

    UserErased: (tx, { data }) =>
      tx.query('DELETE FROM messages WHERE sender_id = $1 OR receiver_id = $1', [data.id])
  }
}
