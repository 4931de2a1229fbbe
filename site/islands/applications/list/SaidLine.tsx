import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  /** Takes the focus from the button that has made place for it. */
  isNew: boolean
  children: ReactNode
}

/** What a person has said with a button. */
export function SaidLine({ isNew, children }: Props) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isNew) line.current?.focus()
  }, [isNew])
  return (
    <p ref={line} tabIndex={-1}>
      {children}
    </p>
  )
}
