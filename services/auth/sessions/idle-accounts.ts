import type { Queryable } from '#events/database/database.ts'

interface Idle {
  id: string
}

/** Accounts last used by `usedBy`, with fewer than `noticeNumber` notices since. */
export function findUnnoticed(
  db: Queryable,
  { usedBy, noticeNumber }: { usedBy: string; noticeNumber: number },
  limit: number
): Promise<Idle[]> {
  return db.query(
    `SELECT user_id AS id FROM auth.credentials JOIN users ON users.id = user_id
      WHERE used_at <= $1 AND NOT is_deleted
        AND CASE WHEN idle_noticed_at > used_at THEN idle_notices ELSE 0 END < $2
      ORDER BY used_at, user_id LIMIT $3`,
    [usedBy, noticeNumber, limit]
  )
}

/** Accounts last used by `usedBy`, whose last notice was sent by `noticedBy`. */
export function findAbandoned(
  db: Queryable,
  { usedBy, noticedBy, notices }: { usedBy: string; noticedBy: string; notices: number },
  limit: number
): Promise<Idle[]> {
  return db.query(
    `SELECT user_id AS id FROM auth.credentials JOIN users ON users.id = user_id
      WHERE used_at <= $1 AND NOT is_deleted
        AND idle_noticed_at > used_at AND idle_noticed_at <= $2 AND idle_notices >= $3
      ORDER BY used_at, user_id LIMIT $4`,
    [usedBy, noticedBy, notices, limit]
  )
}
