import { candidateProfile } from '#events/aggregates/candidate-profiles.ts'
import { newUser, user } from '#events/aggregates/users.ts'
import type { StreamAppend } from '#projections/append-and-project.ts'
import { publishCandidateProfile } from '#services/candidate-profiles/decide.ts'
import { register } from '#services/users/decide.ts'
import type { Population } from './population.ts'
import { firstAppend } from './script-appends.ts'

const applicant = newUser('applicant')
/** Reserved for documentation. */
const address = '192.0.2.1'

/** Accounts, and the profiles of candidates. */
export function createPeopleScript(population: Population) {
  return {
    employed(number: number, at: number): StreamAppend {
      const id = population.id('employer', number)
      return firstAppend(
        user.stream(id),
        at,
        register(user.initialState, id, population.employer(number), address)
      )
    },

    *offered(number: number, at: number): Generator<StreamAppend> {
      const by = { id: population.id('candidate', number), userType: 'applicant' } as const
      const account = register(user.initialState, by.id, population.candidate(number), address)
      yield firstAppend(user.stream(by.id), at, account)
      const id = population.id('profile', number)
      const { initialState, stream } = candidateProfile
      yield firstAppend(
        stream(id),
        at,
        publishCandidateProfile(initialState, id, population.profile(number), by, applicant)
      )
    }
  }
}
