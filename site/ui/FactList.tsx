import type { ReactNode } from 'react'

interface Fact {
  name: string
  value: ReactNode
  note?: string
}

/** Facts by name; those without a value are left out, and nothing is shown when none is left. */
export function FactList({ facts, look = 'facts' }: { facts: readonly Fact[]; look?: string }) {
  const known = facts.filter(({ value }) => value)
  if (!known.length) return null
  return (
    <dl className={look}>
      {known.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note && <small> {note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
