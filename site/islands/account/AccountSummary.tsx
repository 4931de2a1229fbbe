import type { User } from '#site/lib/api.ts'
import { initials } from '#site/lib/formats.ts'

/** How a kind of account is called. */
export const accountNames: Record<User['userType'], string> = {
  applicant: 'Profesional Equino',
  employer: 'Empleador'
}

export function Who({ user }: { user: User }) {
  return (
    <div className="who-am-i">
      <Portrait fullName={user.fullName} picture={user.profilePicture} />
      <div>
        <p className="name">{user.fullName}</p>
        <p className="muted">{accountNames[user.userType]}</p>
      </div>
    </div>
  )
}

export function Portrait({ fullName, picture }: { fullName: string; picture: string | null }) {
  if (picture) return <img className="avatar" src={picture} alt="" width={72} height={72} />
  return (
    <span className="avatar" aria-hidden="true">
      {initials(fullName)}
    </span>
  )
}
