import type { Queryable } from '#events/database/database.ts'
import { type CandidateFilterTerms, wantedTerms } from './filter-terms.ts'
import { findHidingCandidates } from './contacts.ts'
import { nearCondition, type NearSearch } from './near-condition.ts'
import type { ProfileViewer } from './visible-fields.ts'

/** Employers see more than others, each their own. */
export type SearchingViewer =
  | { type: Exclude<ProfileViewer, 'owner' | 'employer'> }
  | { type: 'employer'; id: string }

export interface CandidateSearch extends CandidateFilterTerms, NearSearch {
  viewer: SearchingViewer
  text?: string | undefined
  /** Left out of a search around a municipality. */
  location?: string | undefined
}

export interface SearchCondition {
  condition: string
  values: unknown[]
}

const maxWords = 12
const maxPlaceWords = 6

const isListed = 'is_active AND hidden_reason IS NULL'

/**
 * What profiles match, in SQL. Parses the words once, for no row to do it again; each shape of the condition is planned
 * for its own index. Only employers find minors, and never around a municipality.
 */
export async function searchCondition(
  db: Queryable,
  search: CandidateSearch
): Promise<SearchCondition> {
  const { viewer, near, radius, text } = search
  const location = near ? undefined : search.location
  const values: unknown[] = []
  const parameter = (value: unknown) => `$${values.push(value)}`
  const words = await parseWords(db, text, location)
  const wanted = words.text && `${parameter(words.text.query)}::tsquery`
  const terms = wantedTerms(search)
  const isFound = wanted !== undefined || terms.length > 0
  const conditions = [
    isListed,
    ...(wanted ? [`words @@ ${wanted}`] : []),
    ...(words.location ? [`place @@ ${parameter(words.location.query)}::tsquery`] : []),
    ...terms.map(some => `filters && ${parameter(some)}::text[]`),
    ...(near ? [nearCondition({ near, radius }, parameter, isFound)] : [])
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
