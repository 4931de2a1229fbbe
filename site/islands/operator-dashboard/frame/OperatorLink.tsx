import type { ComponentProps, MouseEvent } from 'react'
import { isPlainClick } from '#site/lib/browser/plain-click.ts'

export type Go = (path: string) => void

interface Props extends ComponentProps<'a'> {
  href: string
  onGo: Go
}

/** A link to another page of the operator, which is shown in place. */
export function OperatorLink({ href, onGo, children, ...link }: Props) {
  function follow(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onGo(href)
  }
  return (
    <a href={href} {...link} onClick={follow}>
      {children}
    </a>
  )
}
