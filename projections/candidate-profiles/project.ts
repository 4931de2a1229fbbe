import type { CandidateProfileEvent } from '#events/candidate-profiles.ts'
import type { UserEvent } from '#events/users.ts'
import { type Projection, Taken } from '#projections/projection.ts'

export const candidateProfiles: Projection<CandidateProfileEvent | UserEvent> = {
  name: 'candidate_profiles',
  version: 1,
  owns: ['candidate_profiles'],
  tables: new URL('table.sql', import.meta.url),
  indexes: new URL('indexes.sql', import.meta.url),
  on: {
    CandidateProfilePublished: async (tx, { data, personal, at, position }) => {
      const kept = await tx.query(
        `INSERT INTO candidate_profiles (no, id, user_id, full_name, age, contact_phone,
           contact_email, description, experience, location, skills, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
         ON CONFLICT DO NOTHING RETURNING id`,
        [
          position,
          data.id,
          data.userId,
          personal.fullName,
          personal.age,
          personal.contactPhone,
          personal.contactEmail,
          personal.description,
          personal.experience,
          personal.location,
          personal.skills,
          at
        ]
      )
      if (!kept.length) throw new Taken('candidate-profile')
    },

    CandidateProfileRevised: (tx, { data, personal }) =>
      tx.query(
        `UPDATE candidate_profiles SET full_name = $2, age = $3, contact_phone = $4,
           contact_email = $5, description = $6, experience = $7, location = $8, skills = $9
          WHERE id = $1`,
        [
          data.id,
          personal.fullName,
          personal.age,
          personal.contactPhone,
          personal.contactEmail,
          personal.description,
          personal.experience,
          personal.location,
          personal.skills
        ]
      ),

    CandidateProfileWithdrawn: (tx, { data }) =>
      tx.query('DELETE FROM candidate_profiles WHERE id = $1', [data.id]),

    UserSoftDeleted: (tx, { data }) =>
      tx.query('UPDATE candidate_profiles SET is_active = false WHERE user_id = $1', [data.id]),

    UserErased: (tx, { data }) =>
      tx.query('DELETE FROM candidate_profiles WHERE user_id = $1', [data.id])
  }
}
