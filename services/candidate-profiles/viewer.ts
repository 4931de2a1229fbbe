import type { Queryable } from '#events/database/database.ts'
import { isEstablished } from '#projections/users/employers.ts'
import type { Refusal } from '#services/platform/validation/refusal.ts'
import { minorContactLater, minorContactOff } from './shared/refusals.ts'
import type { UserView } from '#projections/users/view.ts'
import type { ProfileRow, ProfileViewer } from '#projections/candidate-profiles/visible-fields.ts'
import type { SearchingViewer } from '#projections/candidate-profiles/search-candidates.ts'

export type Viewer = Pick<UserView, 'id' | 'userType' | 'emailConfirmed'>

/** How e-mails are sent. */
export interface MailDelivery {
  mail: { delivery: string }
}

/**
 * Whether a user may see minors, and ask for the contact of candidates: employers; when e-mails are sent, those who have confirmed
 * their e-mail.
 */
export function isContactAllowed(user: Viewer | undefined, { mail }: MailDelivery): boolean {
  return user?.userType === 'employer' && (user.emailConfirmed || mail.delivery !== 'smtp')
}

/** Why this employer may not read the telephone and e-mail of a person under age, whom it may see; undefined when it may. */
export async function findMinorRefusal(
  { db, config, now }: { db: Queryable; config: MailDelivery; now(): Date },
  { id }: Viewer
): Promise<Refusal | undefined> {
  // Without e-mails nothing tells one employer from another.
  if (config.mail.delivery === 'none') return minorContactOff
  return (await isEstablished(db, id, now())) ? undefined : minorContactLater
}

export function searchingViewer(user: Viewer | undefined, config: MailDelivery): SearchingViewer {
  if (!user) return { type: 'visitor' }
  return isContactAllowed(user, config) ? { type: 'employer', id: user.id } : { type: 'applicant' }
}

export function viewerOf(
  profile: Pick<ProfileRow, 'userId'>,
  user: Viewer | undefined,
  config: MailDelivery
): ProfileViewer {
  return profile.userId === user?.id ? 'owner' : searchingViewer(user, config).type
}
