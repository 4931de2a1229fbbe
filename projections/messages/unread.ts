import type { Queryable } from '#events/database/database.ts'

export interface UnreadMessages {
  count: number
  /** ISO instant. */
  since: string
}

/** The unread messages of one user to another; undefined when there are none. */
export async function findUnread(
  db: Queryable,
  senderId: string,
  receiverId: string
): Promise<UnreadMessages | undefined> {
  const [found] = await db.query<{ count: number; since: string | null }>(
    `SELECT count(*) AS count, min(sent_at) AS since FROM messages
      WHERE sender_id = $1 AND receiver_id = $2 AND NOT is_read AND NOT hidden
        AND hidden_reason IS NULL`,
    [senderId, receiverId]
  )
  return found?.since ? { count: found.count, since: found.since } : undefined
}
