import {
  anyDistance,
  type CandidateProfileEvent,
  type CandidateTerms
} from '#events/aggregates/candidate-profiles.ts'
import type { UserEvent } from '#events/aggregates/users.ts'
import type { Projection } from '#projections/projection.ts'
import { filterTerms } from './filter-terms.ts'
import { givenName, isAgeStated, isMinor } from './visible-fields.ts'

type ProfileContent = Pick<
  Extract<CandidateProfileEvent, { type: 'CandidateProfilePublished' }>,
  'data' | 'personal'
>

export const candidateProfilesProjection: Projection<CandidateProfileEvent | UserEvent> = {
  name: 'candidate_profiles',
  version: 4,
  tableNames: ['candidate_profiles'],
  tablesFile: new URL('table.sql', import.meta.url),
  indexesFile: new URL('indexes.sql', import.meta.url),
  on: {
    CandidateProfilePublished: (tx, { data, personal, at, id }) =>
      tx.query(
        `WITH inserted AS (INSERT INTO candidate_profiles (no, id, user_id, full_name, age, contact_phone,
           contact_email, description, experience, location, skills, age_stated, public_words,
           municipality, reach, terms, filters, created_at, words, place)
         VALUES (es.position_of($1), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
           CASE WHEN $13::text IS NOT NULL THEN search.candidate_words($13, $8, $11, $9, NULL) END,
           $14, $15, $16, $17, $18,
           search.candidate_words($4, $8, $11, $9, $10), search.unstemmed_tsvector(coalesce($10, '')))
         ON CONFLICT DO NOTHING RETURNING id)
         SELECT es.raise('RMTAK', 'candidate-profile') WHERE NOT EXISTS (SELECT FROM inserted)`,
        [id, data.id, data.userId, ...profileContentValues({ data, personal }), at]
      ),

    CandidateProfileRevised: (tx, { data, personal }) =>
      tx.query(
        `UPDATE candidate_profiles SET full_name = $2, age = $3, contact_phone = $4,
           contact_email = $5, description = $6, experience = $7, location = $8, skills = $9,
           age_stated = $10, public_words = CASE WHEN $11::text IS NOT NULL
             THEN search.candidate_words($11, $6, $9, $7, NULL) END,
           municipality = $12, reach = $13, terms = $14, filters = $15,
           words = search.candidate_words($2, $6, $9, $7, $8),
           place = search.unstemmed_tsvector(coalesce($8, ''))
          WHERE id = $1`,
        [data.id, ...profileContentValues({ data, personal })]
      ),

    CandidateProfileWithdrawn: (tx, { data }) =>
      tx.query('DELETE FROM candidate_profiles WHERE id = $1', [data.id]),

    CandidateProfileHidden: (tx, { data }) =>
      tx.query('UPDATE candidate_profiles SET hidden_reason = $2 WHERE id = $1', [
        data.id,
        data.reason
      ]),

    CandidateProfileShown: (tx, { data }) =>
      tx.query('UPDATE candidate_profiles SET hidden_reason = NULL WHERE id = $1', [data.id]),

    UserSoftDeleted: (tx, { data }) =>
      tx.query('UPDATE candidate_profiles SET is_active = false WHERE user_id = $1', [data.id]),

    UserErased: (tx, { data }) =>
      tx.query('DELETE FROM candidate_profiles WHERE user_id = $1', [data.id])
  }
}

/** The content of a profile, in the order of the columns; before its terms is the name of a minor. */
function profileContentValues({ data: { id, userId, ...terms }, personal }: ProfileContent) {
  return [
    personal.fullName,
    personal.age,
    personal.contactPhone,
    personal.contactEmail,
    personal.description,
    personal.experience,
    personal.location,
    personal.skills,
    isAgeStated(personal),
    isMinor(personal.age) ? givenName(personal.fullName) : null,
    personal.place,
    reachOf(terms),
    JSON.stringify(terms),
    filterTerms(terms)
  ]
}

/** Kilometres; more than any distance on Earth for those who would go anywhere. */
const unlimitedReach = 20_038

function reachOf({ radius }: CandidateTerms): number | undefined {
  return radius === anyDistance ? unlimitedReach : radius
}
