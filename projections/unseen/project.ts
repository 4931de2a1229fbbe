import type { ApplicationEvent } from '#events/aggregates/applications.ts'
import type { GuestEvent } from '#events/aggregates/guests.ts'
import type { MessageEvent } from '#events/aggregates/messages.ts'
import type { UserEvent } from '#events/aggregates/users.ts'
import type { Queryable } from '#events/database/database.ts'
import type { Projection } from '#projections/projection.ts'

type Event = ApplicationEvent | MessageEvent | UserEvent | GuestEvent

/** What is new to whom. */
export const unseenProjection: Projection<Event> = {
  name: 'unseen',
  version: 3,
  tableNames: ['unseen'],
  tablesFile: new URL('table.sql', import.meta.url),
  on: {
    ApplicationSubmitted: (tx, { data }) =>
      tx.query(
        `INSERT INTO unseen (kind, id, person_id, from_id, is_unseen)
         SELECT 'application', $1, $2, coalesce($3::text, $4), true
         UNION ALL SELECT 'status', $1, $3, NULL, false WHERE $3 IS NOT NULL`,
        [data.id, data.employerId, data.applicantId, data.guestId]
      ),

    ApplicationStatusChanged: (tx, { data }) =>
      tx.query(
        `UPDATE unseen SET is_unseen = kind = 'status'
          WHERE id = $1 AND kind IN ('application', 'status')`,
        [data.id]
      ),

    ApplicationSeen: (tx, { data }) =>
      tx.query('UPDATE unseen SET is_unseen = false WHERE id = $1 AND kind = $2', [
        data.id,
        data.by === 'employer' ? 'application' : 'status'
      ]),

    ApplicationWithdrawn: (tx, { data }) =>
      tx.query(`DELETE FROM unseen WHERE id = $1 AND kind IN ('application', 'status')`, [data.id]),

    ApplicationErased: (tx, { data }) =>
      tx.query(`DELETE FROM unseen WHERE id = $1 AND kind IN ('application', 'status')`, [data.id]),

    MessageSent: (tx, { data }) =>
      tx.query(
        `INSERT INTO unseen (kind, id, person_id, from_id, is_unseen)
         VALUES ('message', $1, $2, $3, true)`,
        [data.id, data.receiverId, data.senderId]
      ),

    MessageRead: (tx, { data }) => deleteMessage(tx, data.id),
    MessageHidden: (tx, { data }) => deleteMessage(tx, data.id),

    MessageErased: (tx, { data }) => deleteMessage(tx, data.id),

    UserSoftDeleted: (tx, { data }) => deleteOf(tx, data.id),
    UserErased: (tx, { data }) => deleteOf(tx, data.id),
    GuestJoined: (tx, { data }) =>
      tx.query(
        `INSERT INTO unseen (kind, id, person_id, from_id, is_unseen)
         SELECT 'status', id, $2, NULL, false FROM unseen WHERE kind = 'application' AND from_id = $1
         ON CONFLICT DO NOTHING`,
        [data.id, data.userId]
      ),

    GuestErased: (tx, { data }) => deleteOf(tx, data.id)
  }
}

function deleteMessage(tx: Queryable, id: string): Promise<unknown> {
  return tx.query(`DELETE FROM unseen WHERE id = $1 AND kind = 'message'`, [id])
}

function deleteOf(tx: Queryable, person: string): Promise<unknown> {
  return tx.query('DELETE FROM unseen WHERE person_id = $1 OR from_id = $1', [person])
}
