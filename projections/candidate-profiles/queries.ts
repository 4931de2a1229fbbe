import type { Queryable } from '#events/database/database.ts'
import type { CandidateProfileView } from './view.ts'
import { type ProfileRow, visibleProfile } from './visible-fields.ts'

export const profileColumns = `id, full_name AS "fullName", age, description, experience, location, skills,
  created_at AS "createdAt", is_active AS "isActive", contact_phone AS "contactPhone",
  contact_email AS "contactEmail", user_id AS "userId", age_stated AS "ageStated",
  hidden_reason AS "hiddenReason", visible_to AS "visibleTo", municipality AS place, terms`

/** A profile that is not withdrawn, as it is stored; it may be hidden. */
export async function findCandidateProfile(
  db: Queryable,
  id: string
): Promise<ProfileRow | undefined> {
  const [profile] = await db.query<ProfileRow>(
    `SELECT ${profileColumns} FROM candidate_profiles WHERE id = $1 AND is_active`,
    [id]
  )
  return profile
}

/** The profile that a person has published, as it is stored; it may be hidden. */
export async function findProfileOf(
  db: Queryable,
  userId: string
): Promise<ProfileRow | undefined> {
  const [profile] = await db.query<ProfileRow>(
    `SELECT ${profileColumns} FROM candidate_profiles WHERE user_id = $1 AND is_active`,
    [userId]
  )
  return profile
}

/** For the owner. */
export async function listUserCandidateProfiles(
  db: Queryable,
  userId: string
): Promise<CandidateProfileView[]> {
  const profiles = await db.query<ProfileRow>(
    `SELECT ${profileColumns} FROM candidate_profiles WHERE user_id = $1 AND is_active ORDER BY no DESC`,
    [userId]
  )
  return profiles.map(profile => visibleProfile(profile, 'owner'))
}
