import type { CandidateProfile, CandidateProfileEvent } from '#events/candidate-profiles.ts'
import type { User } from '#events/users.ts'
import { type Actor, requireOwner } from '#services/auth/decide.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import { requireActive } from '#services/users/decide.ts'
import type { PublishCandidateProfile } from './contract.ts'

/** Refusal of a second active profile. */
export const candidateProfileUniqueViolations = {
  'candidate-profile': 'Ya tienes un perfil activo. Elimínalo para crear otro.'
}

export const candidateProfileNotFound = 'Este perfil no existe'

/** `user` is the account of `by`. */
export function publishCandidateProfile(
  profile: CandidateProfile,
  id: string,
  request: PublishCandidateProfile,
  by: Actor,
  user: User
): CandidateProfileEvent[] {
  requireActive(user)
  if (profile.state !== 'unknown') throw new HttpError(409, 'Este perfil ya existe')
  const data = { id, userId: by.id }
  return [{ type: 'CandidateProfilePublished', data, subject: by.id, personal: request }]
}

export function reviseCandidateProfile(
  profile: CandidateProfile,
  id: string,
  request: PublishCandidateProfile,
  by: Actor
): CandidateProfileEvent[] {
  requirePublished(profile)
  requireOwner('reviseCandidateProfile', by, profile.userId)
  const data = { id, userId: by.id }
  return [{ type: 'CandidateProfileRevised', data, subject: by.id, personal: request }]
}

export function withdrawCandidateProfile(
  profile: CandidateProfile,
  id: string,
  by: Actor
): CandidateProfileEvent[] {
  requirePublished(profile)
  requireOwner('withdrawCandidateProfile', by, profile.userId)
  return [{ type: 'CandidateProfileWithdrawn', data: { id, userId: by.id } }]
}

function requirePublished(
  profile: CandidateProfile
): asserts profile is Extract<CandidateProfile, { state: 'published' }> {
  if (profile.state !== 'published') throw new HttpError(404, candidateProfileNotFound)
}
