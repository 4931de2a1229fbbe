import { day } from '#events/units.ts'
import type {
  CandidateProfile,
  CandidateProfileEvent
} from '#events/aggregates/candidate-profiles.ts'
import type {
  CandidateVisibility,
  CandidateVisibilityEvent
} from '#events/aggregates/candidate-visibility.ts'
import type { User } from '#events/aggregates/users.ts'
import type { Actor } from '#services/auth/permissions/permissions.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { maxBlocks } from '#events/limits/candidate-profiles.ts'
import type { BlockEmployer, ChangeVisibility } from './visibility-contract.ts'
import {
  blockedEmployerNotFound,
  candidateProfileHidden,
  candidateProfileNotFound,
  tooManyBlocks
} from './shared/refusals.ts'

/** Recorded once a day at most for each employer. */
export function releaseContact(
  profile: CandidateProfile,
  id: string,
  by: Actor,
  now: Date
): CandidateProfileEvent[] {
  if (profile.state !== 'published') throw new HttpError(candidateProfileNotFound)
  if (profile.isHidden) throw new HttpError(candidateProfileHidden)
  const last = profile.releases[by.id]
  if (last && now.getTime() - Date.parse(last) < day) return []
  return [{ type: 'ContactReleased', data: { id, userId: profile.userId, employerId: by.id } }]
}

export function changeVisibility(
  state: CandidateVisibility,
  by: Actor,
  { visibleTo }: ChangeVisibility
): CandidateVisibilityEvent[] {
  if (visibleTo === state.visibleTo) return []
  return [{ type: 'ProfileVisibilityChanged', data: { id: by.id, visibleTo } }]
}

/** `isKnown`: the candidate hides from them already. */
export function blockEmployer(
  { blocks }: CandidateVisibility,
  id: string,
  request: BlockEmployer,
  by: Actor,
  { employer, isKnown }: { employer: User; isKnown: boolean }
): CandidateVisibilityEvent[] {
  if (isKnown) return []
  if (blocks.length >= maxBlocks) throw new HttpError(tooManyBlocks)
  if ('employerId' in request && !isEmployer(employer)) throw new HttpError(blockedEmployerNotFound)
  const data = { id, userId: by.id }
  return [{ type: 'EmployerBlocked', data, subject: by.id, personal: request }]
}

function isEmployer(account: User): boolean {
  return account.state === 'active' && account.userType === 'employer'
}

/** No event for a block that does not exist. */
export function unblockEmployer(
  { blocks }: CandidateVisibility,
  id: string,
  by: Actor
): CandidateVisibilityEvent[] {
  return blocks.includes(id) ? [{ type: 'EmployerUnblocked', data: { id, userId: by.id } }] : []
}
