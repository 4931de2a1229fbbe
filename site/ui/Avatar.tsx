import { initials } from '#site/lib/formats.ts'

interface Props {
  fullName: string
  picture: string | null
  /** Width and height in pixels. */
  size?: number
}

/** A profile picture, or two initials; the name stands beside it. */
export function Avatar({ fullName, picture, size = 48 }: Props) {
  if (picture) return <img className="avatar" src={picture} alt="" width={size} height={size} />
  return (
    <span className="avatar" aria-hidden="true">
      {initials(fullName)}
    </span>
  )
}
