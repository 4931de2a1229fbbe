import type { Queryable } from '#events/database/database.ts'
import { countPages, offsetOf, type PageRequest } from '#projections/views/page.ts'
import type { CandidatePage, CandidatePreview, CandidateProfileView } from './view.ts'
import { type CandidateFilterTerms, wantedTerms } from './filter-terms.ts'
import { findHidingCandidates } from './contacts.ts'
import { nearCondition, type NearSearch } from './near-condition.ts'
import { type ProfileRow, type ProfileViewer, visibleProfile } from './visible-fields.ts'

const profileColumns = `id, full_name AS "fullName", age, description, experience, location, skills,
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

/** Employers see more than others, each their own. */
export type SearchingViewer =
  | { type: Exclude<ProfileViewer, 'owner' | 'employer'> }
  | { type: 'employer'; id: string }

interface CandidateSearch extends CandidateFilterTerms, NearSearch {
  viewer: SearchingViewer
  text?: string | undefined
  /** Left out of a search around a municipality. */
  location?: string | undefined
}

export type CandidateSearchQuery = CandidateSearch & PageRequest

const maxWords = 12
const maxPlaceWords = 6

/** Newest first. Words match by prefix, without regard to accents and gender. */
export async function searchCandidates(
  db: Queryable,
  query: CandidateSearchQuery
): Promise<CandidatePage> {
  const { condition, values } = await parseSearch(db, query)
  const [total] = await db.query<{ n: number }>(
    `SELECT count(*) AS n FROM candidate_profiles WHERE ${condition}`,
    values
  )
  const limits = `OFFSET $${values.length + 1} LIMIT $${values.length + 2}`
  const found = await db.query<ProfileRow>(
    `SELECT ${profileColumns} FROM candidate_profiles WHERE ${condition} ORDER BY no DESC ${limits}`,
    [...values, offsetOf(query), query.limit]
  )
  const profiles = found.map(profile => toPreview(visibleProfile(profile, query.viewer.type)))
  const totalProfiles = total?.n ?? 0
  return { profiles, meta: { totalProfiles, totalPages: countPages(totalProfiles, query.limit) } }
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
 * employers find minors, and nobody finds them around a municipality.
 */
async function parseSearch(
  db: Queryable,
  search: CandidateSearch
): Promise<{ condition: string; values: unknown[] }> {
  const { viewer, near, radius, text } = search
  const location = near ? undefined : search.location
  const values: unknown[] = []
  const parameter = (value: unknown) => `$${values.push(value)}`
  const words = await parseWords(db, text, location)
  const wanted = words.text && `${parameter(words.text.query)}::tsquery`
  const conditions = [
    isListed,
    ...(wanted ? [`words @@ ${wanted}`] : []),
    ...(words.location ? [`place @@ ${parameter(words.location.query)}::tsquery`] : []),
    ...wantedTerms(search).map(terms => `filters && ${parameter(terms)}::text[]`),
    ...(near ? [nearCondition({ near, radius }, parameter)] : [])
  ]
  if (viewer.type !== 'employer' || near) conditions.push('NOT is_minor')
  conditions.push(await shownTo(db, viewer, parameter))
  return { condition: conditions.join(' AND '), values }
}

/** To whom candidates show themselves. */
async function shownTo(
  db: Queryable,
  viewer: SearchingViewer,
  parameter: (value: unknown) => string
): Promise<string> {
  if (viewer.type !== 'employer') return "visible_to = 'everyone'"
  const hiding = await findHidingCandidates(db, viewer.id)
  return `user_id <> ALL(${parameter(hiding)}::text[]) AND visible_to <> 'nobody' AND (visible_to <> 'applied' OR user_id = ANY(
    SELECT applicant_id FROM applications
     WHERE employer_id = ${parameter(viewer.id)} AND NOT hidden AND withdrawn_at IS NULL))`
}

interface ParsedWords {
  text?: { query: string | null }
  location?: { query: string | null }
}

/** The queries of the texts that are given; one is null where a text has no word. */
async function parseWords(
  db: Queryable,
  text: string | undefined,
  location: string | undefined
): Promise<ParsedWords> {
  if (!text && !location) return {}
  const [parsed] = await db.query<{ words: string | null; place: string | null }>(
    `SELECT search.prefix_query(search.stemmed_tsvector($1), ${maxWords})::text AS words,
       search.prefix_query(search.unstemmed_tsvector($2), ${maxPlaceWords})::text AS place`,
    [text || null, location || null]
  )
  return {
    ...(text && { text: { query: parsed?.words ?? null } }),
    ...(location && { location: { query: parsed?.place ?? null } })
  }
}
