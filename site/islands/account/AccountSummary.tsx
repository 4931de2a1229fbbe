import type { CurrentUser } from '#site/lib/api.ts'
import { initials } from '#site/lib/formats.ts'

/** How a kind of account is called. */
export const userTypeLabels: Record<CurrentUser['userType'], string> = {
  applicant: 'Profesional Equino',
  employer: 'Empleador'
}

export function AccountSummary({ user }: { user: CurrentUser }) {
  return (
    <div className="account-summary">
      <AccountAvatar fullName={user.fullName} picture={user.profilePicture} />
      <div>
        <p className="name">{user.fullName}</p>
        <p className="muted">{userTypeLabels[user.userType]}</p>
      </div>
    </div>
  )
}

export function AccountAvatar({ fullName, picture }: { fullName: string; picture: string | null }) {
  if (picture) return <img className="avatar" src={picture} alt="" width={72} height={72} />
  return (
    <span className="avatar" aria-hidden="true">
      {initials(fullName)}
    </span>
  )
}
