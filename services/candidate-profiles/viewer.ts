import type { UserView } from '#projections/users/view.ts'
import type { ProfileRow, ProfileViewer } from '#projections/candidate-profiles/visible-fields.ts'
import type { SearchingViewer } from '#projections/candidate-profiles/search-condition.ts'

export type Viewer = Pick<UserView, 'id' | 'userType' | 'emailConfirmed'>

/** Who may see minors, and ask for the contact of candidates. */
export type ContactRule = (user: Viewer | undefined) => boolean

/** Employers; where e-mails are sent, those who have confirmed their e-mail. */
export function createContactRule({ mail }: { mail: { delivery: string } }): ContactRule {
  const needsConfirmation = mail.delivery === 'smtp'
  return user => user?.userType === 'employer' && (user.emailConfirmed || !needsConfirmation)
}

export function searchingViewer(
  user: Viewer | undefined,
  isContactAllowed: ContactRule
): SearchingViewer {
  if (!user) return { type: 'visitor' }
  return isContactAllowed(user) ? { type: 'employer', id: user.id } : { type: 'applicant' }
}

export function viewerOf(
  profile: Pick<ProfileRow, 'userId'>,
  user: Viewer | undefined,
  isContactAllowed: ContactRule
): ProfileViewer {
  return profile.userId === user?.id ? 'owner' : searchingViewer(user, isContactAllowed).type
}
