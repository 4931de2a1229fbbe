import { initials } from '#site/lib/formats.ts'

interface Props {
  person: { fullName: string; profilePicture: string | null }
}

/** A profile picture, or two initials; the name stands beside it. */
export function Avatar({ person: { fullName, profilePicture } }: Props) {
  if (profilePicture) {
    return <img className="avatar" src={profilePicture} alt="" width="48" height="48" />
  }
  return (
    <span className="avatar" aria-hidden="true">
      {initials(fullName)}
    </span>
  )
}
