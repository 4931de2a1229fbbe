import type { CandidateTerms } from '#events/job-content/candidate-terms.ts'
import type { anyDistance } from '#events/job-content/vocabulary.ts'
import type { Visibility } from '#events/aggregates/candidate-visibility.ts'
import { areasOfLocation, areasOfMunicipality } from '#events/places/areas.ts'
import { provinceOf } from '#events/places/shared/provinces.ts'
import { FollowedIndex } from '#projections/search/followed-index.ts'
import type { IndexedDoc } from '#projections/search/inverted-index.ts'
import { ofId, ofPlace, type WordLexemes, wordsOf } from '#projections/search/words.ts'
import { lexemesOfCandidate } from './candidate-filters.ts'
import { candidateProfilesProjection } from './project.ts'
import { givenName, provinceText } from './visible-fields.ts'

interface IndexedRow {
  no: number
  id: string
  userId: string
  fullName: string
  isMinor: boolean
  description: string
  experience: string | null
  location: string | null
  skills: string | null
  place: string | null
  terms: CandidateTerms
  visibleTo: Visibility
}

/** All profiles that are published and not hidden; a search first selects those that its viewer may see. */
export const candidateIndex = new FollowedIndex<IndexedRow>({
  table: 'candidate_profiles',
  columns: `no, id, user_id AS "userId", full_name AS "fullName", is_minor AS "isMinor", description, experience, location,
    skills, municipality AS place, terms, visible_to AS "visibleTo"`,
  condition: '(is_active AND hidden_reason IS NULL)',
  ownerColumn: 'user_id',
  types: Object.keys(candidateProfilesProjection.on),
  toDoc,
  changedIds: ({ id, ownerId }) => (ownerId ? [id, ownerId] : [id])
})

function toDoc(row: IndexedRow, words: WordLexemes): IndexedDoc {
  const { no, id, userId, isMinor, description, experience, skills, terms } = row
  const [name = '', where] = isMinor
    ? [givenName(row.fullName), provinceText(row)]
    : [row.fullName, row.location]
  const lexemes = [
    ...[name, description, skills, experience, where].flatMap(text => words.of(text ?? '')),
    ...wordsOf(where ?? '').map(word => ofPlace + word),
    ...lexemesOfCandidate(terms),
    ...areasOf(row).map(area => `a.${area}`),
    ...(terms.radius && !isMinor ? [ofReach(terms.radius)] : []),
    shownTo(row),
    ofId + id,
    ofId + userId
  ]
  return { no, expiry: Infinity, amount: null, lexemes }
}

/** The lexeme of the distance, in kilometres, at which a person would work; profiles of minors have none. */
export const ofReach = (radius: number | typeof anyDistance) => `k.${radius}`

/** The lexeme of who sees a profile; minors are shown to employers at most. */
export const ofAudience = (visibleTo: Visibility) => `v.${visibleTo}`

function shownTo({ isMinor, visibleTo }: IndexedRow): string {
  return ofAudience(isMinor && visibleTo === 'everyone' ? 'employers' : visibleTo)
}

/** The areas in which a person is found; a minor in the province alone. */
function areasOf({ isMinor, location, place }: IndexedRow): string[] {
  const areas = place ? areasOfMunicipality(place) : areasOfLocation(location ?? '')
  return isMinor ? areas.filter(area => provinceOf(area)?.code === area) : areas
}
