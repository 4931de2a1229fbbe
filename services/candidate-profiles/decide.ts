import type {
  CandidateProfile,
  CandidateProfileEvent,
  ProfileTextField
} from '#events/aggregates/candidate-profiles.ts'
import type { Takedown } from '#events/aggregates/takedown.ts'
import type { User } from '#events/aggregates/users.ts'
import { type Actor, requireOwner } from '#services/auth/permissions/permissions.ts'
import { locationOf, requireMunicipality } from '#services/places/municipality.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { requireActive } from '#services/users/decide.ts'
import type { PublishCandidateProfile } from './contract.ts'
import { candidateProfileNotFound, profileActiveAlready, profileExists } from './shared/refusals.ts'

/** The refusal of a second active profile. */
export const candidateProfileUniqueViolations = {
  'candidate-profile': profileActiveAlready
}

/** The age of a call that gives none; it is stored, and never shown as an age. */
const defaultAge = 25

/** `user` is the account of `by`. */
export function publishCandidateProfile(
  profile: CandidateProfile,
  id: string,
  request: PublishCandidateProfile,
  by: Actor,
  user: User
): CandidateProfileEvent[] {
  requireActive(user)
  if (profile.state !== 'unknown') throw new HttpError(profileExists)
  return [{ type: 'CandidateProfilePublished', ...profileContent(id, request, by) }]
}

export function reviseCandidateProfile(
  profile: CandidateProfile,
  id: string,
  request: PublishCandidateProfile,
  by: Actor
): CandidateProfileEvent[] {
  requirePublished(profile)
  requireOwner('reviseCandidateProfile', by, profile.userId)
  return [{ type: 'CandidateProfileRevised', ...profileContent(id, request, by) }]
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

/** Called by the operator's command line; no event when the profile is hidden already, or gone. */
export function hideCandidateProfile(
  profile: CandidateProfile,
  id: string,
  { reason, note }: Takedown
): CandidateProfileEvent[] {
  if (profile.state !== 'published' || profile.isHidden) return []
  const { userId } = profile
  const data = { id, userId, reason }
  return [{ type: 'CandidateProfileHidden', data, subject: userId, personal: { note } }]
}

/** Undoes `hideCandidateProfile`. */
export function showCandidateProfile(
  profile: CandidateProfile,
  id: string,
  note: string | undefined
): CandidateProfileEvent[] {
  if (profile.state !== 'published' || !profile.isHidden) return []
  const { userId } = profile
  return [
    { type: 'CandidateProfileShown', data: { id, userId }, subject: userId, personal: { note } }
  ]
}

/** The personal part of a request, and the choices and numbers that outlive an erasure. */
function profileContent(id: string, request: PublishCandidateProfile, by: Actor) {
  requireMunicipality('place', request.place)
  const { fullName, age, contactPhone, contactEmail, description, ...others } = request
  const { experience, location: _, place, skills, ...terms } = others
  const personal = {
    fullName,
    age: age ?? defaultAge,
    ageStated: age !== undefined,
    contactPhone,
    contactEmail,
    description,
    experience,
    skills,
    place,
    location: locationOf(request)
  } satisfies Record<ProfileTextField, unknown>
  return { data: { id, userId: by.id, ...withoutEmpty(terms) }, subject: by.id, personal }
}

/** An empty list is left out. */
function withoutEmpty<Terms extends object>(terms: Terms): Terms {
  const said = Object.entries(terms).filter(([, value]) => !(Array.isArray(value) && !value.length))
  return Object.fromEntries(said) as Terms
}

function requirePublished(
  profile: CandidateProfile
): asserts profile is Extract<CandidateProfile, { state: 'published' }> {
  if (profile.state !== 'published') throw new HttpError(candidateProfileNotFound)
}
