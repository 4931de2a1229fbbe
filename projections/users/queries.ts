import type { Queryable } from '#events/database/database.ts'
import { nameSkeleton } from '#events/folded-text.ts'
import type { UserView } from './view.ts'

export const userColumns = `id, username, email, email_confirmed AS "emailConfirmed",
  pending_email AS "pendingEmail",
  CASE WHEN bounced_email IN (email, pending_email) THEN bounced_email END AS "bouncedEmail",
  stopped_mail AS "stoppedMail", language, full_name AS "fullName", user_type AS "userType",
  profile_picture AS "profilePicture", bio, location, phone, created_at AS "createdAt",
  website AS web, tax_id_checked_at AS "taxIdCheckedAt", farm_name AS "farmName", seen_at AS "seenAt",
  last_ip AS "lastIp", last_place AS "lastPlace", located_at AS "locatedAt"`

/** The form in which usernames are compared. */
export function normalizeUsername(username: string): string {
  return username
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
}

/**
 * Fails as for a taken username when another account's username looks like this one. A unique index would refuse accounts from
 * before the rule, and their replay.
 */
export function refuseLookAlike(
  tx: Queryable,
  { id, username }: { id: string; username: string }
): Promise<unknown> {
  return tx.query(
    `SELECT es.raise('RMTAK', 'username') WHERE EXISTS (
       SELECT FROM users WHERE username_skeleton = $1 AND id <> $2 AND NOT is_deleted)`,
    [nameSkeleton(username), id]
  )
}

export async function findUser(db: Queryable, id: string): Promise<UserView | undefined> {
  const [user] = await db.query<UserView>(
    `SELECT ${userColumns} FROM users WHERE id = $1 AND NOT is_deleted`,
    [id]
  )
  return user
}

export async function findUserByName(
  db: Queryable,
  username: string
): Promise<UserView | undefined> {
  const [user] = await db.query<UserView>(
    `SELECT ${userColumns} FROM users WHERE username_key = $1 AND NOT is_deleted`,
    [normalizeUsername(username)]
  )
  return user
}

/** Finds a user by username or e-mail, both in the form in which they are stored. */
export async function findUserByLogin(db: Queryable, login: string): Promise<UserView | undefined> {
  const [user] = await db.query<UserView>(
    `SELECT ${userColumns} FROM users
      WHERE (username_key = $1 OR email = $2) AND NOT is_deleted`,
    [normalizeUsername(login), login]
  )
  return user
}

type DeletedUser = Pick<UserView, 'username' | 'email' | 'emailConfirmed' | 'fullName'>

/** An account that is deleted and not erased yet. */
export async function findDeletedUser(db: Queryable, id: string): Promise<DeletedUser | undefined> {
  const [user] = await db.query<DeletedUser>(
    `SELECT username, email, email_confirmed AS "emailConfirmed", full_name AS "fullName"
       FROM users WHERE id = $1 AND is_deleted`,
    [id]
  )
  return user
}

/** Whether another account has the username or the e-mail of a deleted one by now. */
export async function isReplacedUser(db: Queryable, id: string): Promise<boolean> {
  const replaced = await db.query(
    `SELECT FROM users AS gone WHERE id = $1 AND (
        EXISTS (SELECT FROM users WHERE username_key = gone.username_key AND NOT is_deleted)
        OR EXISTS (SELECT FROM users WHERE email = gone.email AND NOT is_deleted))`,
    [id]
  )
  return replaced.length > 0
}

/** Deleted accounts without an archive, oldest first. */
export function findUnarchivedUsers(db: Queryable, limit: number): Promise<{ id: string }[]> {
  return db.query(
    `SELECT id FROM users WHERE is_deleted AND archived_at IS NULL ORDER BY deleted_at LIMIT $1`,
    [limit]
  )
}

/** A complaint about its deletion waits for an operator. */
const isContested = `EXISTS (
  SELECT FROM cases WHERE id = 'account-' || users.id AND pending_since IS NOT NULL)`

/** Archived accounts that were deleted at `until` or before, oldest first; none of which the deletion is contested. */
export function findErasableUsers(
  db: Queryable,
  until: string,
  limit: number
): Promise<{ id: string }[]> {
  return db.query(
    `SELECT id FROM users
      WHERE is_deleted AND archived_at IS NOT NULL AND deleted_at <= $1 AND NOT ${isContested}
      ORDER BY deleted_at LIMIT $2`,
    [until, limit]
  )
}

/** Accounts that were deleted at `until` or before, and should be erased. */
export async function countUnerasedUsers(db: Queryable, until: string): Promise<number> {
  const [unerased] = await db.query<{ n: number }>(
    `SELECT count(*) AS n FROM users WHERE is_deleted AND deleted_at <= $1 AND NOT ${isContested}`,
    [until]
  )
  return unerased?.n ?? 0
}

/** Accounts registered before a day, in the order of their ids, after one of them. */
export function listAccountsBefore(
  db: Queryable,
  day: string,
  { after, limit }: { after: string; limit: number }
): Promise<{ id: string }[]> {
  return db.query(
    `SELECT id FROM users WHERE id > $2 AND created_at < $1 AND NOT is_deleted ORDER BY id LIMIT $3`,
    [`${day}T00:00:00Z`, after, limit]
  )
}
