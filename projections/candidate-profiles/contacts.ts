import type { Queryable } from '#events/database/database.ts'
import type { Visibility } from '#events/aggregates/candidate-visibility.ts'
import { toPlainVector } from './block-words.ts'
import type { ContactReleaseView, EmployerBlockView } from './visibility-view.ts'
import type { ProfileRow } from './visible-fields.ts'

const latestJobs = 50
const maxReleases = 500

/** The name and the places of an employer as words. */
async function readEmployerWords(db: Queryable, employerId: string): Promise<string> {
  const [employer] = await db.query<{ texts: (string | null)[] }>(
    `SELECT ARRAY[full_name, location] || ARRAY(
         SELECT concat_ws(' ', company_name, location) FROM jobs WHERE employer_id = $1
          ORDER BY no DESC LIMIT ${latestJobs}) AS texts
       FROM users WHERE id = $1`,
    [employerId]
  )
  return toPlainVector(...(employer?.texts ?? []))
}

/** The ids of the candidates who hide from this employer: from the account, or from words of its name and places. */
export async function findHidingCandidates(db: Queryable, employerId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT DISTINCT user_id AS id FROM employer_blocks WHERE employer_id = $1 OR query @@ $2::tsvector`,
    [employerId, await readEmployerWords(db, employerId)]
  )
  return rows.map(({ id }) => id)
}

/** The ids of the candidates who show themselves where they apply, and have applied to this employer. */
export async function findApplicants(db: Queryable, employerId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT DISTINCT user_id AS id FROM candidate_profiles JOIN applications ON applicant_id = user_id
      WHERE visible_to = 'applied' AND employer_id = $1 AND NOT hidden AND withdrawn_at IS NULL`,
    [employerId]
  )
  return rows.map(({ id }) => id)
}

/** Whether the candidate has hidden from this employer after an instant. */
export async function hasHiddenSince(
  db: Queryable,
  employerId: string,
  candidateId: string,
  since: string
): Promise<boolean> {
  const found = await db.query(
    `SELECT FROM employer_blocks WHERE user_id = $2 AND blocked_at > $3
        AND (employer_id = $1 OR query @@ $4::tsvector) LIMIT 1`,
    [employerId, candidateId, since, await readEmployerWords(db, employerId)]
  )
  return found.length > 0
}

/** False for an employer from whom the candidate hides, or to whom the candidate has not applied when that is required. */
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

/** The fields of a profile that are compared with a job. */
export type ComparedProfile = Pick<ProfileRow, 'id' | 'location' | 'place' | 'terms'> & {
  isMinor: boolean
}

/** Of these applicants' profiles, those that they show to the employer, by id. */
export async function findShownProfiles(
  db: Queryable,
  ids: readonly string[],
  { employerId, isContactAllowed }: { employerId: string; isContactAllowed: boolean }
): Promise<Map<string, ComparedProfile>> {
  if (!ids.length) return new Map()
  const shown = await db.query<ComparedProfile>(
    `SELECT id, location, municipality AS place, terms, is_minor AS "isMinor"
       FROM candidate_profiles WHERE id = ANY($1) AND NOT user_id = ANY($2)
        AND CASE WHEN $3 THEN visible_to <> 'nobody' ELSE visible_to = 'everyone' AND NOT is_minor END`,
    [ids, await findHidingCandidates(db, employerId), isContactAllowed]
  )
  return new Map(shown.map(profile => [profile.id, profile]))
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

/** Employers who have seen the contact of this person, the latest first; a deleted account has no name. */
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

/** The employers and words from which this person hides, the latest first. */
export function listEmployerBlocks(db: Queryable, userId: string): Promise<EmployerBlockView[]> {
  return db.query(
    `SELECT b.id, b.employer_id AS "employerId", u.full_name AS "employerName", b.words AS text,
        b.blocked_at AS "blockedAt"
       FROM employer_blocks AS b LEFT JOIN users AS u ON u.id = b.employer_id AND NOT u.is_deleted
      WHERE b.user_id = $1 ORDER BY b.blocked_at DESC, b.id`,
    [userId]
  )
}

/** Whether the profile of this person is that of a minor; false without a profile. */
export async function hasMinorProfile(db: Queryable, userId: string): Promise<boolean> {
  const [found] = await db.query(
    'SELECT FROM candidate_profiles WHERE user_id = $1 AND is_active AND is_minor',
    [userId]
  )
  return found !== undefined
}

/** The visibility that the person chose, or the default. */
export async function findVisibility(db: Queryable, userId: string): Promise<Visibility> {
  const [found] = await db.query<{ visibleTo: Visibility }>(
    'SELECT visible_to AS "visibleTo" FROM candidate_visibility WHERE user_id = $1',
    [userId]
  )
  return found?.visibleTo ?? 'everyone'
}
