import { candidateProfile } from '#events/candidate-profiles.ts'
import { user } from '#events/users.ts'
import {
  publishCandidateProfile,
  reviseCandidateProfile,
  withdrawCandidateProfile
} from '#services/candidate-profiles/decide.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { profileRequest } from '#test/api-fixtures.ts'
import { type WeightedCommands, ownerActor, type Model } from './model.ts'

export function randomProfileCommands({
  recording,
  randomUser,
  known,
  fresh,
  words
}: Model): WeightedCommands {
  return {
    publish: [
      6,
      nth => {
        const by = randomUser()
        const id = fresh('profiles', nth)
        return handleCommand(recording, candidateProfile, id, {
          load: { account: [user, by.id] },
          decide: (profile, { account }) =>
            publishCandidateProfile(profile, id, profileRequest, by, account)
        })
      }
    ],
    reviseProfile: [
      2,
      () => {
        const id = known('profiles')
        return handleCommand(recording, candidateProfile, id, state => {
          const request = { ...profileRequest, fullName: words() }
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
      2,
      () => {
        const id = known('profiles')
        return handleCommand(recording, candidateProfile, id, state =>
          withdrawCandidateProfile(state, id, ownerActor(state, 'userId', 'applicant'))
        )
      }
    ]
  }
}
