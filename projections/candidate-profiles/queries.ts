import type { Queryable } from '#events/database/database.ts'
import type { CandidatePage, CandidatePreview, CandidateProfileView } from './view.ts'

const previewColumns = `id, full_name AS "fullName", age, description, experience, location, skills,
  created_at AS "createdAt", is_active AS "isActive"`
const profileColumns = `${previewColumns}, contact_phone AS "contactPhone", contact_email AS "contactEmail",
  user_id AS "userId"`

export async function findCandidateProfile(
  db: Queryable,
  id: string
): Promise<CandidateProfileView | undefined> {
  const [profile] = await db.query<CandidateProfileView>(
    `SELECT ${profileColumns} FROM candidate_profiles WHERE id = $1 AND is_active`,
    [id]
  )
  return profile
}

export function listUserCandidateProfiles(
  db: Queryable,
  userId: string
): Promise<CandidateProfileView[]> {
  return db.query(
    `SELECT ${profileColumns} FROM candidate_profiles WHERE user_id = $1 AND is_active ORDER BY no DESC`,
    [userId]
  )
}

export interface CandidateSearchQuery {
  text?: string | undefined
  location?: string | undefined
  /** From 1. */
  page: number
  limit: number
}

const searchCondition = `is_active
  AND ($1::text IS NULL OR words @@ search.prefix_query(search.stemmed_tsvector($1)))
  AND ($2::text IS NULL OR place @@ search.prefix_query(search.unstemmed_tsvector($2)))`

/** Newest first. Words match by prefix, without regard to accents and gender. */
export async function searchCandidates(
  db: Queryable,
  { text, location, page, limit }: CandidateSearchQuery
): Promise<CandidatePage> {
  const filters = [text || null, location || null]
  const [total] = await db.query<{ n: number }>(
    `SELECT count(*) AS n FROM candidate_profiles WHERE ${searchCondition}`,
    filters
  )
  const profiles = await db.query<CandidatePreview>(
    `SELECT ${previewColumns} FROM candidate_profiles WHERE ${searchCondition} ORDER BY no DESC OFFSET $3 LIMIT $4`,
    [...filters, (page - 1) * limit, limit]
  )
  const totalProfiles = total?.n ?? 0
  return { profiles, meta: { totalProfiles, totalPages: Math.ceil(totalProfiles / limit) } }
}
