import { initials } from '#site/lib/formats.ts'

interface Props {
  fullName: string
  picture: string | null
  /** 44, 56 or 88 pixels. */
  size?: '' | 'm' | 'l'
  /** Employers are square. */
  isEmployer?: boolean
  /** Selects one of four tints. */
  id?: string | null
}

const tints = ['', 'b', 'c', 'd']

/** A profile picture, or two initials; the name stands beside it. */
export function Avatar({ fullName, picture, size = '', isEmployer = false, id = '' }: Props) {
  const className = `avatar ${size} ${isEmployer ? 'square' : ''}`
  if (picture) return <img className={className} src={picture} alt="" />
  return (
    <span className={`${className} ${tintOf(id ?? '')}`} aria-hidden="true" translate="no">
      {initials(fullName)}
    </span>
  )
}

const tintOf = (id: string) => tints[(id.charCodeAt(1) + id.charCodeAt(2)) % tints.length] ?? ''
