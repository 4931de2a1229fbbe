import type { Database } from '#events/database/database.ts'
import { isContactReleased, isShownTo } from '#projections/candidate-profiles/contacts.ts'
import { findCandidateProfile } from '#projections/candidate-profiles/queries.ts'
import type { CandidateProfileView } from '#projections/candidate-profiles/view.ts'
import {
  isMinor,
  type ProfileRow,
  visibleProfile
} from '#projections/candidate-profiles/visible-fields.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { requireFound } from '#services/platform/http/errors/require-found.ts'
import { candidateProfileHidden, candidateProfileNotFound } from './shared/refusals.ts'
import { findMinorRefusal, type MailDelivery, type Viewer, viewerOf } from './viewer.ts'

export interface ProfileAccess {
  db: Database
  config: MailDelivery
}

/** The clock decides on the contact of people under age. */
interface ContactAccess extends ProfileAccess {
  now(): Date
}

/** The profile as this user sees it, or a visitor without a session; throws 404. */
export async function findProfile(
  access: ContactAccess,
  id: string,
  by: Viewer | undefined
): Promise<CandidateProfileView> {
  const found = await findShownProfile(access, id, by)
  const viewer = viewerOf(found, by, access.config)
  const isReleased =
    viewer === 'employer' &&
    by &&
    (await isContactReleased(access.db, id, by.id)) &&
    (!isMinor(found.age) || !(await findMinorRefusal(access, by)))
  return visibleProfile(found, viewer, isReleased)
}

/** The stored profile; throws 404 when it is not for this user. */
export async function findShownProfile(
  access: ProfileAccess,
  id: string,
  by: Viewer | undefined
): Promise<ProfileRow> {
  const found = requireFound(await findVisibleProfile(access, id, by), candidateProfileNotFound)
  if (found.hiddenReason && found.userId !== by?.id) throw new HttpError(candidateProfileHidden)
  return found
}

/** A profile as its page shows it; undefined when it is not for this user. */
export async function findProfilePage(
  access: ContactAccess,
  id: string,
  by: Viewer | undefined
): Promise<{ profile: CandidateProfileView; isForEveryone: boolean } | undefined> {
  const found = await findVisibleProfile(access, id, by)
  if (!found || (found.hiddenReason && found.userId !== by?.id)) return undefined
  const isForEveryone = found.visibleTo === 'everyone' && !found.hiddenReason && !isMinor(found.age)
  return { profile: await findProfile(access, id, by), isForEveryone }
}

/** The name as this user sees it; undefined when the profile is not shown to them. The operator may hide it. */
export async function findProfileName(
  access: ProfileAccess,
  id: string,
  by: Viewer | undefined
): Promise<string | undefined> {
  const found = await findVisibleProfile(access, id, by)
  return found && visibleProfile(found, viewerOf(found, by, access.config)).fullName
}

/** The stored profile; undefined when its owner does not show it to this user. The operator may hide it. */
export async function findVisibleProfile(
  { db, config }: ProfileAccess,
  id: string,
  by: Viewer | undefined
): Promise<ProfileRow | undefined> {
  const found = await findCandidateProfile(db, id)
  if (!found) return undefined
  const viewer = viewerOf(found, by, config)
  if (viewer === 'owner') return found
  const isShown =
    viewer === 'employer' && by
      ? await isShownTo(db, found, by.id)
      : found.visibleTo === 'everyone' && !isMinor(found.age)
  return isShown ? found : undefined
}
