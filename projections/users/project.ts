import type { UserEvent } from '#events/aggregates/users.ts'
import type { Projection } from '#projections/projection.ts'
import { normalizeUsername } from './queries.ts'

export const usersProjection: Projection<UserEvent> = {
  name: 'users',
  version: 2,
  tableNames: ['users'],
  tablesFile: new URL('table.sql', import.meta.url),
  indexesFile: new URL('indexes.sql', import.meta.url),
  on: {
    UserRegistered: (tx, { data, personal, at }) =>
      tx.query(
        `WITH inserted AS (
           INSERT INTO users (id, username, username_key, email, full_name, user_type, bio, location,
             phone, registration_ip, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
           ON CONFLICT DO NOTHING RETURNING id)
         SELECT es.raise('RMTAK', CASE WHEN EXISTS (
             SELECT FROM users WHERE username_key = $3 AND NOT is_deleted)
           THEN 'username' ELSE 'email' END)
          WHERE NOT EXISTS (SELECT FROM inserted)`,
        [
          data.id,
          personal.username,
          normalizeUsername(personal.username),
          personal.email,
          personal.fullName,
          data.userType,
          personal.bio,
          personal.location,
          personal.phone,
          personal.registrationIp,
          at
        ]
      ),

    UserProfileRevised: (tx, { data, personal }) =>
      tx.query(
        `WITH updated AS (
           UPDATE users SET email = $2, full_name = $3, phone = $4, location = $5, bio = $6,
             profile_picture = $7
            WHERE id = $1 AND NOT EXISTS (
              SELECT FROM users AS other
               WHERE other.email = $2 AND other.id <> $1 AND NOT other.is_deleted)
           RETURNING id)
         SELECT es.raise('RMTAK', 'email') WHERE NOT EXISTS (SELECT FROM updated)
            AND EXISTS (SELECT FROM users WHERE id = $1)`,
        [
          data.id,
          personal.email,
          personal.fullName,
          personal.phone,
          personal.location,
          personal.bio,
          personal.profilePicture
        ]
      ),

    UserLocated: (tx, { data, personal, at }) =>
      tx.query(
        `UPDATE users SET last_ip = $2, last_place = $3, located_at = $4,
           location = coalesce($5, location) WHERE id = $1`,
        [data.id, personal.ip, JSON.stringify(personal.place), at, personal.location]
      ),

    UserSoftDeleted: (tx, { data, personal, at }) =>
      tx.query(
        `UPDATE users SET is_deleted = true, deleted_at = $2, deleted_by_admin = $3,
           deletion_reason = $4 WHERE id = $1`,
        [data.id, at, data.byAdmin, personal.reason]
      ),

    UserArchived: (tx, { data, at }) =>
      tx.query('UPDATE users SET archived_at = $2 WHERE id = $1', [data.id, at]),

    UserErased: (tx, { data }) => tx.query('DELETE FROM users WHERE id = $1', [data.id])
  }
}
