import { candidateProfile } from '#events/candidate-profiles.ts'
import { user } from '#events/users.ts'
import {
  publishProfile,
  reviseProfile,
  withdrawProfile
} from '#services/candidate-profiles/decide.ts'
import { record } from '#services/platform/commands/handle-command.ts'
import { profileRequest } from '#test/api-fixtures.ts'
import { type Deeds, owner, type World } from './model.ts'

export function deedsOfProfiles({ recording, someone, known, fresh, words }: World): Deeds {
  return {
    publish: [
      6,
      nth => {
        const by = someone()
        const id = fresh('profiles', nth)
        return record(recording, candidateProfile, id, async (state, _, past) =>
          publishProfile(state, id, profileRequest, by, await past(user, by.id))
        )
      }
    ],
    reviseProfile: [
      2,
      () => {
        const id = known('profiles')
        return record(recording, candidateProfile, id, state => {
          const request = { ...profileRequest, fullName: words() }
          return reviseProfile(state, id, request, owner(state, 'userId', 'applicant'))
        })
      }
    ],
    withdrawProfile: [
      2,
      () => {
        const id = known('profiles')
        return record(recording, candidateProfile, id, state =>
          withdrawProfile(state, id, owner(state, 'userId', 'applicant'))
        )
      }
    ]
  }
}
