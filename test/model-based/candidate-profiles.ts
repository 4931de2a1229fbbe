import { candidateProfile } from '#events/aggregates/candidate-profiles.ts'
import { user } from '#events/aggregates/users.ts'
import {
  publishCandidateProfile,
  reviseCandidateProfile,
  withdrawCandidateProfile
} from '#services/candidate-profiles/decide.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { profileRequest } from '#test/builders/api-fixtures.ts'
import { type Model, ownerActor, type WeightedCommands } from './model.ts'

export function profileCommands({
  recording,
  user: anyUser,
  known,
  fresh,
  words
}: Model): WeightedCommands {
  return {
    publish: [
      6,
      ({ who }, index) => {
        const by = anyUser(who)
        const id = fresh('profiles', index)
        return handleCommand(recording, candidateProfile, id, async (profile, load) =>
          publishCandidateProfile(profile, id, profileRequest, by, await load([user, by.id]))
        )
      }
    ],
    reviseProfile: [
      4,
      ({ which, word }) => {
        const id = known('profiles', which)
        return handleCommand(recording, candidateProfile, id, state => {
          const request = { ...profileRequest, fullName: words(word) }
          return reviseCandidateProfile(
            state,
            id,
            request,
            ownerActor(state, 'userId', 'applicant')
          )
        })
      }
    ],
    withdrawProfile: [
      3,
      ({ which }) => {
        const id = known('profiles', which)
        return handleCommand(recording, candidateProfile, id, state =>
          withdrawCandidateProfile(state, id, ownerActor(state, 'userId', 'applicant'))
        )
      }
    ]
  }
}
