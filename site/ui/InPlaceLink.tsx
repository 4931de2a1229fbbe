import type { ComponentProps, MouseEvent } from 'react'
import { isPlainClick } from '#site/lib/browser/plain-click.ts'

interface Props extends Omit<ComponentProps<'a'>, 'onClick'> {
  href: string
  onGo(href: string): void
}

/** A link whose target is shown in place; a click with a modifier, and a browser without a script, follow it. */
export function InPlaceLink({ href, onGo, children, ...link }: Props) {
  function go(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onGo(href)
  }
  return (
    <a href={href} {...link} onClick={go}>
      {children}
    </a>
  )
}
