import { type ReactNode, useState } from 'react'
import { formatCount } from '#services/platform/shared/formats.ts'
import type { Form } from './use-form.ts'
import { noChoice } from './yes-no.ts'

interface Props {
  form: Form
  title: string
  /** The content in a few words. */
  about: string
  /** The fields inside; `hours` has the parts `hours.split` and so on. */
  names: readonly string[]
  children: ReactNode
}

/** Optional fields, folded away; open while one of them has an error. */
export function Fold({ form, title, about, names, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const isInside = (field: string) => names.some(name => `${field}.`.startsWith(`${name}.`))
  const isWrong = form.errors.some(({ field }) => isInside(field))
  const said = Object.entries(form.values).filter(
    ([name, value]) => value && value !== noChoice && isInside(name)
  )
  return (
    <details
      className="disclosure fold"
      open={isOpen || isWrong}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span>{title}</span>
        <span className="optional">
          {said.length ? formatCount(said.length, 'dato puesto', 'datos puestos') : about}
        </span>
      </summary>
      <div className="stack gap-5 folded">{children}</div>
    </details>
  )
}
