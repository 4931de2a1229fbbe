import type { Queryable } from '#events/database/database.ts'
import { hasApplicationBetween } from '#projections/applications/queries.ts'

export interface MessageView {
  id: string
  senderId: string
  receiverId: string
  jobId: string | null
  content: string
  sentAt: string
  isRead: boolean
}

export interface Correspondent {
  userId: string
  fullName: string
  profilePicture: string | null
}

/** One person whom somebody writes with, and what was said last. */
export interface Conversation extends Correspondent {
  unread: number
  last: MessageView
}

const messageColumns = `m.id, m.sender_id AS "senderId", m.receiver_id AS "receiverId",
  m.job_id AS "jobId", m.content, m.sent_at AS "sentAt", m.is_read AS "isRead"`

/** Latest first, at most 200. */
export async function listConversations(db: Queryable, userId: string): Promise<Conversation[]> {
  const rows = await db.query<MessageView & Omit<Conversation, 'last'>>(
    `WITH talk AS (
       SELECT CASE sender_id WHEN $1 THEN receiver_id ELSE sender_id END AS other,
         max(no) AS last, count(*) FILTER (WHERE receiver_id = $1 AND NOT is_read) AS unread
         FROM messages WHERE (sender_id = $1 OR receiver_id = $1) AND NOT hidden GROUP BY 1)
     SELECT u.id AS "userId", u.full_name AS "fullName", u.profile_picture AS "profilePicture",
       talk.unread, ${messageColumns}
       FROM talk JOIN users AS u ON u.id = talk.other JOIN messages AS m ON m.no = talk.last
      ORDER BY talk.last DESC LIMIT 200`,
    [userId]
  )
  return rows.map(({ userId, fullName, profilePicture, unread, ...last }) => ({
    userId,
    fullName,
    profilePicture,
    unread,
    last
  }))
}

/** The other one, if there is such a person and the two share an application. */
export async function findCorrespondent(
  db: Queryable,
  one: string,
  other: string
): Promise<Correspondent | null> {
  if (!(await hasApplicationBetween(db, one, other))) return null
  const [found] = await db.query<Correspondent>(
    `SELECT id AS "userId", full_name AS "fullName", profile_picture AS "profilePicture"
       FROM users WHERE id = $1 AND NOT is_deleted`,
    [other]
  )
  return found ?? null
}

/** What two people wrote to each other: the newest 200, oldest first. */
export function listMessagesBetween(
  db: Queryable,
  one: string,
  other: string
): Promise<MessageView[]> {
  return db.query(
    `SELECT ${messageColumns} FROM (
       SELECT * FROM messages WHERE NOT hidden
          AND ((sender_id = $1 AND receiver_id = $2) OR (sender_id = $2 AND receiver_id = $1))
        ORDER BY no DESC LIMIT 200) AS m
      ORDER BY m.no`,
    [one, other]
  )
}

export async function findMessage(db: Queryable, id: string): Promise<MessageView | undefined> {
  const [found] = await db.query<MessageView>(
    `SELECT ${messageColumns} FROM messages AS m WHERE m.id = $1 AND NOT m.hidden`,
    [id]
  )
  return found
}
