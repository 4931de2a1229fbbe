import type { Queryable } from '#events/database/database.ts'
import type { RenderedMail } from '../parts/mail.ts'

export interface ShownMail extends RenderedMail {
  id: string
  writtenAt: string
}

/** The newest first. */
export function listShownMails(db: Queryable, limit: number): Promise<ShownMail[]> {
  return db.query(
    `SELECT id, written_at AS "writtenAt", shown->'to' AS "to", shown->>'subject' AS subject,
       shown->>'text' AS text, shown->>'html' AS html
       FROM mail.outbox WHERE shown IS NOT NULL ORDER BY written_at DESC, id LIMIT $1`,
    [limit]
  )
}

export async function findShownHtml(db: Queryable, id: string): Promise<string | undefined> {
  const [found] = await db.query<{ html: string }>(
    `SELECT shown->>'html' AS html FROM mail.outbox WHERE id = $1 AND shown IS NOT NULL`,
    [id]
  )
  return found?.html
}
