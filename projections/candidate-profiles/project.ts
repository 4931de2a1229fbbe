import { anyDistance } from '#events/job-content/vocabulary.ts'
import type { CandidateProfileEvent } from '#events/aggregates/candidate-profiles.ts'
import type { CandidateTerms } from '#events/job-content/candidate-terms.ts'
import type { CandidateVisibilityEvent } from '#events/aggregates/candidate-visibility.ts'
import type { UserEvent } from '#events/aggregates/users.ts'
import { areasOfLocation, areasOfMunicipality } from '#events/places/areas.ts'
import { provinceOf } from '#events/places/shared/provinces.ts'
import type { Projection } from '#projections/projection.ts'
import { filterTerms } from './filter-terms.ts'
import { toPlainVector, toVector } from './search-words.ts'
import { givenName, isMinor, provinceText } from './visible-fields.ts'

/** With blocks a profile is shown to signed-in employers at most: a visitor could be a blocked one. */
const effective =
  "CASE WHEN visible_to = 'everyone' AND blocks > 0 THEN 'employers' ELSE visible_to END"

const applyChange = `UPDATE candidate_profiles AS profile SET visible_to = changed.effective
  FROM (SELECT user_id, ${effective} AS effective FROM changed) AS changed
 WHERE profile.user_id = changed.user_id`

type ProfileContent = Pick<
  Extract<CandidateProfileEvent, { type: 'CandidateProfilePublished' }>,
  'data' | 'personal'
>

type Event = CandidateProfileEvent | CandidateVisibilityEvent | UserEvent

export const candidateProfilesProjection: Projection<Event> = {
  name: 'candidate_profiles',
  version: 1,
  tableNames: ['candidate_profiles', 'candidate_visibility'],
  tablesFile: new URL('table.sql', import.meta.url),
  indexesFile: new URL('indexes.sql', import.meta.url),
  on: {
    CandidateProfilePublished: (tx, { data, personal, at, id }) =>
      tx.query(
        `WITH inserted AS (INSERT INTO candidate_profiles (no, id, user_id, full_name, age, contact_phone,
           contact_email, description, experience, location, skills, age_stated, is_minor,
           municipality, reach, terms, filters, words, place, created_at, visible_to)
         VALUES (es.position_of($1), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
           $18::tsvector, $19::tsvector, $20,
           coalesce((SELECT ${effective} FROM candidate_visibility WHERE user_id = $3), 'everyone'))
         ON CONFLICT DO NOTHING RETURNING id)
         SELECT es.raise('RMTAK', 'candidate-profile') WHERE NOT EXISTS (SELECT FROM inserted)`,
        [id, data.id, data.userId, ...profileContentValues({ data, personal }), at]
      ),

    CandidateProfileRevised: (tx, { data, personal }) =>
      tx.query(
        `UPDATE candidate_profiles SET full_name = $2, age = $3, contact_phone = $4,
           contact_email = $5, description = $6, experience = $7, location = $8, skills = $9,
           age_stated = $10, is_minor = $11, municipality = $12, reach = $13, terms = $14, filters = $15,
           words = $16::tsvector, place = $17::tsvector
          WHERE id = $1`,
        [data.id, ...profileContentValues({ data, personal })]
      ),

    CandidateProfileWithdrawn: (tx, { data }) =>
      tx.query('DELETE FROM candidate_profiles WHERE id = $1', [data.id]),

    CandidateProfileErased: (tx, { data }) =>
      tx.query('DELETE FROM candidate_profiles WHERE id = $1', [data.id]),

    CandidateProfileHidden: (tx, { data }) =>
      tx.query('UPDATE candidate_profiles SET hidden_reason = $2 WHERE id = $1', [
        data.id,
        data.reason
      ]),

    CandidateProfileShown: (tx, { data }) =>
      tx.query('UPDATE candidate_profiles SET hidden_reason = NULL WHERE id = $1', [data.id]),

    EmployerBlocked: (tx, { data }) =>
      tx.query(
        `WITH changed AS (
           INSERT INTO candidate_visibility AS known (user_id, blocks) VALUES ($1, 1)
           ON CONFLICT (user_id) DO UPDATE SET blocks = known.blocks + 1 RETURNING *)
         ${applyChange}`,
        [data.userId]
      ),

    EmployerUnblocked: (tx, { data }) =>
      tx.query(
        `WITH changed AS (
           UPDATE candidate_visibility SET blocks = blocks - 1 WHERE user_id = $1 RETURNING *)
         ${applyChange}`,
        [data.userId]
      ),

    ProfileVisibilityChanged: (tx, { data }) =>
      tx.query(
        `WITH changed AS (
           INSERT INTO candidate_visibility (user_id, visible_to) VALUES ($1, $2)
           ON CONFLICT (user_id) DO UPDATE SET visible_to = excluded.visible_to RETURNING *)
         ${applyChange}`,
        [data.id, data.visibleTo]
      ),

    UserSoftDeleted: (tx, { data }) =>
      tx.query('UPDATE candidate_profiles SET is_active = false WHERE user_id = $1', [data.id]),

    UserErased: (tx, { data }) =>
      tx.query(
        `WITH shown AS (DELETE FROM candidate_visibility WHERE user_id = $1)
         DELETE FROM candidate_profiles WHERE user_id = $1`,
        [data.id]
      )
  }
}

/** The content of a profile, in the order of the columns; last come the words and the place by which it is found. */
function profileContentValues({ data: { id, userId, ...terms }, personal }: ProfileContent) {
  const { fullName, age, location, place, description, experience, skills } = personal
  const [name, where] = isMinor(age)
    ? [givenName(fullName), provinceText(personal)]
    : [fullName, location]
  const filters = filterTerms(terms)
  return [
    fullName,
    age,
    personal.contactPhone,
    personal.contactEmail,
    description,
    experience,
    location,
    skills,
    personal.ageStated,
    isMinor(age),
    place,
    reachOf(terms),
    JSON.stringify(terms),
    filters,
    toVector([name, description, skills, experience, where], [...filters, ...areasOf(personal)]),
    toPlainVector(where)
  ]
}

/** The areas in which a person is found; a minor in the province alone. */
function areasOf({ age, location, place }: ProfileContent['personal']): string[] {
  const areas = place ? areasOfMunicipality(place) : areasOfLocation(location ?? '')
  const shown = isMinor(age) ? areas.filter(area => provinceOf(area)?.code === area) : areas
  return shown.map(area => `a.${area}`)
}

/** Kilometres; more than any distance on Earth for those who would go anywhere. */
const unlimitedReach = 20_038

function reachOf({ radius }: CandidateTerms): number | undefined {
  return radius === anyDistance ? unlimitedReach : radius
}
