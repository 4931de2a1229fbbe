import type { Queryable } from '#events/database/database.ts'

export interface UnreadMessages {
  count: number
  /** ISO instants of the first and the last. */
  since: string
  latest: string
}

/** The unread messages of one person to another; undefined when there are none. */
export async function findUnread(
  db: Queryable,
  senderId: string,
  receiverId: string
): Promise<UnreadMessages | undefined> {
  const [found] = await db.query<{ count: number; since: string | null; latest: string }>(
    `SELECT count(*) AS count, min(sent_at) AS since, max(sent_at) AS latest FROM messages
      WHERE sender_id = $1 AND receiver_id = $2 AND NOT is_read AND NOT hidden
        AND hidden_reason IS NULL`,
    [senderId, receiverId]
  )
  return found?.since ? { ...found, since: found.since } : undefined
}
