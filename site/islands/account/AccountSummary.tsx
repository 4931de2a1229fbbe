import type { CurrentUser } from '#site/lib/api.ts'
import { initials } from '#site/lib/formats.ts'
import { userTypeLabels } from '#site/lib/labels.ts'

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
