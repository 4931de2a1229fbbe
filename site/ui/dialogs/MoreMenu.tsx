import { type ReactNode, useEffect, useRef } from 'react'
import { closeMenu, closeWhenLeft } from '#site/lib/browser/close-when-left.ts'

interface Props {
  /** The subject of the actions, for screen readers. */
  label: string
  /** The text in place of «⋯». */
  text?: string
  children: ReactNode
}

/** Further actions, behind «⋯». Closes after a choice, on Escape, and when something outside is pressed or focused. */
export function MoreMenu({ label, text, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => (menu.current ? closeAfterChoice(menu.current) : undefined), [])
  return (
    <details className={text ? 'more worded' : 'more'} ref={menu}>
      <summary aria-label={label}>{text ?? <span aria-hidden="true">⋯</span>}</summary>
      <div className="popup-menu more-menu">{children}</div>
    </details>
  )
}

function closeAfterChoice(menu: HTMLDetailsElement): () => void {
  const choose = ({ target }: Event) => {
    if (target instanceof Element && target.closest('.more-menu :is(a, button)')) closeMenu(menu)
  }
  const stop = closeWhenLeft(menu)
  menu.addEventListener('click', choose, { capture: true })
  return () => {
    stop()
    menu.removeEventListener('click', choose, { capture: true })
  }
}
