import type { ReactNode } from 'react'

interface Fact {
  name: string
  value: ReactNode
  note?: string
  /** An action on the fact. */
  action?: ReactNode
}

interface Props {
  facts: readonly Fact[]
  /** `facts`, `facts two` for short values, `strip` for decisive terms; with `box` in a box of their own. */
  look?: string
}

/** Facts by name; those without a value are left out, and nothing is rendered without any. */
export function FactList({ facts, look = 'facts' }: Props) {
  const known = facts.filter(({ value }) => value)
  if (!known.length) return null
  return (
    <dl className={look}>
      {known.map(({ name, value, note, action }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note && <small>{` ${note}`}</small>}
          </dd>
          {action && <dd className="act">{action}</dd>}
        </div>
      ))}
    </dl>
  )
}
