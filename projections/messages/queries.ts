import type { Queryable } from '#events/database/database.ts'
import type { Conversation, ConversationSubject, Correspondent, MessageView } from './view.ts'

const messageColumns = `m.id, m.sender_id AS "senderId", m.receiver_id AS "receiverId",
  m.job_id AS "jobId", m.content, m.sent_at AS "sentAt", m.is_read AS "isRead"`

const isShown = 'NOT hidden AND hidden_reason IS NULL'

/** Shown to the reader `$1` at the instant `$2`. */
const isShownTo = `${isShown} AND (sender_id = $1 OR shown_from <= $2)`

/** The subject of a conversation, as JSON. */
const aboutOf = (userId: string, otherId: string) => `coalesce(
  (SELECT jsonb_build_object('jobId', a.job_id, 'jobTitle', j.title, 'applicationId', a.id, 'status', a.status)
     FROM applications AS a LEFT JOIN jobs AS j ON j.id = a.job_id
    WHERE NOT a.hidden AND a.withdrawn_at IS NULL
      AND ((a.employer_id = ${userId} AND a.person_id = ${otherId})
        OR (a.employer_id = ${otherId} AND a.person_id = ${userId}))
    ORDER BY a.applied_at DESC, a.id LIMIT 1),
  (SELECT jsonb_build_object('jobId', j.id, 'jobTitle', j.title, 'applicationId', NULL, 'status', NULL)
     FROM messages AS said JOIN jobs AS j ON j.id = said.job_id
    WHERE (said.sender_id = ${userId} AND said.receiver_id = ${otherId})
       OR (said.sender_id = ${otherId} AND said.receiver_id = ${userId})
    ORDER BY said.no DESC LIMIT 1))`

/** The job that a conversation is about; null without one. */
export async function findSubject(
  db: Queryable,
  userId: string,
  otherId: string
): Promise<ConversationSubject | null> {
  const [found] = await db.query<{ about: ConversationSubject | null }>(
    `SELECT ${aboutOf('$1', '$2')} AS about`,
    [userId, otherId]
  )
  return found?.about ?? null
}

/** The name that a guest has for an employer: that of the newest application. */
const nameOfGuest = (
  guestId: string,
  employerId: string
) => `SELECT applicant_name FROM applications
  WHERE guest_id = ${guestId} AND person_id = ${guestId} AND employer_id = ${employerId} AND NOT hidden
  ORDER BY applied_at DESC, id LIMIT 1`

/** The latest 200, latest first. */
export async function listConversations(
  db: Queryable,
  userId: string,
  now: Date
): Promise<Conversation[]> {
  const rows = await db.query<MessageView & Omit<Conversation, 'last'>>(
    `WITH conversations AS (
       SELECT CASE sender_id WHEN $1 THEN receiver_id ELSE sender_id END AS other,
         max(no) AS last, count(*) FILTER (WHERE receiver_id = $1 AND NOT is_read) AS unread
         FROM messages WHERE (sender_id = $1 OR receiver_id = $1) AND ${isShownTo} GROUP BY 1),
     people AS (
       SELECT c.*, u.profile_picture, CASE WHEN u.id IS NULL THEN 'guest' ELSE 'user' END AS kind,
         coalesce(u.full_name, (${nameOfGuest('c.other', '$1')})) AS full_name
         FROM conversations AS c LEFT JOIN users AS u ON u.id = c.other)
     SELECT c.other AS "userId", c.kind, c.full_name AS "fullName", c.profile_picture AS "profilePicture",
       c.unread, ${aboutOf('$1', 'c.other')} AS about, ${messageColumns}
       FROM people AS c JOIN messages AS m ON m.no = c.last
      WHERE c.full_name IS NOT NULL ORDER BY c.last DESC LIMIT 200`,
    [userId, now.toISOString()]
  )
  return rows.map(({ userId, kind, fullName, profilePicture, unread, about, ...last }) => ({
    userId,
    kind,
    fullName,
    profilePicture,
    unread,
    about,
    last
  }))
}

