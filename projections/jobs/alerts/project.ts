import type { AlertEvent } from '#events/aggregates/alerts.ts'
import type { GuestEvent } from '#events/aggregates/guests.ts'
import type { UserEvent } from '#events/aggregates/users.ts'
import type { Projection } from '#projections/projection.ts'

/** Alerts of one e-mail: unconfirmed ones of a day, and all. */
const mostUnconfirmed = 3
const mostOfEmail = 20

export const alertsProjection: Projection<AlertEvent | UserEvent | GuestEvent> = {
  name: 'alerts',
  version: 2,
  tableNames: ['alerts'],
  tablesFile: new URL('table.sql', import.meta.url),
  on: {
    AlertRequested: (tx, { data, personal, at }) =>
      tx.query(
        `WITH same AS (
           SELECT count(*) AS n,
             count(*) FILTER (WHERE since IS NULL AND requested_at > $6::timestamptz - interval '1 day') AS unconfirmed
             FROM alerts WHERE email = $3),
         inserted AS (
           INSERT INTO alerts (id, user_id, email, search, every, requested_at, language)
           SELECT $1, $2, $3, $4, $5, $6, $7 FROM same
            WHERE n < ${mostOfEmail} AND unconfirmed < ${mostUnconfirmed} RETURNING id)
         SELECT es.raise('RMTAK', 'alert') WHERE NOT EXISTS (SELECT FROM inserted)`,
        [
          data.id,
          data.userId,
          personal.email,
          JSON.stringify(personal.search),
          data.every,
          at,
          data.language
        ]
      ),

    AlertConfirmed: (tx, { data, at }) =>
      tx.query(
        `UPDATE alerts SET confirmed_at = $2, since = coalesce(since, $2), asked_at = NULL
          WHERE id = $1`,
        [data.id, at]
      ),

    AlertChanged: (tx, { data, personal: { search }, at }) =>
      tx.query(
        `UPDATE alerts SET every = coalesce($2, every), search = coalesce($3, search),
           since = CASE WHEN $3::jsonb IS NULL THEN since ELSE $4 END WHERE id = $1`,
        [data.id, data.every, search && JSON.stringify(search), at]
      ),

    AlertRenewalAsked: (tx, { data, at }) =>
      tx.query('UPDATE alerts SET asked_at = $2 WHERE id = $1', [data.id, at]),

    AlertEnded: (tx, { data }) => tx.query('DELETE FROM alerts WHERE id = $1', [data.id]),

    UserErased: (tx, { data }) => tx.query('DELETE FROM alerts WHERE user_id = $1', [data.id]),

    // An alert that ended since the backup was made; it has a key of its own, as a guest has.
    GuestErased: (tx, { data }) => tx.query('DELETE FROM alerts WHERE id = $1', [data.id])
  }
}
