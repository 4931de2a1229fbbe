import { defaultLanguage, type ChosenLanguage } from '#events/aggregates/languages.ts'
import type { Queryable } from '#events/database/database.ts'

/** The language in which a person reads e-mails: an account, deleted or not, a guest, or an alert by e-mail. */
export async function findLanguage(db: Queryable, person: string): Promise<ChosenLanguage> {
  const [found] = await db.query<{ language: ChosenLanguage | null }>(
    `SELECT coalesce(
       (SELECT language FROM users WHERE id = $1),
       (SELECT language FROM alerts WHERE id = $1),
       (SELECT language FROM applications WHERE guest_id = $1 AND language IS NOT NULL
         ORDER BY applied_at DESC LIMIT 1)) AS language`,
    [person]
  )
  return found?.language ?? defaultLanguage
}
