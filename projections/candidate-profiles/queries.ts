import type { Queryable } from '#events/database/database.ts'
import { countPages, offsetOf, type PageRequest } from '#projections/views/page.ts'
import type { CandidatePage, CandidatePreview, CandidateProfileView } from './view.ts'
import { type ProfileRow, type ProfileViewer, visibleProfile } from './visible-fields.ts'

const profileColumns = `id, full_name AS "fullName", age, description, experience, location, skills,
  created_at AS "createdAt", is_active AS "isActive", contact_phone AS "contactPhone",
  contact_email AS "contactEmail", user_id AS "userId", age_stated AS "ageStated",
  hidden_reason AS "hiddenReason", municipality AS place, terms`

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

/** For their owner. */
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

export interface CandidateSearchQuery extends PageRequest {
  viewer: Exclude<ProfileViewer, 'owner'>
  text?: string | undefined
  location?: string | undefined
}

const maxWords = 12
const maxPlaceWords = 6

/** Newest first. Words match by prefix, without regard to accents and gender. */
export async function searchCandidates(
  db: Queryable,
  { viewer, text, location, ...page }: CandidateSearchQuery
): Promise<CandidatePage> {
  const { condition, values } = await parseSearch(db, { viewer, text, location })
  const [total] = await db.query<{ n: number }>(
    `SELECT count(*) AS n FROM candidate_profiles WHERE ${condition}`,
    values
  )
  const limits = `OFFSET $${values.length + 1} LIMIT $${values.length + 2}`
  const found = await db.query<ProfileRow>(
    `SELECT ${profileColumns} FROM candidate_profiles WHERE ${condition} ORDER BY no DESC ${limits}`,
    [...values, offsetOf(page), page.limit]
  )
  const profiles = found.map(profile => toPreview(visibleProfile(profile, viewer)))
  const totalProfiles = total?.n ?? 0
  return { profiles, meta: { totalProfiles, totalPages: countPages(totalProfiles, page.limit) } }
}

function toPreview({
  contactPhone,
  contactEmail,
  userId,
  ...preview
}: CandidateProfileView): CandidatePreview {
  return preview
}

const isListed = 'is_active AND hidden_reason IS NULL'

/**
 * Parses the words once, for no row to do it again; each shape of the condition is planned for its own index. Only
 * employers find a minor by surname or place.
 */
async function parseSearch(
  db: Queryable,
  { viewer, text, location }: Pick<CandidateSearchQuery, 'viewer' | 'text' | 'location'>
): Promise<{ condition: string; values: (string | null)[] }> {
  if (!text && !location) return { condition: isListed, values: [] }
  const [parsed] = await db.query<{ words: string | null; place: string | null }>(
    `SELECT search.prefix_query(search.stemmed_tsvector($1), ${maxWords})::text AS words,
       search.prefix_query(search.unstemmed_tsvector($2), ${maxPlaceWords})::text AS place`,
    [text || null, location || null]
  )
  const filters = [
    ...(text ? [{ column: 'words', query: parsed?.words ?? null }] : []),
    ...(location ? [{ column: 'place', query: parsed?.place ?? null }] : [])
  ]
  const matches = filters.map(({ column }, nth) => ` AND ${column} @@ $${nth + 1}::tsquery`)
  const publicMatch = location
    ? ' AND public_words IS NULL'
    : ' AND (public_words IS NULL OR public_words @@ $1::tsquery)'
  const condition = [isListed, ...matches, viewer === 'employer' ? '' : publicMatch].join('')
  return { condition, values: filters.map(({ query }) => query) }
}
