import type { Queryable } from '#events/database/database.ts'
import { countPages, offsetOf, type PageRequest } from '#projections/page.ts'
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

export interface CandidateSearchQuery extends PageRequest {
  text?: string | undefined
  location?: string | undefined
}

const maxWords = 12
const maxPlaceWords = 6

/** Newest first. Words match by prefix, without regard to accents and gender. */
export async function searchCandidates(
  db: Queryable,
  { text, location, ...page }: CandidateSearchQuery
): Promise<CandidatePage> {
  const { condition, values } = await parseSearch(db, text, location)
  const [total] = await db.query<{ n: number }>(
    `SELECT count(*) AS n FROM candidate_profiles WHERE ${condition}`,
    values
  )
  const limits = `OFFSET $${values.length + 1} LIMIT $${values.length + 2}`
  const profiles = await db.query<CandidatePreview>(
    `SELECT ${previewColumns} FROM candidate_profiles WHERE ${condition} ORDER BY no DESC ${limits}`,
    [...values, offsetOf(page), page.limit]
  )
  const totalProfiles = total?.n ?? 0
  return { profiles, meta: { totalProfiles, totalPages: countPages(totalProfiles, page.limit) } }
}

/** Parses the words once, for no row to do it again; each shape of the condition is planned for its own index. */
async function parseSearch(
  db: Queryable,
  text: string | undefined,
  location: string | undefined
): Promise<{ condition: string; values: (string | null)[] }> {
  if (!text && !location) return { condition: 'is_active', values: [] }
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
  return { condition: `is_active${matches.join('')}`, values: filters.map(({ query }) => query) }
}
