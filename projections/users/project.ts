import type { EmployerVerificationEvent } from '#events/aggregates/employer-verifications.ts'
import type { UserEvent } from '#events/aggregates/users.ts'
import type { Queryable } from '#events/database/database.ts'
import { defaultLanguage } from '#events/aggregates/languages.ts'
import { nameSkeleton } from '#events/folded-text.ts'
import { idsOf, type ProjectedEvent, type Projection } from '#projections/projection.ts'
import { normalizeUsername } from './queries.ts'

type Registered = Extract<UserEvent, { type: 'UserRegistered' }>

export const usersProjection: Projection<UserEvent | EmployerVerificationEvent> = {
  name: 'users',
  version: 3,
  tableNames: ['users'],
  tablesFile: new URL('table.sql', import.meta.url),
  indexesFile: new URL('indexes.sql', import.meta.url),
  on: {
    UserRegistered: { several: insertUsers },

    UserProfileRevised: (tx, { data, personal }) =>
      setFreeEmail(
        tx,
        data.id,
        personal.email,
        `email = $2, email_confirmed = email_confirmed AND email = $2, pending_email = nullif(pending_email, $2),
           full_name = $3, phone = $4, location = $5, bio = $6, profile_picture = $7`,
        [
          personal.fullName,
          personal.phone,
          personal.location,
          personal.bio,
          personal.profilePicture
        ]
      ),

    UserPasswordChanged: (tx, { data }) =>
      tx.query('UPDATE users SET pending_email = NULL WHERE id = $1', [data.id]),

    UserEmailChangeRequested: (tx, { data, personal }) =>
      setFreeEmail(tx, data.id, personal.email, 'pending_email = $2'),

    UserEmailConfirmed: (tx, { data, personal }) =>
      setFreeEmail(
        tx,
        data.id,
        personal.email,
        'email = $2, email_confirmed = true, pending_email = NULL, bounced_email = NULL, bounced_at = NULL'
      ),

    // Lets the confirmation be sent again.
    UserEmailConfirmationRequested: forgetBounce,
    UserEmailRetryRequested: forgetBounce,
    UserEmailReached: forgetBounce,

    UserEmailBounced: (tx, { data, personal, at }) =>
      tx.query('UPDATE users SET bounced_email = $2, bounced_at = $3 WHERE id = $1', [
        data.id,
        personal.email,
        at
      ]),

    UserMailChosen: (tx, { data }) =>
      tx.query(
        'UPDATE users SET stopped_mail = $2, language = coalesce($3, language) WHERE id = $1',
        [data.id, data.stopped, data.language]
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

    UserRestored: (tx, { data }) =>
      tx.query(
        `UPDATE users SET is_deleted = false, deleted_at = NULL, deleted_by_admin = false,
           deletion_reason = NULL, archived_at = NULL WHERE id = $1`,
        [data.id]
      ),

    UserIdleNoticed: (tx, { data, at }) =>
      tx.query('UPDATE users SET idle_noticed_at = $2, idle_notices = $3 WHERE id = $1', [
        data.id,
        at,
        data.nth
      ]),

    UserArchived: (tx, { data, at }) =>
      tx.query('UPDATE users SET archived_at = $2 WHERE id = $1', [data.id, at]),

    EmployerWebsiteGiven: (tx, { data, personal }) =>
      tx.query('UPDATE users SET website = $2 WHERE id = $1', [data.id, personal.website]),

    EmployerTaxIdChecked: (tx, { data, at, personal }) =>
      tx.query('UPDATE users SET tax_id_checked_at = $2, tax_id_hash = $3 WHERE id = $1', [
        data.id,
        at,
        personal.taxIdHash
      ]),

    EmployerTaxIdRemoved: (tx, { data }) =>
      tx.query('UPDATE users SET tax_id_checked_at = NULL, tax_id_hash = NULL WHERE id = $1', [
        data.id
      ]),

    EmployerFarmDeclared: (tx, { data, personal: { place, name } }) =>
      tx.query('UPDATE users SET farm_place = $2, farm_name = $3 WHERE id = $1', [
        data.id,
        place,
        name
      ]),

    EmployerSeen: (tx, { data, at }) =>
      tx.query('UPDATE users SET seen_at = $2 WHERE id = $1', [data.id, at]),

    EmployerSeenUndone: (tx, { data }) =>
      tx.query('UPDATE users SET seen_at = NULL WHERE id = $1', [data.id]),

    UserErased: (tx, { data }) => tx.query('DELETE FROM users WHERE id = $1', [data.id])
  }
}

function forgetBounce(tx: Queryable, { data }: { data: { id: string } }) {
  return tx.query('UPDATE users SET bounced_email = NULL, bounced_at = NULL WHERE id = $1', [
    data.id
  ])
}

/** Refused when another account has the address; `values` are $3 and following. */
function setFreeEmail(
  tx: Queryable,
  id: string,
  email: string,
  change: string,
  values: readonly unknown[] = []
) {
  return tx.query(
    `WITH updated AS (
       UPDATE users SET ${change}
        WHERE id = $1 AND NOT EXISTS (
          SELECT FROM users AS other
           WHERE other.email = $2 AND other.id <> $1 AND NOT other.is_deleted)
       RETURNING id)
     SELECT es.raise('RMTAK', 'email') WHERE NOT EXISTS (SELECT FROM updated)
        AND EXISTS (SELECT FROM users WHERE id = $1)`,
    [id, email, ...values]
  )
}

/** Refused when another account has the username or the address. */
function insertUsers(tx: Queryable, events: readonly ProjectedEvent<Registered>[]) {
  return tx.query(
    `WITH given AS (SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
         $7::text[], $8::text[], $9::text[], $10::text[], $11::timestamptz[], $12::text[], $13::text[])
       AS given (id, username, username_key, email, full_name, user_type, bio, location, phone, ip, at, skeleton, language)),
     inserted AS (
       INSERT INTO users (id, username, username_key, email, full_name, user_type, bio, location,
         phone, registration_ip, created_at, username_skeleton, language)
       SELECT * FROM given ON CONFLICT DO NOTHING RETURNING id)
     SELECT es.raise('RMTAK', CASE WHEN EXISTS (
         SELECT FROM users, given WHERE users.username_key = given.username_key AND NOT is_deleted)
       THEN 'username' ELSE 'email' END)
      WHERE (SELECT count(*) FROM inserted) < cardinality($1::text[])`,
    [
      idsOf(events),
      events.map(({ personal }) => personal.username),
      events.map(({ personal }) => normalizeUsername(personal.username)),
      events.map(({ personal }) => personal.email),
      events.map(({ personal }) => personal.fullName),
      events.map(({ data }) => data.userType),
      events.map(({ personal }) => personal.bio),
      events.map(({ personal }) => personal.location),
      events.map(({ personal }) => personal.phone),
      events.map(({ personal }) => personal.registrationIp),
      events.map(({ at }) => at),
      events.map(({ personal }) => nameSkeleton(personal.username)),
      events.map(({ data }) => data.language ?? defaultLanguage)
    ]
  )
}