/** The other side of a conversation of `userId`: an account, null once it is deleted, or a guest who has applied to them. */
export async function findCorrespondent(
  db: Queryable,
  userId: string,
  otherId: string
): Promise<Correspondent | null> {
  const [found] = await db.query<Correspondent>(
    `SELECT id AS "userId", 'user' AS kind, full_name AS "fullName", profile_picture AS "profilePicture"
       FROM users WHERE id = $1 AND NOT is_deleted
     UNION ALL SELECT $1, 'guest', applicant_name, NULL FROM (${nameOfGuest('$1', '$2')}) AS guest`,
    [otherId, userId]
  )
  return found ?? null
}

/** The newest 200 messages between two people as the first of them sees them, oldest first. */
export function listMessagesBetween(
  db: Queryable,
  userId: string,
  otherId: string,
  now: Date
): Promise<MessageView[]> {
  return db.query(
    `SELECT ${messageColumns} FROM (
       SELECT * FROM messages WHERE ${isShownTo}
          AND ((sender_id = $1 AND receiver_id = $3) OR (sender_id = $3 AND receiver_id = $1))
        ORDER BY no DESC LIMIT 200) AS m
      ORDER BY m.no`,
    [userId, now.toISOString(), otherId]
  )
}

export async function findMessage(db: Queryable, id: string): Promise<MessageView | undefined> {
  const [found] = await db.query<MessageView>(
    `SELECT ${messageColumns} FROM messages AS m WHERE m.id = $1 AND ${isShown}`,
    [id]
  )
  return found
}

/** What one person has sent another and the other has not read, as far as it is shown. */
export function listUnread(
  db: Queryable,
  senderId: string,
  receiverId: string,
  now: Date
): Promise<{ id: string }[]> {
  return db.query(
    `SELECT id FROM messages
      WHERE receiver_id = $1 AND sender_id = $3 AND NOT is_read AND ${isShownTo} ORDER BY no`,
    [receiverId, now.toISOString(), senderId]
  )
}

/** The messages with an answer to an application that can be undone. */
export function listUndoableAnswers(
  db: Queryable,
  applicationId: string,
  now: Date
): Promise<{ id: string; sentAt: string }[]> {
  return db.query(
    'SELECT id, sent_at AS "sentAt" FROM messages WHERE application_id = $1 AND shown_from > $2 ORDER BY no',
    [applicationId, now.toISOString()]
  )
}

/** When one user last wrote to another; undefined when they never did. */
export async function findLastSent(
  db: Queryable,
  senderId: string,
  receiverId: string
): Promise<string | undefined> {
  const [last] = await db.query<{ sentAt: string }>(
    `SELECT sent_at AS "sentAt" FROM messages
      WHERE sender_id = $1 AND receiver_id = $2 AND ${isShown} ORDER BY no DESC LIMIT 1`,
    [senderId, receiverId]
  )
  return last?.sentAt
}

export interface FoundInvitation {
  employerId: string
  candidateId: string
  sentAt: string
}

/** The latest message of one of the two about an own job to which the other has never applied. */
export async function findInvitation(
  db: Queryable,
  userId: string,
  otherId: string
): Promise<FoundInvitation | undefined> {
  const [invitation] = await db.query<FoundInvitation>(
    `SELECT m.sender_id AS "employerId", m.receiver_id AS "candidateId", m.sent_at AS "sentAt"
       FROM messages AS m JOIN jobs AS j ON j.id = m.job_id AND j.employer_id = m.sender_id
      WHERE ((m.sender_id = $1 AND m.receiver_id = $2) OR (m.sender_id = $2 AND m.receiver_id = $1))
        AND NOT m.hidden AND m.hidden_reason IS NULL AND NOT EXISTS (
          SELECT FROM applications AS a WHERE a.job_id = m.job_id AND a.person_id = m.receiver_id)
      ORDER BY m.no DESC LIMIT 1`,
    [userId, otherId]
  )
  return invitation
}

/** Messages of conversations whose last message was sent by an instant; answers of 1.0.0 end with their application. */
export function findOldMessages(
  db: Queryable,
  sentBy: string,
  limit: number
): Promise<{ id: string }[]> {
  return db.query(
    `SELECT id FROM messages AS m WHERE sent_at <= $1 AND id IS DISTINCT FROM application_id AND NOT EXISTS (
       SELECT FROM messages AS later WHERE later.sent_at > $1
          AND (later.sender_id, later.receiver_id) IN (
            (m.sender_id, m.receiver_id), (m.receiver_id, m.sender_id)))
      ORDER BY no LIMIT $2`,
    [sentBy, limit]
  )
}
