import type { CandidateProfileEvent } from '#events/aggregates/candidate-profiles.ts'
import type { CandidateVisibilityEvent } from '#events/aggregates/candidate-visibility.ts'
import type { UserEvent } from '#events/aggregates/users.ts'
import type { Projection } from '#projections/projection.ts'
import { toPrefixQuery } from './block-words.ts'

type Event = CandidateProfileEvent | CandidateVisibilityEvent | UserEvent

/** The most words of a name or a place by which a candidate hides from employers. */
const maxBlockWords = 12

/** A projection apart from the profiles: a release changes nothing that visitors read. */
export const candidateContactsProjection: Projection<Event> = {
  name: 'candidate_contacts',
  version: 1,
  tableNames: ['contact_releases', 'employer_blocks'],
  tablesFile: new URL('contacts-table.sql', import.meta.url),
  on: {
    ContactReleased: (tx, { data, at }) =>
      tx.query(
        `INSERT INTO contact_releases AS known
           (profile_id, employer_id, user_id, released_at, last_released_at)
         VALUES ($1, $2, $3, $4, $4)
         ON CONFLICT (profile_id, employer_id)
         DO UPDATE SET last_released_at = excluded.last_released_at, times = known.times + 1`,
        [data.id, data.employerId, data.userId, at]
      ),

    EmployerBlocked: (tx, { data, personal, at }) =>
      tx.query(
        `INSERT INTO employer_blocks (id, user_id, employer_id, words, query, blocked_at)
         VALUES ($1, $2, $3, $4, $5::tsquery, $6)`,
        [
          data.id,
          data.userId,
          personal.employerId,
          personal.text,
          toPrefixQuery(personal.text ?? '', maxBlockWords),
          at
        ]
      ),

    EmployerUnblocked: (tx, { data }) =>
      tx.query('DELETE FROM employer_blocks WHERE id = $1', [data.id]),

    // All that is stored of an erased employer is an id.
    UserErased: (tx, { data }) =>
      tx.query(
        `WITH blocks AS (DELETE FROM employer_blocks WHERE user_id = $1)
         DELETE FROM contact_releases WHERE user_id = $1`,
        [data.id]
      )
  }
}
