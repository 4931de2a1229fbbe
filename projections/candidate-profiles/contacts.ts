import type { Queryable } from '#events/database/database.ts'
import type { Visibility } from '#events/aggregates/candidate-visibility.ts'
import type { ContactReleaseView, EmployerBlockView } from './visibility-view.ts'
import type { ProfileRow } from './visible-fields.ts'

const latestJobs = 50
const maxReleases = 500

/** The ids of the candidates who hide from this employer: from the account, or from words of its name and places. */
export async function findHidingCandidates(db: Queryable, employerId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `WITH employer AS MATERIALIZED (
       SELECT search.unstemmed_tsvector(concat_ws(' ', full_name, location, (
           SELECT string_agg(concat_ws(' ', company_name, location), ' ') FROM (
             SELECT company_name, location FROM jobs WHERE employer_id = $1
              ORDER BY no DESC LIMIT ${latestJobs}) AS latest))) AS words
         FROM users WHERE id = $1)
     SELECT DISTINCT user_id AS id FROM employer_blocks
      WHERE employer_id = $1 OR query @@ (SELECT words FROM employer)`,
    [employerId]
  )
  return rows.map(({ id }) => id)
}

/** False for an employer from whom the candidate hides, or to whom they would have to apply first. */
export async function isShownTo(
  db: Queryable,
  { userId, visibleTo }: Pick<ProfileRow, 'userId' | 'visibleTo'>,
  employerId: string
): Promise<boolean> {
  if (visibleTo === 'nobody') return false
  if ((await findHidingCandidates(db, employerId)).includes(userId)) return false
  if (visibleTo !== 'applied') return true
  const applied = await db.query(
    `SELECT FROM applications WHERE applicant_id = $1 AND employer_id = $2
        AND NOT hidden AND withdrawn_at IS NULL LIMIT 1`,
    [userId, employerId]
  )
  return applied.length > 0
}

export async function isContactReleased(
  db: Queryable,
  profileId: string,
  employerId: string
): Promise<boolean> {
  const released = await db.query(
    'SELECT FROM contact_releases WHERE profile_id = $1 AND employer_id = $2',
    [profileId, employerId]
  )
  return released.length > 0
}

/** Who has seen the contact of this person, the latest first; a deleted account has no name. */
export function listContactReleases(db: Queryable, userId: string): Promise<ContactReleaseView[]> {
  return db.query(
    `SELECT r.employer_id AS "employerId", u.full_name AS "employerName", u.location AS "employerLocation",
        min(released_at) AS "releasedAt", max(last_released_at) AS "lastReleasedAt", sum(times)::integer AS times
       FROM contact_releases AS r LEFT JOIN users AS u ON u.id = r.employer_id AND NOT u.is_deleted
      WHERE r.user_id = $1 GROUP BY r.employer_id, u.full_name, u.location
      ORDER BY max(last_released_at) DESC, r.employer_id LIMIT ${maxReleases}`,
    [userId]
  )
}

/** From whom this person hides, the latest first. */
export function listEmployerBlocks(db: Queryable, userId: string): Promise<EmployerBlockView[]> {
  return db.query(
    `SELECT b.id, b.employer_id AS "employerId", u.full_name AS "employerName", b.words AS text,
        b.blocked_at AS "blockedAt"
       FROM employer_blocks AS b LEFT JOIN users AS u ON u.id = b.employer_id AND NOT u.is_deleted
      WHERE b.user_id = $1 ORDER BY b.blocked_at DESC, b.id`,
    [userId]
  )
}

/** What the person chose, or the default. */
export async function findVisibility(db: Queryable, userId: string): Promise<Visibility> {
  const [found] = await db.query<{ visibleTo: Visibility }>(
    'SELECT visible_to AS "visibleTo" FROM candidate_visibility WHERE user_id = $1',
    [userId]
  )
  return found?.visibleTo ?? 'everyone'
}
