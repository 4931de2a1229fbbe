import type { CandidateProfileEvent } from '#events/aggregates/candidate-profiles.ts'
import type { CandidateVisibilityEvent } from '#events/aggregates/candidate-visibility.ts'
import type { UserEvent } from '#events/aggregates/users.ts'
import type { Projection } from '#projections/projection.ts'
import { isMinor } from './visible-fields.ts'

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
  version: 2,
  tableNames: ['candidate_profiles', 'candidate_visibility'],
  tablesFile: new URL('table.sql', import.meta.url),
  on: {
    CandidateProfilePublished: (tx, { data, personal, at, id }) =>
      tx.query(
        `WITH inserted AS (INSERT INTO candidate_profiles (no, id, user_id, full_name, age, contact_phone,
           contact_email, description, experience, location, skills, age_stated, is_minor,
           municipality, terms, created_at, visible_to)
         VALUES (es.position_of($1), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
           coalesce((SELECT ${effective} FROM candidate_visibility WHERE user_id = $3), 'everyone'))
         ON CONFLICT DO NOTHING RETURNING id)
         SELECT es.raise('RMTAK', 'candidate-profile') WHERE NOT EXISTS (SELECT FROM inserted)`,
        [id, data.id, data.userId, ...profileContentValues({ data, personal }), at]
      ),

    CandidateProfileRevised: (tx, { data, personal }) =>
      tx.query(
        `UPDATE candidate_profiles SET full_name = $2, age = $3, contact_phone = $4,
           contact_email = $5, description = $6, experience = $7, location = $8, skills = $9,
           age_stated = $10, is_minor = $11, municipality = $12, terms = $13
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

    UserRestored: (tx, { data }) =>
      tx.query('UPDATE candidate_profiles SET is_active = true WHERE user_id = $1', [data.id]),

    UserErased: (tx, { data }) =>
      tx.query(
        `WITH shown AS (DELETE FROM candidate_visibility WHERE user_id = $1)
         DELETE FROM candidate_profiles WHERE user_id = $1`,
        [data.id]
      )
  }
}

/** The content of a profile, in the order of the columns. */
function profileContentValues({ data: { id, userId, ...terms }, personal }: ProfileContent) {
  const { fullName, age, location, place, description, experience, skills } = personal
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
    JSON.stringify(terms)
  ]
}
