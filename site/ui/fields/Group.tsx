import { type ReactNode, useId } from 'react'

interface Props {
  label: string
  className?: string
  children: ReactNode
}

/** Choices with a visible name. It is no legend: WebKit draws the line above a fieldset through one. */
export function Group({ label, className = 'field', children }: Props) {
  // An ID begins with a letter.
  const id = `group${useId()}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend
    <div role="group" className={className} aria-labelledby={id}>
      <span className="label" id={id}>
        {label}
      </span>
      {children}
    </div>
  )
}
