import type { CurrentUser } from '#site/lib/api.ts'
import { userTypeLabels } from '#site/lib/labels.ts'
import { Avatar } from '#site/ui/Avatar.tsx'

export function AccountSummary({ user }: { user: CurrentUser }) {
  return (
    <div className="account-summary">
      <Avatar fullName={user.fullName} picture={user.profilePicture} size={72} />
      <div>
        <p className="name">{user.fullName}</p>
        <p className="muted">{userTypeLabels[user.userType]}</p>
      </div>
    </div>
  )
}
