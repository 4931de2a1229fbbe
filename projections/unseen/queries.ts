import type { Queryable } from '#events/database/database.ts'
import { waits } from '#projections/applications/waiting.ts'
import type { UnseenView } from './view.ts'

export async function countUnseen(db: Queryable, personId: string, now: Date): Promise<UnseenView> {
  const [counted] = await db.query<UnseenView>(
    `SELECT count(*) FILTER (WHERE kind <> 'message') AS applications,
        count(*) FILTER (WHERE kind = 'message') AS messages,
        (SELECT count(*) FROM applications WHERE employer_id = $1 AND ${waits}) AS waiting
       FROM unseen WHERE person_id = $1 AND is_unseen AND NOT from_gone AND (shown_from IS NULL OR shown_from <= $2)`,
    [personId, now.toISOString()]
  )
  return counted ?? { applications: 0, messages: 0, waiting: 0 }
}
