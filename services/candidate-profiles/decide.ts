import type { CandidateProfile, CandidateProfileEvent } from '#events/candidate-profiles.ts'
import type { User, UserType } from '#events/users.ts'
import { permit } from '#services/auth/authorization.ts'
import { Problem } from '#services/platform/http/errors.ts'
import { needActive } from '#services/users/decide.ts'
import type { PublishCandidateProfile } from './contract.ts'

type Asker = { id: string; userType: UserType }

/** `user` is what the log says of whoever asks. */
export function publishProfile(
  profile: CandidateProfile,
  id: string,
  request: PublishCandidateProfile,
  by: Asker,
  user: User
): CandidateProfileEvent[] {
  needActive(user)
  if (profile.state !== 'unknown') throw new Problem(409, 'Este perfil ya existe')
  const data = { id, userId: by.id }
  return [{ type: 'CandidateProfilePublished', data, subject: by.id, personal: request }]
}

export function reviseProfile(
  profile: CandidateProfile,
  id: string,
  request: PublishCandidateProfile,
  by: Asker
): CandidateProfileEvent[] {
  needPublished(profile)
  permit('reviseCandidateProfile', by, profile.userId)
  const data = { id, userId: by.id }
  return [{ type: 'CandidateProfileRevised', data, subject: by.id, personal: request }]
}

export function withdrawProfile(
  profile: CandidateProfile,
  id: string,
  by: Asker
): CandidateProfileEvent[] {
  needPublished(profile)
  permit('withdrawCandidateProfile', by, profile.userId)
  return [{ type: 'CandidateProfileWithdrawn', data: { id, userId: by.id } }]
}

function needPublished(
  profile: CandidateProfile
): asserts profile is Extract<CandidateProfile, { state: 'published' }> {
  if (profile.state !== 'published') throw new Problem(404, 'Este perfil no existe')
}
