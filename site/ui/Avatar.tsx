import { initials } from '#site/lib/formats.ts'

interface Props {
  fullName: string
  picture: string | null
  /** 44, 56 or 88 pixels. */
  size?: '' | 'm' | 'l'
  /** Yards are square. */
  isYard?: boolean
  /** Gives it one of four tints. */
  id?: string | null
}

const widths = { '': 44, m: 56, l: 88 }
const tints = ['', 'b', 'c', 'd']

/** A profile picture, or two initials; the name stands beside it. */
export function Avatar({ fullName, picture, size = '', isYard = false, id = '' }: Props) {
  const shape = `avatar ${size} ${isYard ? 'yard' : ''}`
  const width = widths[size]
  if (picture) return <img className={shape} src={picture} alt="" width={width} height={width} />
  return (
    <span className={`${shape} ${tintOf(id ?? '')}`} aria-hidden="true">
      {initials(fullName)}
    </span>
  )
}

function tintOf(id: string): string {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return tints[sum % tints.length] ?? ''
}
