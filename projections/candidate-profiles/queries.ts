import type { Queryable } from '#events/database/database.ts'
import { countPages, offsetOf, type PageRequest } from '#projections/views/page.ts'
import type { CandidatePage, CandidatePreview, CandidateProfileView } from './view.ts'
import { type CandidateSearch, type SearchCondition, searchCondition } from './search-condition.ts'
import { type ProfileRow, visibleProfile } from './visible-fields.ts'

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

export type CandidateSearchQuery = CandidateSearch & PageRequest

/** The most matches that are counted. */
export const mostCounted = 1_000

/** Newest first. Words match by prefix, without regard to accents and gender. */
export async function searchCandidates(
  db: Queryable,
  query: CandidateSearchQuery
): Promise<CandidatePage> {
  const condition = await searchCondition(db, query)
  const few = await findFew(db, query, condition)
  const found = few ?? { total: mostCounted, profiles: await findNewest(db, query, condition) }
  return {
    profiles: found.profiles.map(profile => toPreview(visibleProfile(profile, query.viewer.type))),
    meta: {
      totalProfiles: found.total,
      totalPages: countPages(found.total, query.limit),
      capped: few === undefined
    }
  }
}

/** Reads every match by the indexes of what is searched, and sorts them; undefined when there are too many. */
async function findFew(
  db: Queryable,
  page: PageRequest,
  { condition, values }: SearchCondition
): Promise<{ total: number; profiles: ProfileRow[] } | undefined> {
  const [offset, limit] = [`$${values.length + 1}`, `$${values.length + 2}`]
  const rows = await db.query<{ total: number; no: number | null } & ProfileRow>(
    `WITH found AS MATERIALIZED (
       SELECT no FROM candidate_profiles WHERE ${condition} LIMIT ${mostCounted + 1})
     SELECT counted.total, page.*
       FROM (SELECT count(*) AS total FROM found) AS counted
       LEFT JOIN (
         SELECT no, ${profileColumns} FROM candidate_profiles
          WHERE no = ANY(ARRAY(SELECT no FROM found ORDER BY no DESC OFFSET ${offset} LIMIT ${limit}))
       ) AS page ON counted.total <= ${mostCounted}
      ORDER BY no DESC`,
    [...values, offsetOf(page), page.limit]
  )
  const total = rows[0]?.total ?? 0
  if (total > mostCounted) return undefined
  const matches = rows.filter(({ no }) => no !== null)
  return { total, profiles: matches.map(({ total: _, no: __, ...profile }) => profile) }
}

/** Reads profiles from the newest on until the page is full: of many matches, some are among the newest. */
function findNewest(
  db: Queryable,
  page: PageRequest,
  { condition, values }: SearchCondition
): Promise<ProfileRow[]> {
  return db.query<ProfileRow>(
    `SELECT ${profileColumns} FROM candidate_profiles WHERE is_active AND (${condition}) IS TRUE
      ORDER BY no DESC OFFSET $${values.length + 1} LIMIT $${values.length + 2}`,
    [...values, offsetOf(page), page.limit]
  )
}

function toPreview({
  contactPhone,
  contactEmail,
  userId,
  ...preview
}: CandidateProfileView): CandidatePreview {
  return preview
}
