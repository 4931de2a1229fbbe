import type { Queryable } from '#events/database/database.ts'
import { readSynonyms } from '#projections/search/clauses.ts'
import { type CandidateFilterTerms, wantedTerms } from './filter-terms.ts'
import { findHidingCandidates } from './contacts.ts'
import { toPrefixQuery, toWordsQuery } from './search-words.ts'
import type { ProfileViewer } from './visible-fields.ts'
import { municipalitiesWithin } from '#events/places/municipalities-within.ts'
import { findMunicipality } from '#events/places/municipalities.ts'
import { defaultRadius, type Radius, radiuses } from '#events/places/shared/radiuses.ts'

/** Each kind of viewer sees other profiles; each employer has blocks of its own. */
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

const maxPlaceWords = 6

const isListed = 'is_active AND hidden_reason IS NULL'

/**
 * What profiles match, in SQL; each form of the condition is planned for its own index. Only employers find minors, and
 * never around a municipality.
 */
export async function searchCondition(
  db: Queryable,
  search: CandidateSearch
): Promise<SearchCondition> {
  const { viewer, near, radius, text, location } = search
  const values: unknown[] = []
  const parameter = (value: unknown) => `$${values.push(value)}`
  /** Words that say nothing add no condition; a text without words matches no profile. */
  const matching = (column: string, query: string | null) => {
    if (query === null) return ['false']
    return query === '' ? [] : [`${column} @@ ${parameter(query)}::tsquery`]
  }
  const words = text ? matching('words', toWordsQuery(text, await readSynonyms(db))) : []
  const place = location && !near ? matching('place', toPrefixQuery(location, maxPlaceWords)) : []
  const terms = wantedTerms(search)
  const isFound = words.length > 0 || terms.length > 0
  const conditions = [
    isListed,
    ...words,
    ...place,
    ...terms.map(some => `filters && ${parameter(some)}::text[]`),
    ...(near ? [nearCondition({ near, radius }, parameter, isFound)] : [])
  ]
  if (viewer.type !== 'employer' || near) conditions.push('NOT is_minor')
  conditions.push(await shownTo(db, viewer, parameter))
  return { condition: conditions.join(' AND '), values }
}

/** The condition for the candidates who show themselves to the viewer. */
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

interface NearSearch {
  /** The INE code of a municipality. */
  near?: string | undefined
  radius?: Radius | undefined
}

/**
 * Candidates who live within the radius or would go as far as the municipality; none for one that does not exist. Where an
 * index of something else finds the rows, the codes are hashed: comparing each row with hundreds of codes takes 40 µs.
 */
function nearCondition(
  { near = '', radius = defaultRadius }: NearSearch,
  parameter: (value: unknown) => string,
  isFound: boolean
): string {
  const center = findMunicipality(near)
  if (!center) return 'false'
  const within = (reach: Radius) => {
    const codes = `${parameter([...new Set([near, ...municipalitiesWithin(reach, center)])])}::text[]`
    return isFound ? `municipality IN (SELECT unnest(${codes}))` : `municipality = ANY(${codes})`
  }
  const further = radiuses.filter(reach => reach > radius)
  const arms = [
    within(radius),
    ...further.map(reach => `(reach = ${reach} AND ${within(reach)})`),
    `reach > ${Math.max(...radiuses)}`
  ]
  return `(${arms.join(' OR ')})`
}
